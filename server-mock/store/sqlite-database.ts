import { rm } from "node:fs/promises";
import type { DatabaseSyncInstance, StatementSyncInstance } from "@photostructure/sqlite";
import { compactFile, LOCKED } from "./compact-file.ts";
import {
  type Database,
  OutcomeUnknown,
  type ReturningOptions,
  type RowsWrite,
  type StatementWrite,
  type Write,
  WriteConflict,
} from "./database.ts";
import { explainTrouble, failureKindOf } from "./failures.ts";
import { loadSqlite } from "./load-sqlite.ts";
import { type Flush, LogFlush } from "./log-flush.ts";
import { type CompiledQuery, compileQuery, insertQuery, type Query } from "./query.ts";
import { rewriteSettings } from "./settings.ts";
import { createNew, createPrivately, fileOf, findFileProblem, flushNew, identityOf, MEMORY } from "./sqlite-file.ts";
import { markDatabase, requireOwnDatabase } from "./sqlite-identity.ts";
import { requireOwnLog } from "./sqlite-stale-log.ts";
import { SqliteView } from "./sqlite-view.ts";
import { waitForLock } from "./wait-for-lock.ts";

const CONSTRAINT_VIOLATION = /UNIQUE constraint failed/;
/** Readers only wait for others while the log is recovered. */
const BUSY_TIMEOUT_MS = 50;
/** Maximum that SQLite maps: reading a mapped page takes no system call. */
const MAPPED_BYTES = 0x7fff0000;
/** Reads come from the mapped file; the cache is for writes, which would write pages twice if it were small. */
const CACHE_KIBIBYTES = 64 * 1024;
/** Enough for the pages that one batch changes. */
const BULK_CACHE_KIBIBYTES = 24 * 1024;

interface Prepared extends CompiledQuery {
  statement: StatementSyncInstance;
}

/** Options for opening a SQLite database. */
export interface SqliteOptions {
  /** Reduces memory, for commands that write a lot and read each row at most once. */
  isBulk?: boolean | undefined;
  /** Flushes a file to disk; `fdatasync` by default. */
  flush?: Flush | undefined;
  /** Called once if a flush to disk has failed. */
  onLost?: (() => void) | undefined;
}

/** Opens a SQLite database in a file, or in memory with `:memory:`. */
export async function openSqlite(
  location: string,
  { isBulk = false, flush, onLost }: SqliteOptions = {},
): Promise<Database> {
  const DatabaseSyncClass = await loadSqlite();
  if (location !== MEMORY) {
    await createPrivately(location);
    requireOwnLog(location, DatabaseSyncClass);
  }
  const connection = new DatabaseSyncClass(location);
  try {
    requireOwnDatabase(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
  connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY`);
  // NORMAL: the log is flushed outside the event loop, before a write is acknowledged.
  if (location !== MEMORY)
    connection.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA mmap_size = ${isBulk ? 0 : MAPPED_BYTES}; PRAGMA cache_size = -${isBulk ? BULK_CACHE_KIBIBYTES : CACHE_KIBIBYTES}`,
    );
  markDatabase(connection);
  // Writes of an ended process may be readable but not on disk: moves them into the file, which is flushed.
  connection.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  const log = location === MEMORY ? undefined : new LogFlush(fileOf(connection), flush, onLost);
  return new SqliteDatabase(connection, { location, identity: identityOf(location), log });
}

class SqliteDatabase implements Database {
  readonly dialect = "sqlite";
  readonly #connection: DatabaseSyncInstance;
  readonly #location: string;
  readonly #identity: string;
  readonly #log: LogFlush | undefined;
  readonly #view: SqliteView;
  #ownWrites = 0;
  #isClosed = false;
  /** True if the last write failed because of the database. */
  #hasFailed = false;
  #trial: Promise<string | undefined> | undefined;
  readonly #queries = new Map<string, Prepared>();

  constructor(
    connection: DatabaseSyncInstance,
    { location, identity, log }: { location: string; identity: string; log: LogFlush | undefined },
  ) {
    this.#location = location;
    this.#identity = identity;
    this.#log = log;
    this.#connection = connection;
    this.#view = new SqliteView(connection);
  }

  async all<Parameters extends object, Row>(query: Query<Parameters, Row>, parameters: Parameters): Promise<Row[]> {
    const prepared = this.#prepare(query);
    this.#view.enter();
    return prepared.statement.all(...prepared.bind(parameters)) as Row[];
  }

  async first<Parameters extends object, Row>(
    query: Query<Parameters, Row>,
    parameters: Parameters,
  ): Promise<Row | undefined> {
    const prepared = this.#prepare(query);
    this.#view.enter();
    return prepared.statement.get(...prepared.bind(parameters)) as Row | undefined;
  }

  async write(writes: Write[]): Promise<number> {
    if (writes.length === 0) return 0;
    return this.#transaction(() => {
      let changed = 0;
      for (const write of writes) changed += "table" in write ? this.#insert(write) : this.#run(write);
      return changed;
    });
  }

  async writeReturning<Parameters extends object, Row>(
    query: Query<Parameters, Row>,
    parameters: Parameters,
    { isLasting = true }: ReturningOptions = {},
  ): Promise<Row[]> {
    const prepared = this.#prepare(query);
    return this.#transaction(() => prepared.statement.all(...prepared.bind(parameters)) as Row[], isLasting);
  }

  untilLasting(): Promise<void> {
    return this.#flush();
  }

  async script(statements: string[]): Promise<void> {
    await this.#transaction(() => {
      for (const text of statements) this.#connection.exec(text);
    });
  }

  alone(statement: string): Promise<void> {
    return this.script([statement]);
  }

  async compact(): Promise<void> {
    // Words of deleted rows are only marked until the index is merged.
    await this.script(["insert into search_words (search_words) values ('optimize')"]);
    await compactFile(this.#connection, { ready: () => this.#view.end() });
  }

  async copyTo(file: string): Promise<void> {
    await createNew(file);
    this.#view.end();
    try {
      this.#connection.prepare("VACUUM INTO ?").run(file);
      await flushNew(file);
    } catch (error) {
      // A part of a copy would be taken for a backup.
      await rm(file, { force: true });
      throw error;
    }
  }

  version(): number {
    return this.#view.dataVersion() + this.#ownWrites;
  }

  beginView(): void {
    if (!this.#isClosed) this.#view.begin();
  }

  endView(): void {
    if (!this.#isClosed) this.#view.end();
  }

  async findWriteProblem(mustTry: boolean): Promise<string | undefined> {
    if (identityOf(this.#location) !== this.#identity)
      return "the database file was replaced or removed; restart svc-server";
    const isSuspect = mustTry || this.#hasFailed;
    const problem =
      this.#log?.problem ?? (this.#location === MEMORY ? undefined : await findFileProblem(this.#location, isSuspect));
    if (problem !== undefined || !isSuspect) return problem;
    this.#trial ??= this.writeReturning(rewriteSettings, {})
      .then(
        () => undefined,
        (error) => explainTrouble(error) ?? "the database accepts no writes",
      )
      .finally(() => {
        this.#trial = undefined;
      });
    return this.#trial;
  }

  /** Moves the log into the file first: the package's close leaves it in the log while statements are open. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#view.end();
    this.#isClosed = true;
    await this.#log?.close();
    try {
      // Lost writes would be copied into the file; the next start validates the log first, frame by frame.
      if (this.#log?.problem === undefined) this.#connection.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } finally {
      this.#connection.close();
    }
  }

  #prepare<Parameters, Row>(query: Query<Parameters, Row>): Prepared {
    const known = this.#queries.get(query.sql);
    if (known) return known;
    const compiled = compileQuery(query, () => "?");
    const prepared = { ...compiled, statement: this.#connection.prepare(compiled.sql) };
    this.#queries.set(query.sql, prepared);
    return prepared;
  }

  /** Runs synchronously from begin to commit, so no other request of this process can see or join the transaction. */
  async #transaction<Result>(work: () => Result, isLasting = true): Promise<Result> {
    try {
      // Writes to a file that was deleted are lost when the server ends.
      if (identityOf(this.#location) !== this.#identity) throw new Error("the database file was replaced or removed");
      this.#log?.requireIntact();
      const begin = () => this.#begin();
      if (!begin()) await waitForLock(begin);
      const result = this.#commit(work);
      if (isLasting) await this.#flush();
      this.#hasFailed = false;
      return result;
    } catch (error) {
      this.#hasFailed ||= failureKindOf(error) !== undefined;
      throw error;
    }
  }

  async #flush(): Promise<void> {
    try {
      await this.#log?.wait();
    } catch (error) {
      throw new OutcomeUnknown(error);
    }
  }

  #commit<Result>(work: () => Result): Result {
    this.#ownWrites += 1;
    try {
      const result = work();
      this.#connection.exec("COMMIT");
      return result;
    } catch (error) {
      this.#rollback();
      if (error instanceof Error && CONSTRAINT_VIOLATION.test(error.message)) throw new WriteConflict(error.message);
      throw error;
    }
  }

  /** Begins a transaction; false while another process writes. Does not block, which would stop every other request too. */
  #begin(): boolean {
    this.#view.end();
    this.#connection.exec("PRAGMA busy_timeout = 0");
    try {
      this.#connection.exec("BEGIN IMMEDIATE");
      return true;
    } catch (error) {
      if (error instanceof Error && LOCKED.test(error.message)) return false;
      throw error;
    } finally {
      this.#connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    }
  }

  #rollback(): void {
    try {
      this.#connection.exec("ROLLBACK");
    } catch {
      // Some failures, such as a full disk, have already rolled the transaction back.
    }
  }

  #run(write: StatementWrite): number {
    const prepared = this.#prepare(write.query);
    const { changes } = prepared.statement.run(...prepared.bind(write.parameters));
    if (write.expectedChanges !== undefined && Number(changes) !== write.expectedChanges) {
      throw new WriteConflict("Another request has changed the object.", write.query);
    }
    return Number(changes);
  }

  #insert(write: RowsWrite): number {
    const [sample] = write.rows;
    if (!sample) return 0;
    const { statement, bind } = this.#prepare(insertQuery(write.table, sample));
    for (const row of write.rows) statement.run(...bind(row));
    return write.rows.length;
  }
}
