import { type FileHandle, open } from "node:fs/promises";

/** Flushes a file to disk. */
export type Flush = (file: FileHandle) => Promise<void>;

const toDisk: Flush = (file) => file.datasync();

/**
 * Flushes SQLite's log to disk outside the event loop, which serves other requests meanwhile. Commits during a flush share the
 * next one.
 */
export class LogFlush {
  readonly #path: string;
  readonly #flush: Flush;
  readonly #onLost: () => void;
  #file: Promise<FileHandle> | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #failure: Error | undefined;

  /** `onLost` is called once if a flush fails: only a new process can find out what the disk contains. */
  constructor(database: string, flush: Flush = toDisk, onLost: () => void = () => undefined) {
    this.#path = `${database}-wal`;
    this.#flush = flush;
    this.#onLost = onLost;
  }

  /** Description of a failed flush for an operator; undefined without one. */
  get problem(): string | undefined {
    return (
      this.#failure && "a flush to disk failed, so the last writes may be lost; check the disk, then restart svc-server"
    );
  }

  /** Throws once a flush has failed: a later one may succeed without the lost data. */
  requireIntact(): void {
    if (this.#failure) throw this.#failure;
  }

  /** Resolves once everything committed before is on disk. */
  wait(): Promise<void> {
    if (!this.#running) {
      this.#running = this.#run().finally(() => {
        this.#running = undefined;
      });
      return this.#running;
    }
    const again = () => {
      this.#next = undefined;
      return this.wait();
    };
    this.#next ??= this.#running.then(again, again);
    return this.#next;
  }

  async close(): Promise<void> {
    await (this.#next ?? this.#running)?.catch(() => undefined);
    await (await this.#file?.catch(() => undefined))?.close();
  }

  async #run(): Promise<void> {
    this.requireIntact();
    const file = await this.#opened();
    try {
      await this.#flush(file);
    } catch (cause) {
      this.#failure = new Error("disk I/O error: the last writes may not be on disk; restart svc-server", { cause });
      this.#onLost();
      throw this.#failure;
    }
  }

  /** Opens the file. If that fails, such as for lack of file descriptors, nothing is lost: the next write flushes it. */
  async #opened(): Promise<FileHandle> {
    try {
      this.#file ??= open(this.#path, "r+");
      return await this.#file;
    } catch (error) {
      this.#file = undefined;
      throw error;
    }
  }
}
