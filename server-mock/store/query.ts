import { type Compilable, type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** A value that both databases store. */
export type SqlValue = string | number | null;

/** Placeholder in a query for a value that is given when it runs. */
export type Slots<Parameters> = <Name extends keyof Parameters & string>(name: Name) => RawBuilder<Parameters[Name]>;

/** Builds a query once it has a database's builder. */
type BuildQuery<Parameters, Row> = (builder: Kysely<Tables>, slot: Slots<Parameters>) => Compilable<Row>;

/** A query with named slots. It is built and compiled once per database, then only runs. */
export interface Query<Parameters, Row> {
  /** A `BuildQuery`, unnamed here so that the types of the server need none of the library's. */
  readonly build: unknown;
  readonly types?: (parameters: Parameters) => Row;
  /** Columns that PostgreSQL's client leaves as the bytes that arrive; for SQLite the query itself casts them. */
  readonly bytes?: readonly string[];
}

/**
 * Defines a query. Kysely takes longer to build and compile a query than SQLite takes to run it, so queries are values that
 * are compiled once.
 */
export function defineQuery<Parameters, Row>(
  build: BuildQuery<Parameters, Row>,
  { bytes = [] }: { bytes?: readonly string[] } = {},
): Query<Parameters, Row> {
  return { build, bytes };
}

/** Reports whether a query is built in the dialect of PostgreSQL. */
export const isForPostgres = (builder: Kysely<Tables>): boolean =>
  builder.getExecutor().adapter instanceof PostgresAdapter;

/** A query as SQL of one dialect, with the names or values of its parameters in order. */
export interface CompiledQuery {
  sql: string;
  bind: (parameters: object) => SqlValue[];
}

class Slot {
  constructor(readonly name: string) {}
}

/** Compiles a query for the dialect of `builder`. */
export function compileQuery<Parameters, Row>(builder: Kysely<Tables>, query: Query<Parameters, Row>): CompiledQuery {
  const build = query.build as BuildQuery<Parameters, Row>;
  const compiled = build(builder, (name) => sql`${new Slot(name)}`).compile();
  const sources = compiled.parameters;
  const bind = (parameters: object) => {
    const values = parameters as Record<string, SqlValue>;
    return sources.map((source) => (source instanceof Slot ? (values[source.name] ?? null) : (source as SqlValue)));
  };
  return { sql: compiled.sql, bind };
}

/** Values by the names of slots, for queries whose slots depend on what is asked. */
export type Values = Record<string, SqlValue>;

const queries = new Map<string, Query<Values, never>>();

/** One query per key, however often it is asked for: a database compiles a query once. */
export function remember<Row>(key: string, create: () => Query<Values, Row>): Query<Values, Row> {
  const known = queries.get(key) as Query<Values, Row> | undefined;
  if (known) return known;
  const query = create();
  queries.set(key, query as Query<Values, never>);
  return query;
}
