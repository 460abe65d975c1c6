import { statSync } from "node:fs";
import { access, constants, open, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { setImmediate, setTimeout } from "node:timers/promises";
import type { DatabaseSyncInstance, StatementSyncInstance } from "@photostructure/sqlite";
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import {
  type Database,
  type ReturningOptions,
  type RowsWrite,
  type StatementWrite,
  type Write,
  WriteConflict,
} from "./database.ts";
import { loadSqlite } from "./load-sqlite.ts";
import { type Flush, LogFlush } from "./log-flush.ts";
import { type CompiledQuery, compileQuery, type Query, type SqlValue } from "./query.ts";
import { markDatabase, requireOwnDatabase } from "./sqlite-identity.ts";
import type { Tables } from "./tables.ts";

const CONSTRAINT_VIOLATION = /UNIQUE constraint failed/;
/** For the owner alone. */
const PRIVATE = 0o600;
/** Readers wait for others only while a log is recovered. */
const BUSY_TIMEOUT_MS = 50;
/** How long a write waits for a writer in another process. The event loop does not wait with it. */
const LOCK_TIMEOUT_MS = 4_000;
const LOCK_PAUSE_MS = 10;
/** Most locks are over within a millisecond, which is less than a timer can wait. */
const SHORT_LOCK_MS = 3;
const MEMORY = ":memory:";
/** For a few of the largest requests, which the log and the file hold at the same time. */
const ROOM_BYTES = 8 * 1024 * 1024;
const LOCKED = /database (?:table )?is locked/;
/** The most that SQLite maps: reading a mapped page takes no system call. */
const MAPPED_BYTES = 0x7fff0000;
/** Reads come from the mapped file; the cache is for writes, which a small one would make write pages twice. */
const CACHE_KIBIBYTES = 64 * 1024;
/** Enough for the pages that one batch changes. */
const BULK_CACHE_KIBIBYTES = 24 * 1024;

interface Prepared extends CompiledQuery {
  statement: StatementSyncInstance;
}

interface Insert {
  columns: string[];
  statement: StatementSyncInstance;
}

/** How a SQLite database is held. */
export interface SqliteOptions {
  /** Keeps memory small: for a command that writes a lot and reads each row at most once. */
  isBulk?: boolean;
  /** Writes a file to disk; `fdatasync` by default. */
  flush?: Flush;
}

/** Opens a SQLite database in a file, or in memory with `:memory:`. */
export async function openSqlite(location: string, { isBulk = false, flush }: SqliteOptions = {}): Promise<Database> {
  const DatabaseSyncClass = await loadSqlite();
  if (location !== MEMORY) await createPrivately(location);
  const connection = new DatabaseSyncClass(location);
  try {
    requireOwnDatabase(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
  connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY`);
  // NORMAL: the log is flushed beside the event loop, before a write is acknowledged.
  if (location !== MEMORY)
    connection.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA mmap_size = ${isBulk ? 0 : MAPPED_BYTES}; PRAGMA cache_size = -${isBulk ? BULK_CACHE_KIBIBYTES : CACHE_KIBIBYTES}`,
    );
  markDatabase(connection);
  const log = location === MEMORY ? undefined : new LogFlush(fileOf(connection), flush);
  return new SqliteDatabase(connection, { location, identity: identityOf(location), log });
}

/** The log is beside the file itself, where the location is a link to it. */
function fileOf(connection: DatabaseSyncInstance): string {
  const { file } = connection.prepare("PRAGMA database_list").get() as { file: string };
  return file;
}

/** Which file a name leads to; empty where there is none. */
function identityOf(location: string): string {
  if (location === MEMORY) return MEMORY;
  const found = statSync(location, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : "";
}

/** Transcripts are nobody else's business. SQLite takes an empty file for a new database, and gives its log the same mode. */
async function createPrivately(file: string): Promise<void> {
  try {
    await (await open(file, "wx", PRIVATE)).close();
  } catch (error) {
    // Whatever else is wrong with the file, SQLite says.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") await requireWritable(file);
  }
}

/** SQLite would say only that it cannot open the file: its log gets the same mode. */
async function requireWritable(file: string): Promise<void> {
  await access(file, constants.W_OK).catch(() => {
    throw new Error("this user must not write to it");
  });
}

class SqliteDatabase implements Database {
  readonly dialect = "sqlite";
  readonly #connection: DatabaseSyncInstance;
  readonly #location: string;
  readonly #identity: string;
  readonly #log: LogFlush | undefined;
  readonly #dataVersion: StatementSyncInstance;
  #ownWrites = 0;
  #isClosed = false;
  readonly #queries = new Map<object, Prepared>();
  readonly #inserts = new Map<string, Insert>();
  readonly #builder = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (builder) => new SqliteIntrospector(builder),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

  constructor(
    connection: DatabaseSyncInstance,
    { location, identity, log }: { location: string; identity: string; log: LogFlush | undefined },
  ) {
    this.#location = location;
    this.#identity = identity;
    this.#log = log;
    this.#connection = connection;
    this.#dataVersion = connection.prepare("PRAGMA data_version");
  }

  async all<Parameters extends object, Row>(query: Query<Parameters, Row>, parameters: Parameters): Promise<Row[]> {
    const prepared = this.#prepare(query);
    return prepared.statement.all(...prepared.bind(parameters)) as Row[];
  }

  async first<Parameters extends object, Row>(
    query: Query<Parameters, Row>,
    parameters: Parameters,
  ): Promise<Row | undefined> {
    const prepared = this.#prepare(query);
    return prepared.statement.get(...prepared.bind(parameters)) as Row | undefined;
  }

  async write(writes: Write[]): Promise<number> {
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

  async script(statements: string[]): Promise<void> {
    await this.#transaction(() => {
      for (const text of statements) this.#connection.exec(text);
    });
  }

  async compact(): Promise<void> {
    this.#connection.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
  }

  async copyTo(file: string): Promise<void> {
    await (await open(file, "wx", PRIVATE)).close();
    this.#connection.prepare("VACUUM INTO ?").run(file);
  }

  /** The pragma grows with the writes of other connections only: https://sqlite.org/pragma.html#pragma_data_version */
  version(): number {
    const { data_version } = this.#dataVersion.get() as { data_version: number };
    return data_version + this.#ownWrites;
  }

  async isInPlace(): Promise<boolean> {
    return identityOf(this.#location) === this.#identity;
  }

  /** A small write succeeds on a disk that has no room for a larger one, so the disk itself is asked. */
  async hasRoom(): Promise<boolean> {
    if (this.#location === MEMORY) return true;
    const { bavail, bsize } = await statfs(dirname(resolve(this.#location)));
    return bavail * bsize >= ROOM_BYTES;
  }

  /** Moves what was written into the file first: the package's close leaves it in the log while statements are kept. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#log?.close();
    try {
      this.#connection.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } finally {
      this.#connection.close();
    }
  }

  #prepare<Parameters, Row>(query: Query<Parameters, Row>): Prepared {
    const known = this.#queries.get(query);
    if (known) return known;
    const compiled = compileQuery(this.#builder, query);
    const prepared = { ...compiled, statement: this.#connection.prepare(compiled.sql) };
    this.#queries.set(query, prepared);
    return prepared;
  }

  /** From its begin to its commit it runs without a pause, so no other request of this process can see or join the transaction. */
  async #transaction<Result>(work: () => Result, isLasting = true): Promise<Result> {
    // What is written to a file that has no name any more is gone when the server ends.
    if (identityOf(this.#location) !== this.#identity) throw new Error("the database file was replaced or removed");
    this.#log?.requireIntact();
    const begin = () => this.#begin();
    if (!begin()) await beginLater(begin);
    const result = this.#commit(work);
    if (isLasting) await this.#log?.wait();
    return result;
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

  /** False when another process writes. Asking does not wait, which would stop every other request too. */
  #begin(): boolean {
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
    const { columns, statement } = this.#prepareInsert(write.table, sample);
    for (const row of write.rows as Record<string, SqlValue>[]) {
      statement.run(...columns.map((column) => row[column] ?? null));
    }
    return write.rows.length;
  }

  #prepareInsert(table: string, sample: object): Insert {
    const known = this.#inserts.get(table);
    if (known) return known;
    const columns = Object.keys(sample);
    const marks = columns.map(() => "?").join(", ");
    const statement = this.#connection.prepare(`insert into ${table} (${columns.join(", ")}) values (${marks})`);
    const insert = { columns, statement };
    this.#inserts.set(table, insert);
    return insert;
  }
}

async function beginLater(begin: () => boolean): Promise<void> {
  const start = performance.now();
  for (;;) {
    const waitedMs = performance.now() - start;
    if (waitedMs > LOCK_TIMEOUT_MS) throw new Error("database is locked by another process");
    if (waitedMs < SHORT_LOCK_MS) await setImmediate();
    else await setTimeout(Math.min(LOCK_PAUSE_MS, waitedMs / 4) * (0.5 + Math.random()));
    if (begin()) return;
  }
}
