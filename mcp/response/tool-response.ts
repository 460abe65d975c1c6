/** A value of a table or fact. Null and undefined are omitted. */
export type Value = string | number | boolean | null | undefined;

/** Rows under named columns. */
export interface Table {
  columns: readonly string[];
  rows: readonly (readonly Value[])[];
}

/** A response with rows. */
export interface RowsResponse extends ToolResponse {
  table: Table;
  notes: readonly string[];
}

/** A tool's response, before it is rendered. */
export interface ToolResponse {
  /** Identifiers, states, numbers, dates. Text that is none of these is rendered as recorded. */
  facts: Readonly<Record<string, Value>>;
  /** Short texts that people or the service wrote. */
  recorded?: Readonly<Record<string, Value | readonly string[]>>;
  /** Rows; all recorded text. A column that is equal in all rows is stated once. */
  table?: Table;
  /** A long recorded text, already cleaned and cut to size. */
  text?: { name: string; value: string };
  /** Next steps and caveats, in this server's own words. */
  notes?: readonly string[];
}
