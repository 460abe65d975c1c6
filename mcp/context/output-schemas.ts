import type { JsonSchema } from "../input/json-schema.ts";

// Every client downloads the list of tools, so what needs no type has none.
const STRING: JsonSchema = {};
const INTEGER: JsonSchema = { type: "integer" };
const NUMBER: JsonSchema = { type: "number" };
const BOOLEAN: JsonSchema = { type: "boolean" };
const LIST: JsonSchema = { type: "array" };

/** Member types for output schemas. */
export const OUT = { string: STRING, integer: INTEGER, number: NUMBER, boolean: BOOLEAN, list: LIST } as const;

/** Output of a table. `all_rows` has the columns that are equal in all rows. */
export const TABLE_OUTPUT: Readonly<Record<string, JsonSchema>> = {
  columns: LIST,
  rows: LIST,
  all_rows: {},
};

/** Output of every tool: the members that hold untrusted text, and this server's remarks. */
export const COMMON_OUTPUT: Readonly<Record<string, JsonSchema>> = { untrusted: {}, notes: {} };

/** Output of every list. */
export const LIST_OUTPUT: Readonly<Record<string, JsonSchema>> = {
  ...TABLE_OUTPUT,
  rows_shown: INTEGER,
  total: INTEGER,
  has_more: BOOLEAN,
  next_page: INTEGER,
};
