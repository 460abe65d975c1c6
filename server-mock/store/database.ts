import type { Query } from "./query.ts";
import type { TableName, Tables } from "./tables.ts";

/** Supported databases. */
type Dialect = "sqlite" | "postgres";

/** One part of a write. */
export type Write = StatementWrite | RowsWrite;

export interface StatementWrite {
  query: Query<never, unknown>;
  parameters: object;
  /** Number of rows that the statement must change; otherwise the whole write is rolled back with a `WriteConflict`. */
  expectedChanges?: number;
}

export interface RowsWrite {
  table: TableName;
  rows: object[];
}

/** Options of a write. */
export interface ReturningOptions {
  /**
   * False for data that only processes on the same machine rely on: with SQLite, a power loss may undo the write, which saves a
   * flush to disk.
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
   * Runs all writes or none, in one transaction, which is on disk when the promise resolves. Returns the number of changed
   * rows.
   */
  write(writes: Write[]): Promise<number>;
  /**
   * Runs one `insert`, `update` or `delete` with a `returning` clause and returns its rows. On disk when the promise resolves
   * unless `isLasting` is false. Counts as a write, so cached callers are read again.
   */
  writeReturning<Parameters extends object, Row>(
    query: Query<Parameters, Row>,
    parameters: Parameters,
    options?: ReturningOptions,
  ): Promise<Row[]>;
  /** Resolves when everything that can be read is on disk: readers may see a write before it is acknowledged. */
  untilLasting(): Promise<void>;
  /** Runs unprepared statements in one transaction, for migrations and maintenance. */
  script(statements: string[]): Promise<void>;
  /**
   * Runs one unprepared statement without a time limit, on PostgreSQL outside of a transaction: `create index concurrently`.
   */
  alone(statement: string): Promise<void>;
  /**
   * Removes deleted data from the storage: rewrites a SQLite file, vacuums PostgreSQL.
   *
   * @throws CompactionBlocked if other processes keep the file in use
   */
  compact(): Promise<void>;
  /** Writes a consistent copy to a new file, for databases that are files. */
  copyTo(file: string): Promise<void>;
  /**
   * Increases with every write of any process: results read at the same version are still current. Undefined if determining it
   * takes as long as reading.
   */
  version(): number | undefined;
  /**
   * Gives all reads one snapshot of the database until `endView` or the next write of this process. For synchronous sequences
   * of reads, where one view costs less than one per read.
   */
  beginView?(): void;
  endView?(): void;
  /**
   * Explains to an operator why writes fail and what to do; undefined if no problem is known. Tries a write if the last one has
   * failed, or with `mustTry`.
   */
  findWriteProblem(mustTry: boolean): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Thrown if a write or commit was sent and no response came, so that its outcome is unknown. */
export class OutcomeUnknown extends Error {
  override readonly name = "OutcomeUnknown";

  constructor(cause: unknown) {
    super(`It is not known whether the write was made: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Thrown if another request has changed or created the same rows. Nothing was written. */
export class WriteConflict extends Error {
  override readonly name = "WriteConflict";
  /** Statement that did not change the expected number of rows; undefined for a duplicate row. */
  readonly query: object | undefined;

  constructor(message: string, query?: object) {
    super(message);
    this.query = query;
  }
}

/** One statement of a write, with parameters checked against the query. */
export function statement<Parameters extends object>(
  query: Query<Parameters, unknown>,
  parameters: Parameters,
  expectedChanges?: number,
): StatementWrite {
  const write = { query: query as Query<never, unknown>, parameters };
  return expectedChanges === undefined ? write : { ...write, expectedChanges };
}

/** Inserts rows into one table. */
export function insertRows<Name extends TableName>(table: Name, rows: Tables[Name][]): RowsWrite {
  return { table, rows };
}

/** The number that an aggregate without groups returns: it always has a row. */
export async function countOf<Parameters extends object>(
  database: Database,
  query: Query<Parameters, { count: number }>,
  parameters: Parameters,
): Promise<number> {
  const [row] = (await database.all(query, parameters)) as [{ count: number }];
  return row.count;
}
