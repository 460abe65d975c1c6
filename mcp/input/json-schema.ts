import type { JSONValue } from "@modelcontextprotocol/server";
import * as z from "zod";

/** The part of JSON Schema that tools are described with. */
export interface JsonSchema {
  type?: string | string[];
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
  return { ...(rest as JsonSchema), type: "object" };
}
