/** A value of a statement. */
export type Value = string | number | null;

/** A statement, and the values for each of its executions. */
export type Statement = readonly [query: string, ...rows: (readonly Value[])[]];

/** JSON type of a row's member that is a column. */
export type MemberType = "text" | "number" | "boolean";

/** SQL that differs between the databases. */
export interface Sql {
  /** Type of `at`. */
  readonly time: string;
  /** Type of `data`: the row as JSON, as received. */
  readonly json: string;
  /** Order: newest first, rows without a time last. */
  readonly newestFirst: string;
  /** A member of a JSON value; null if it is of another type. */
  member(json: string, name: string, type: MemberType): string;
  /** A column that the database computes from `data`. */
  generated(name: string, type: MemberType): string;
  /** Condition: contained in the parameter, a JSON array of text. */
  readonly among: string;
  /** Table expression: the members of an array in `data`, as `alias.value`; empty if it is not an array. */
  elements(json: string, name: string, alias: string): string;
  /** Creates or replaces a view. */
  view(name: string, query: string): string;
}

/** Database of a copy. Queries have `?` for each value. */
export interface CopyDatabase {
  /** Location, without a password. */
  readonly place: string;
  readonly sql: Sql;
  /** Names of the existing tables. */
  tables(): Promise<string[]>;
  rows<Row extends object>(query: string, values?: readonly Value[]): Promise<Row[]>;
  /** Like `rows`, but a few at a time, to keep a large table out of memory. */
  each<Row extends object>(query: string, values: readonly Value[]): AsyncIterable<Row>;
  /** Runs statements in one transaction: all, or none. */
  write(statements: readonly Statement[]): Promise<void>;
  /** Runs `work` while holding the lock of this name; `locked` if it is not free in time. */
  withLock<Result>(name: string, patienceMs: number, work: () => Promise<Result>): Promise<Result | Locked>;
  close(): Promise<void>;
}

/** Somebody else holds a lock. */
export interface Locked {
  readonly isLocked: true;
  /** Holder: `process 12 on host, since …`; empty if unknown. */
  readonly holder: string;
  /** Advice in case that process is gone. */
  readonly advice: string;
}

/** Reports whether a lock was not free. */
export const isLocked = (outcome: unknown): outcome is Locked =>
  typeof outcome === "object" && outcome !== null && "isLocked" in outcome;
