import { compactJson } from "./compact-json.ts";
import { GENERATED_BANNER, type GeneratedFile } from "./generated-file.ts";
import { listOperations, refName, type SchemaObject, type SpecDocument } from "./spec-document.ts";

type JsonSchema = Record<string, unknown>;

/** `src/generated/response-schemas.ts`: JSON schemas of successful responses by operation, for `svc-sdk/validate`. */
export function generateResponseSchemas(document: SpecDocument): GeneratedFile {
  const byOperation: Record<string, string> = {};
  for (const { id, object } of listOperations(document)) {
    const schema = (object.responses["200"] ?? object.responses["201"])?.content?.["application/json"]?.schema;
    if (schema?.$ref) byOperation[id] = refName(schema.$ref);
  }
  const reachable = reach(document, Object.values(byOperation));
  const definitions = Object.fromEntries(
    [...reachable].map((name) => [name, convert(document.components.schemas[name] ?? {})]),
  );
  const text =
    `${GENERATED_BANNER}/** Schema of each operation's success, by \`operationId\`. */\n` +
    `export const SCHEMA_BY_OPERATION: Readonly<Record<string, string>> = ${compactJson(byOperation)};\n\n` +
    "/** The schemas, as JSON Schema. */\n" +
    `export const DEFINITIONS: Readonly<Record<string, object>> = ${compactJson(definitions)};\n`;
  return { path: "src/generated/response-schemas.ts", text };
}

/** The names of the schemas, and of all schemas that they refer to. */
function reach(document: SpecDocument, names: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const ref = (value as { $ref?: unknown }).$ref;
    if (typeof ref === "string") visitName(refName(ref));
    for (const child of Object.values(value)) visit(child);
  };
  const visitName = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    visit(document.components.schemas[name]);
  };
  for (const name of names) visitName(name);
  return found;
}

const KEPT = ["type", "enum", "format", "minimum", "maximum", "required"] as const;

/** OpenAPI 3.0 to JSON Schema: `nullable` becomes a type, annotations are dropped, unknown members stay allowed. */
function convert(schema: SchemaObject): JsonSchema {
  if (schema.$ref) return { $ref: `#/$defs/${refName(schema.$ref)}` };
  const converted: JsonSchema = {};
  for (const keyword of KEPT) if (schema[keyword] !== undefined) converted[keyword] = schema[keyword];
  if (schema.nullable && schema.type) converted["type"] = [schema.type, "null"];
  if (schema.items) converted["items"] = convert(schema.items);
  if (schema.allOf) converted["allOf"] = schema.allOf.map(convert);
  if (schema.properties) {
    converted["properties"] = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, convert(property)]),
    );
  }
  return converted;
}
