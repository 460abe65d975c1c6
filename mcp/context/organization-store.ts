import { byteSizeOf } from "./byte-size.ts";

interface Entry {
  value: unknown;
  expiresAt: number;
  bytes: number;
}

const MAX_BYTES = 64_000_000;
const SWEEP_EVERY_MS = 60_000;
/** How long a reader waits for another reader of the same key. */
const PATIENCE_MS = 10_000;

/**
 * Data of one organization in memory, for all of its keys. The store does not authenticate: callers must validate the key with
 * the service before each read, see `KeyProof`. The least recently used entry is evicted first; every entry expires.
 */
export class OrganizationStore {
  /** In order of last use. */
  readonly #entries = new Map<string, Entry>();
  readonly #reading = new Map<string, Promise<void>>();
  readonly #now: () => number;
  readonly #maxBytes: number;
  #bytes = 0;
  #sweep: NodeJS.Timeout | undefined;

  constructor(now: () => number, maxBytes = MAX_BYTES) {
    this.#now = now;
    this.#maxBytes = maxBytes;
  }

  /** Approximate size of the values in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The value that is kept under a key; undefined if there is none. */
  find(key: string): unknown {
    this.#expire();
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Values whose keys have a prefix, by key. */
  *startingWith(start: string): IterableIterator<[key: string, value: unknown]> {
    this.#expire();
    for (const [key, { value }] of [...this.#entries]) if (key.startsWith(start)) yield [key, value];
  }

  /** Keeps a value for `maxAgeMs`, unless it exceeds the store's limit. */
  keep(key: string, value: unknown, maxAgeMs: number): void {
    this.delete(key);
    const bytes = byteSizeOf(value);
    if (bytes > this.#maxBytes) return;
    this.#entries.set(key, { value, expiresAt: this.#now() + maxAgeMs, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
    this.#expire();
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  /** Removes all entries. */
  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  /**
   * Runs readers of a key one after the other, so that concurrent ones find what the first has read. Nobody waits for a
   * canceled or slow reader, or after being canceled.
   */
  async inTurn<Result>(key: string, signal: AbortSignal, read: () => Promise<Result>): Promise<Result> {
    const patience = new Patience(signal);
    try {
      for (let running = this.#reading.get(key); running && !patience.isOver; running = this.#reading.get(key))
        await Promise.race([running, patience.end]);
    } finally {
      patience.stop();
    }
    signal.throwIfAborted();
    const result = read();
    const ended: Promise<void> = result.then(
      () => this.#end(key, ended),
      () => this.#end(key, ended),
    );
    this.#reading.set(key, ended);
    return result;
  }

  #end(key: string, reading: Promise<void>): void {
    if (this.#reading.get(key) === reading) this.#reading.delete(key);
  }

  /** Evicts expired entries, now and later, even without further reads. */
  #expire(): void {
    const now = this.#now();
    for (const [key, { expiresAt }] of this.#entries) if (expiresAt <= now) this.delete(key);
    if (this.#sweep || this.#entries.size === 0) return;
    this.#sweep = setTimeout(() => {
      this.#sweep = undefined;
      this.#expire();
    }, SWEEP_EVERY_MS).unref();
  }
}

/** Limits how long one reader waits for another; also ends when a signal aborts. */
class Patience {
  isOver: boolean;
  readonly end: Promise<void>;
  readonly stop: () => void;

  constructor(signal: AbortSignal) {
    this.isOver = signal.aborted;
    let over = (): void => undefined;
    this.end = new Promise((resolve) => {
      over = () => {
        this.isOver = true;
        resolve();
      };
    });
    const timer = setTimeout(over, PATIENCE_MS);
    signal.addEventListener("abort", over, { once: true });
    this.stop = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", over);
    };
  }
}
