/** A value that both databases can store. */
export type SqlValue = string | number | null;

/** Values by parameter name. */
export type Values = Record<string, SqlValue>;

/** A statement in SQL that both databases understand, with parameters as `:name`. */
export interface Query<Parameters, Row> {
  readonly sql: string;
  /** Columns that PostgreSQL's client returns as bytes; for SQLite the query itself casts them. */
  readonly bytes?: readonly string[];
  /**
   * Makes PostgreSQL plan it for its values every time. By default one plan serves all organizations, and would read all of
   * a large one instead of starting at the end of an index.
   */
  readonly isPlannedByValues?: boolean;
  readonly types?: (parameters: Parameters) => Row;
}

/** Defines a query with typed parameters and rows. Databases prepare it once per text. */
export function defineQuery<Parameters, Row>(
  sql: string,
  { bytes = [], isPlannedByValues = false }: Pick<Query<Parameters, Row>, "bytes" | "isPlannedByValues"> = {},
): Query<Parameters, Row> {
  return { sql, bytes, isPlannedByValues };
}

/** Inserts one row with the columns of the sample. */
export function insertQuery(table: string, sample: object): Query<object, unknown> {
  const columns = Object.keys(sample);
  const values = columns.map((column) => `:${column}`);
  return defineQuery(`insert into ${table} (${columns.join(", ")}) values (${values.join(", ")})`);
}

/** A query for one database, with its parameters in positional order. */
export interface CompiledQuery {
  sql: string;
  bind: (parameters: object) => SqlValue[];
}

/** A string literal, or a parameter: literals may contain what looks like one. */
const TEXT_OR_PARAMETER = /'[^']*'|:(\w+)/g;

/** Replaces parameter names with a database's positional placeholders, from 1. */
export function compileQuery({ sql }: Query<never, unknown>, placeholder: (position: number) => string): CompiledQuery {
  const names: string[] = [];
  const compiled = sql.replace(TEXT_OR_PARAMETER, (found, name?: string) =>
    name === undefined ? found : placeholder(names.push(name)),
  );
  const bind = (parameters: object) =>
    names.map((name) => {
      const value = (parameters as Values)[name];
      if (value === undefined) throw new Error(`No value for :${name} in: ${sql}`);
      return value;
    });
  return { sql: compiled, bind };
}
