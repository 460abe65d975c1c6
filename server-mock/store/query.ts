/** A value that both databases store. */
export type SqlValue = string | number | null;

/** Values by the names of a query's parameters. */
export type Values = Record<string, SqlValue>;

/** A statement whose SQL both databases read alike, with parameters as `:name`. */
export interface Query<Parameters, Row> {
  readonly sql: string;
  /** Columns that PostgreSQL's client leaves as the bytes that arrive; for SQLite the query itself casts them. */
  readonly bytes?: readonly string[];
  /**
   * Whether PostgreSQL plans it for its values each time. By default it makes one plan for all organizations, which reads a large one whole
   * where it should begin at the end of an index.
   */
  readonly isPlannedByValues?: boolean;
  readonly types?: (parameters: Parameters) => Row;
}

/** Defines a query, with the types of its parameters and rows. A database prepares it once per text. */
export function defineQuery<Parameters, Row>(
  sql: string,
  { bytes = [], isPlannedByValues = false }: Pick<Query<Parameters, Row>, "bytes" | "isPlannedByValues"> = {},
): Query<Parameters, Row> {
  return { sql, bytes, isPlannedByValues };
}

/** A query as one database takes it, and its parameters in the order of their positions. */
export interface CompiledQuery {
  sql: string;
  bind: (parameters: object) => SqlValue[];
}

/** A text in SQL, or a parameter: what looks like a parameter inside a text is none. */
const TEXT_OR_PARAMETER = /'[^']*'|:(\w+)/g;

/** Puts a database's own placeholders, by position from 1, in the place of names. */
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
