/** A value in a table or a list of facts. Null and undefined are left out. */
export type Value = string | number | boolean | null | undefined;

/** Rows under named columns. */
export interface Table {
  columns: readonly string[];
  rows: readonly (readonly Value[])[];
}

/** What a tool found out, before it is written down for the assistant. */
export interface Answer {
  /** What the service itself knows: identifiers, states, numbers, dates. */
  facts: Readonly<Record<string, Value>>;
  /** What people wrote or said, in a few words each. */
  recorded?: Readonly<Record<string, Value | readonly string[]>>;
  /** Rows, all of them recorded. */
  table?: Table;
  /** A long recorded text, cleaned and cut to size by who gives it. */
  text?: { name: string; value: string };
  /** Hints on what to do next. */
  notes?: readonly string[];
}
