import type { JSONValue } from "@modelcontextprotocol/server";
import * as z from "zod";

/** The subset of JSON Schema that tools use. */
export interface JsonSchema {
  type?: string;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  [keyword: string]: JSONValue;
}

const UNREACHABLE = 1_000_000;

/** A tool's input as compact JSON Schema, since models read it in every conversation. */
export function toJsonSchema(schema: z.ZodObject): JsonSchema & { type: "object" } {
  const written = z.toJSONSchema(schema, {
    io: "input",
    override: ({ jsonSchema, path }) => {
      // Omits limits that are rarely exceeded and obvious defaults: error messages state them.
      for (const keyword of ["pattern", "minLength", "maxLength", "minItems", "maxItems", "minimum"])
        delete jsonSchema[keyword];
      if ([false, 0, 1].includes(jsonSchema.default as number)) delete jsonSchema.default;
      if (Math.abs(jsonSchema.maximum ?? 0) >= UNREACHABLE) delete jsonSchema.maximum;
      // Stated once, for the arguments; nested unknown members are rejected too.
      if (path.length > 0) delete jsonSchema.additionalProperties;
    },
  });
  const { $schema: _, ...rest } = written;
  return { ...splitTypes(rest as JsonSchema), type: "object" };
}

/** The types that a schema allows, including those of its branches. */
export function typesOf({ type, anyOf = [] }: JsonSchema): string[] {
  return [...(type === undefined ? [] : [type]), ...anyOf.flatMap(typesOf)];
}

/** Splits `type: ["string", "null"]` into branches: some clients support one type per schema. */
function splitTypes({ properties, ...schema }: JsonSchema): JsonSchema {
  const entries = Object.entries(properties ?? {}).map(([name, property]) => {
    const { type, ...rest } = property;
    const split = Array.isArray(type) ? { ...rest, anyOf: type.map((branch) => ({ type: String(branch) })) } : property;
    return [name, split];
  });
  return { ...schema, properties: Object.fromEntries(entries) };
}
