import type { DatabaseSyncInstance, StatementSyncInstance } from "@photostructure/sqlite";

/**
 * One read transaction for all reads from its beginning to its end: otherwise each statement acquires and releases a file lock,
 * three system calls that cost more than finding a row.
 */
export class SqliteView {
  readonly #connection: DatabaseSyncInstance;
  readonly #dataVersion: StatementSyncInstance;
  #state: "none" | "wanted" | "open" = "none";
  #version: number | undefined;

  constructor(connection: DatabaseSyncInstance) {
    this.#connection = connection;
    this.#dataVersion = connection.prepare("PRAGMA data_version");
  }

  /** Starts a view with the next read. */
  begin(): void {
    if (this.#state === "none") this.#state = "wanted";
  }

  /** Must be called before every read. */
  enter(): void {
    if (this.#state !== "wanted") return;
    this.#connection.exec("BEGIN");
    this.#state = "open";
  }

  /** Increases with writes of other connections: https://sqlite.org/pragma.html#pragma_data_version */
  dataVersion(): number {
    if (this.#version !== undefined) return this.#version;
    this.enter();
    const { data_version } = this.#dataVersion.get() as { data_version: number };
    if (this.#state === "open") this.#version = data_version;
    return data_version;
  }

  /** Ends the view; a no-op without one. */
  end(): void {
    const wasOpen = this.#state === "open";
    this.#state = "none";
    this.#version = undefined;
    if (!wasOpen) return;
    try {
      this.#connection.exec("COMMIT");
    } catch {
      // Some failures, such as an unreadable disk, have already ended the transaction.
    }
  }
}
