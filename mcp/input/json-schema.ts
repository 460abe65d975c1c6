import type { JSONValue } from "@modelcontextprotocol/server";
import * as z from "zod";

/** The part of JSON Schema that tools are described with. */
export interface JsonSchema {
  type?: string;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  [keyword: string]: JSONValue;
}

const UNREACHABLE = 1_000_000;

/** JSON Schema of a tool's input, as short as it can be said: a model reads it with every conversation. */
export function toJsonSchema(schema: z.ZodObject): JsonSchema & { type: "object" } {
  const written = z.toJSONSchema(schema, {
    io: "input",
    override: ({ jsonSchema }) => {
      // `format` says what the pattern of an id says; bounds that nobody meets by accident are told only to who does.
      delete jsonSchema.pattern;
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      if (Math.abs(jsonSchema.maximum ?? 0) >= UNREACHABLE) delete jsonSchema.maximum;
      if (Math.abs(jsonSchema.minimum ?? 0) >= UNREACHABLE) delete jsonSchema.minimum;
    },
  });
  const { $schema: _, ...rest } = written;
  return { ...splitTypes(rest as JsonSchema), type: "object" };
}

/** The types that a schema allows, also as branches. */
export function typesOf({ type, anyOf = [] }: JsonSchema): string[] {
  return [...(type === undefined ? [] : [type]), ...anyOf.flatMap(typesOf)];
}

/** Writes `type: ["string", "null"]` as branches: some clients know one type for each schema. */
function splitTypes({ properties, ...schema }: JsonSchema): JsonSchema {
  const entries = Object.entries(properties ?? {}).map(([name, property]) => {
    const { type, ...rest } = property;
    const split = Array.isArray(type) ? { ...rest, anyOf: type.map((branch) => ({ type: String(branch) })) } : property;
    return [name, split];
  });
  return { ...schema, properties: Object.fromEntries(entries) };
}
