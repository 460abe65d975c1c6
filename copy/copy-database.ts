/** A value of a statement. */
export type Value = string | number | null;

/** A statement, and the values of each time that it runs. */
export type Statement = readonly [query: string, ...rows: (readonly Value[])[]];

/** Type of a column that is a member of a row. */
export type MemberType = "text" | "number" | "boolean";

/** SQL that differs between the databases. */
export interface Sql {
  /** Type of `at`. */
  readonly time: string;
  /** Type of `data`: the row as it came, as JSON. */
  readonly json: string;
  /** Newest first, rows without a time last. */
  readonly newestFirst: string;
  /** A member of a JSON value, null where it is of another type. */
  member(json: string, name: string, type: MemberType): string;
  /** A column that the database fills from `data`. */
  generated(name: string, type: MemberType): string;
  /** A condition: among the members of the parameter, a JSON array of text. */
  readonly among: string;
  /** Table expression: the members of an array in `data`, as `alias.value`; none where it is no array. */
  elements(json: string, name: string, alias: string): string;
  /** Creates or replaces a view. */
  view(name: string, query: string): string;
}

/** Database of a copy. Queries have `?` for each value. */
export interface CopyDatabase {
  /** Where it is, without a password. */
  readonly place: string;
  readonly sql: Sql;
  /** Names of the tables that are there. */
  tables(): Promise<string[]>;
  rows<Row extends object>(query: string, values?: readonly Value[]): Promise<Row[]>;
  /** The same, a few at a time: not all of a large table is held in memory. */
  each<Row extends object>(query: string, values: readonly Value[]): AsyncIterable<Row>;
  /** Runs statements in one transaction: all, or none. */
  write(statements: readonly Statement[]): Promise<void>;
  /** Runs `work` while nobody else holds the lock of this name; `locked` when it is not free in time. */
  withLock<Result>(name: string, patienceMs: number, work: () => Promise<Result>): Promise<Result | Locked>;
  close(): Promise<void>;
}

/** Somebody else holds a lock. */
export interface Locked {
  readonly isLocked: true;
  /** Who: `process 12 on host, since …`; empty where nobody can tell. */
  readonly holder: string;
  /** Advice for when that process is gone. */
  readonly advice: string;
}

/** Reports whether a lock was not free. */
export const isLocked = (outcome: unknown): outcome is Locked =>
  typeof outcome === "object" && outcome !== null && "isLocked" in outcome;
