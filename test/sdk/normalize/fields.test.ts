import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { type FieldKind, fieldOf } from "../../../src/normalize/fields.ts";

interface Schema {
  type?: string;
  format?: string;
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

const spec = parse(readFileSync(new URL("../../../spec/openapi.yaml", import.meta.url), "utf8"));
const schemas: Record<string, Schema> = spec.components.schemas;

const RESPONSES = [
  "MeetingDetail",
  "ReportDetail",
  "Template",
  "DeletedTemplate",
  "TeamStats",
  "Insight",
  "RoleplaySession",
];

const resolve = (schema: Schema): Schema =>
  schema.$ref ? resolve(schemas[schema.$ref.split("/").at(-1) ?? ""] as Schema) : schema;

function propertiesOf(given: Schema): [string, Schema][] {
  const schema = resolve(given);
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [...Object.entries(schema.properties ?? {}), ...parts.flatMap(propertiesOf)];
}

function kindOf(name: string, given: Schema): FieldKind {
  const schema = resolve(given);
  const part = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])][0];
  if (part && !schema.type) return kindOf(name, part);
  if (schema.format === "uuid") return "id";
  if (schema.format === "date-time") return "time";
  if (schema.type === "number" || schema.type === "integer") return "number";
  if (schema.type === "boolean") return "flag";
  if (schema.type === "object") return "record";
  if (schema.type === "array") return resolve(schema.items ?? {}).type === "string" ? "texts" : "rows";
  return "text";
}

function everyField(given: Schema): [string, FieldKind][] {
  return propertiesOf(given).flatMap(([name, schema]) => {
    const inner = resolve(schema);
    const nested = inner.type === "array" ? (inner.items ?? {}) : inner;
    return [[name, kindOf(name, schema)] as [string, FieldKind], ...everyField(nested)];
  });
}

it.each(RESPONSES)("Every field of a %s is known by its name, as what the spec says", (name) => {
  const fields = everyField(schemas[name] as Schema);
  expect(fields.length).toBeGreaterThan(1);
  expect(fields.map(([field]) => [field, fieldOf(field).kind])).toEqual(fields);
});

it.each(["overallScore", "OverallScore", "overall-score", "overall_score"])("%s is overall_score", (name) => {
  expect(fieldOf(name)).toEqual({ name: "overall_score", kind: "number", isOther: false });
});

it("of names without end few are remembered", () => {
  for (let index = 0; index < 500; index += 1) fieldOf(`any_name_${index}`);
  expect(fieldOf("one_more")).not.toBe(fieldOf("one_more"));
});
