import type { JsonSchema } from "../input/json-schema.ts";

const STRING: JsonSchema = { type: "string" };
const INTEGER: JsonSchema = { type: "integer" };
const NUMBER: JsonSchema = { type: "number" };
const BOOLEAN: JsonSchema = { type: "boolean" };
const LIST: JsonSchema = { type: "array" };
// Some clients validate failures against the same schema, and a failure's `status` is an HTTP status.
const STATUS: JsonSchema = { anyOf: [STRING, INTEGER] };

/** Member types for output schemas. */
export const OUT = {
  string: STRING,
  integer: INTEGER,
  number: NUMBER,
  boolean: BOOLEAN,
  list: LIST,
  status: STATUS,
} as const;

/** Output of a table: an object per row, without members that have no value. */
export const TABLE_OUTPUT: Readonly<Record<string, JsonSchema>> = { rows: LIST };

/** Output of every tool: the members that hold untrusted text, and this server's remarks. */
export const COMMON_OUTPUT: Readonly<Record<string, JsonSchema>> = { untrusted: LIST, notes: LIST };

/** Output of every list. */
export const LIST_OUTPUT: Readonly<Record<string, JsonSchema>> = {
  ...TABLE_OUTPUT,
  rows_shown: INTEGER,
  total: INTEGER,
  has_more: BOOLEAN,
  next_page: INTEGER,
};
