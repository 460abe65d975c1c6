import { isRecord } from "../../core/formats/is-record.ts";
import { parseJson } from "../../core/formats/json.ts";
import { type JsonSchema, typesOf } from "./json-schema.ts";

/**
 * Converts a value to the type that the schema expects: `"5"` to 5, `"true"` to true, JSON in a string to its value. Models
 * write all three. Anything else is left for validation to reject.
 */
export function coerce(value: unknown, schema: JsonSchema): unknown {
  const readable = typeof value === "string" ? coerceText(value, schema) : value;
  if (Array.isArray(readable) && schema.items) {
    const { items } = schema;
    return readable.map((item) => coerce(item, items));
  }
  return isRecord(readable) && schema.properties ? coerceMembers(readable, schema.properties) : readable;
}

function coerceMembers(
  value: Record<string, unknown>,
  properties: Record<string, JsonSchema>,
): Record<string, unknown> {
  const members = Object.entries(value).map(([name, member]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return [name, schema ? coerce(member, schema) : member];
  });
  return Object.fromEntries(members);
}

const NUMBER = /^\s*-?\d+(\.\d+)?\s*$/;

function coerceText(text: string, schema: JsonSchema): unknown {
  const types = typesOf(schema);
  if (types.includes("string")) return text;
  if (types.includes("integer") || types.includes("number")) return NUMBER.test(text) ? Number(text) : text;
  if (types.includes("boolean")) return toBoolean(text.trim().toLowerCase()) ?? text;
  if (types.includes("array") || types.includes("object")) return parseObject(text) ?? text;
  return text;
}

function toBoolean(text: string): boolean | undefined {
  return text === "true" ? true : text === "false" ? false : undefined;
}

function parseObject(text: string): object | null {
  const value = parseJson(text);
  return typeof value === "object" ? value : null;
}
