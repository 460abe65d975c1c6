import type { Query } from "./query.ts";
import type { TableName, Tables } from "./tables.ts";

/** Supported databases. */
type Dialect = "sqlite" | "postgres";

/** One part of a write. */
export type Write = StatementWrite | RowsWrite;

export interface StatementWrite {
  query: Query<never, unknown>;
  parameters: object;
  /** Number of rows that the statement must change; otherwise the whole write is undone with a `WriteConflict`. */
  expectedChanges?: number;
}

export interface RowsWrite {
  table: TableName;
  rows: object[];
}

/** Options of a write. */
export interface ReturningOptions {
  /**
   * False for what only processes of the same machine rely on: where the database is a file, it may be forgotten with them when
   * the machine loses its power, which saves the wait for the disk.
   */
  isLasting?: boolean;
}

/** Database interface of the server. Reads see every write acknowledged before them. */
export interface Database {
  readonly dialect: Dialect;
  all<Parameters extends object, Row>(query: Query<Parameters, Row>, parameters: Parameters): Promise<Row[]>;
  first<Parameters extends object, Row>(
    query: Query<Parameters, Row>,
    parameters: Parameters,
  ): Promise<Row | undefined>;
  /**
   * Runs all writes or none, in one transaction, which is on disk when the promise resolves. Returns how many rows they
   * changed.
   */
  write(writes: Write[]): Promise<number>;
  /**
   * Runs one `insert`, `update` or `delete` with a `returning` clause and returns its rows. It is on disk when the promise
   * resolves, unless `isLasting` is false, and counts as a write: callers are read again after it.
   */
  writeReturning<Parameters extends object, Row>(
    query: Query<Parameters, Row>,
    parameters: Parameters,
    options?: ReturningOptions,
  ): Promise<Row[]>;
  /** Resolves when all that can be read is on disk: a reader may see a write before it is acknowledged. */
  untilLasting(): Promise<void>;
  /** Runs unprepared statements in one transaction: migrations and maintenance. */
  script(statements: string[]): Promise<void>;
  /** Runs one unprepared statement for as long as it takes, on PostgreSQL outside of a transaction: indexes that others write beside. */
  alone(statement: string): Promise<void>;
  /**
   * Gives the room of deleted rows back, so that what they held is no longer in the file; a no-op elsewhere.
   *
   * @throws CompactionBlocked when other processes use the file all the time
   */
  compact(): Promise<void>;
  /** Writes a consistent copy into a new file, where the database is a file itself. */
  copyTo(file: string): Promise<void>;
  /**
   * Grows whenever anything was written, by whichever process: what was read at the same version is still so. Undefined where
   * asking for it would take as long as reading.
   */
  version(): number | undefined;
  /**
   * From now on, until `endView` or the next write of this process, reads find the database as it is at the first of them. For reads
   * that do not wait for anything in between, where one view costs less than a view for each of them.
   */
  beginView?(): void;
  endView?(): void;
  /**
   * Why nothing can be written, and what to do about it, in words for an operator; undefined where nothing is known. Tries a
   * write where the last one has failed, or `mustTry` says so.
   */
  findWriteProblem(mustTry: boolean): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Nobody knows whether a write was made: it was sent, or committed, and then no word came of it. */
export class OutcomeUnknown extends Error {
  override readonly name = "OutcomeUnknown";

  constructor(cause: unknown) {
    super(`It is not known whether the write was made: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Another request has changed or created the same rows. Nothing was written. */
export class WriteConflict extends Error {
  override readonly name = "WriteConflict";
  /** The statement that did not change the expected number of rows; undefined where a row exists already. */
  readonly query: object | undefined;

  constructor(message: string, query?: object) {
    super(message);
    this.query = query;
  }
}

/** One statement of a write, with its parameters checked against the query. */
export function statement<Parameters extends object>(
  query: Query<Parameters, unknown>,
  parameters: Parameters,
  expectedChanges?: number,
): StatementWrite {
  const write = { query: query as Query<never, unknown>, parameters };
  return expectedChanges === undefined ? write : { ...write, expectedChanges };
}

/** New rows of one table. */
export function insertRows<Name extends TableName>(table: Name, rows: Tables[Name][]): RowsWrite {
  return { table, rows };
}
