import type { JsonSchema } from "../input/json-schema.ts";

const STRING: JsonSchema = { type: "string" };
const INTEGER: JsonSchema = { type: "integer" };
const NUMBER: JsonSchema = { type: "number" };
const BOOLEAN: JsonSchema = { type: "boolean" };
const LIST: JsonSchema = { type: "array" };

/** Member types for output schemas. */
export const OUT = { string: STRING, integer: INTEGER, number: NUMBER, boolean: BOOLEAN, list: LIST } as const;

/** Output of a table. */
export const TABLE_OUTPUT: Readonly<Record<string, JsonSchema>> = {
  columns: LIST,
  rows: { type: "array", items: { type: "array" } },
};

/** Output of every list. */
export const LIST_OUTPUT: Readonly<Record<string, JsonSchema>> = {
  ...TABLE_OUTPUT,
  total: INTEGER,
  has_more: BOOLEAN,
  next_page: INTEGER,
};
