import { _, Ajv, type AnySchemaObject } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import standalone from "ajv/dist/standalone/index.js";
import { FORMATS } from "../../server-mock/api/validate/formats.ts";
import { GENERATED_BANNER, type GeneratedFile } from "./generated-file.ts";
import {
  listOperations,
  type Operation,
  type ParameterObject,
  refName,
  type SchemaObject,
  type SpecDocument,
} from "./spec-document.ts";

const CODE_OPTIONS = {
  source: true,
  esm: true,
  lines: true,
  formats: _`require("../api/validate/formats.ts").FORMATS`,
};
const OPTIONS = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  formats: FORMATS,
  code: CODE_OPTIONS,
  ownProperties: true,
};

/** The reference server's validators of requests and responses, with their types. Not tracked. */
export function generateValidators(document: SpecDocument, folder: string): GeneratedFile[] {
  checkFormats(document, "");
  checkExamples(document);
  const operations = listOperations(document);
  return [
    ...generateRequestValidators(document, operations, folder),
    ...generateResponseValidators(document, operations, folder),
  ];
}

/** Fails on a format that the validators do not know; Ajv's error would name neither the schema nor the formats. */
function checkFormats(value: unknown, path: string): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const isFormat = key === "format" && typeof child === "string" && "type" in value;
    if (isFormat && !(child in FORMATS))
      throw new Error(
        `The schema at ${path || "/"} in the spec has the unknown format \`${child}\`. ` +
          `Use one of ${Object.keys(FORMATS).join(", ")}, or add it to server-mock/api/validate/formats.ts.`,
      );
    if (!/^(x-|example)/.test(key)) checkFormats(child, `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  }
}

/** Fails on an example that does not match its schema, as `npm run check` would later. */
function checkExamples(document: SpecDocument): void {
  const ajv = new Ajv2019({ strict: false, formats: FORMATS });
  addComponents(ajv, document, (schema) => convert(schema, true));
  const { examples: shared = {} } = document.components as { examples?: Record<string, Example> };
  const check = (schema: SchemaObject, example: unknown, path: string) => {
    if (ajv.validate(close(schema), example)) return;
    throw new Error(
      `The example at ${path} in the spec does not fit its schema: ${ajv.errorsText(ajv.errors, { dataVar: "it" })}.`,
    );
  };
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    const { schema = value as SchemaObject, example, examples = {} } = value as Exampled;
    if (example !== undefined && (schema.type ?? schema.$ref) !== undefined) check(schema, example, path);
    for (const [name, { $ref, value: given }] of Object.entries("schema" in value ? examples : {}))
      check(schema, $ref ? shared[refName($ref)]?.value : given, `${path}/examples/${name}`);
    for (const [key, child] of Object.entries(value)) if (!/^(x-|example)/.test(key)) visit(child, `${path}/${key}`);
  };
  visit(document, "");
}

interface Example {
  $ref?: string;
  value?: unknown;
}

/** A schema, or a parameter or media type with one. */
type Exampled = SchemaObject & { schema?: SchemaObject; example?: unknown; examples?: Record<string, Example> };

/** One validator for the query, path, headers and body of each operation that has them, compiled to plain code. */
function generateRequestValidators(document: SpecDocument, operations: Operation[], folder: string): GeneratedFile[] {
  // `verbose` keeps the schema in a failure, so that messages can name the existing fields.
  const ajv = new Ajv({ ...OPTIONS, verbose: true });
  addComponents(ajv, document, (schema) => convert(schema, false));
  const names: string[] = [];
  for (const operation of operations) {
    for (const [part, place] of [
      ["Query", "query"],
      ["Path", "path"],
      ["Headers", "header"],
    ] as const) {
      const parameters = operation.parameters.filter((parameter) => parameter.in === place);
      if (parameters.length === 0 && part !== "Query") continue;
      names.push(add(ajv, `${operation.id}${part}`, parametersSchema(parameters, part !== "Headers")));
    }
    const body = operation.object.requestBody?.content["application/json"]?.schema;
    if (body) names.push(add(ajv, `${operation.id}Body`, convert(body, false)));
  }
  return moduleFiles(`${folder}/request-validators`, ajv, names);
}

/** One validator per operation and status, which also rejects fields that the spec does not name. For tests. */
function generateResponseValidators(document: SpecDocument, operations: Operation[], folder: string): GeneratedFile[] {
  const ajv = new Ajv2019({ ...OPTIONS, ownProperties: false });
  addComponents(ajv, document, (schema) => convert(schema, true));
  const names = operations.flatMap((operation) =>
    Object.entries(operation.object.responses).flatMap(([status, response]) => {
      const schema = responseSchema(document, response);
      return schema ? [add(ajv, `${operation.id}${status}`, close(schema))] : [];
    }),
  );
  return moduleFiles(`${folder}/response-validators`, ajv, names);
}

function addComponents(
  ajv: Ajv | Ajv2019,
  document: SpecDocument,
  convertOne: (schema: SchemaObject) => AnySchemaObject,
): void {
  for (const [name, schema] of Object.entries(document.components.schemas)) ajv.addSchema(convertOne(schema), name);
}

function add(ajv: Ajv | Ajv2019, name: string, schema: AnySchemaObject): string {
  ajv.addSchema(schema, name);
  return name;
}

function parametersSchema(parameters: ParameterObject[], isClosed: boolean): AnySchemaObject {
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, convert(parameter.schema, false)])),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    ...(isClosed ? { additionalProperties: false } : {}),
  };
}

function responseSchema(
  document: SpecDocument,
  response: Operation["object"]["responses"][string],
): SchemaObject | undefined {
  const responses = (document.components as { responses?: Record<string, typeof response> }).responses ?? {};
  const resolved = response.$ref ? responses[refName(response.$ref)] : response;
  return resolved?.content?.["application/json"]?.schema;
}

/** OpenAPI 3.0 to JSON Schema: `nullable`, references by name, and dates that exist in the calendar. */
function convert(schema: SchemaObject, isClosed: boolean): AnySchemaObject {
  const { $ref, nullable, properties, items, allOf, ...others } = schema;
  if ($ref) return { $ref: refName($ref) };
  const rest = Object.fromEntries(Object.entries(others).filter(([keyword]) => !isAnnotation(keyword)));
  const inner = (child: SchemaObject) => (isClosed ? close(child) : convert(child, false));
  const isDate = schema.maxLength === 40 && schema.type === "string" && "pattern" in schema;
  return {
    ...rest,
    ...(nullable && schema.type ? { type: [schema.type, "null"] } : {}),
    ...(isDate ? { format: "date-or-date-time" } : {}),
    ...(properties ? { properties: mapValues(properties, inner) } : {}),
    ...(items ? itemsWithin(schema.maxItems, inner(items)) : {}),
    ...(allOf ? { allOf: allOf.map((part) => convert(part, isClosed)) } : {}),
  };
}

/** Validates the length before the items, so that a list that is too long is one problem. */
function itemsWithin(maxItems: number | undefined, items: AnySchemaObject): AnySchemaObject {
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
  return maxItems === undefined ? { items } : { if: { maxItems }, then: { items } };
}

function isAnnotation(keyword: string): boolean {
  return ["description", "example", "default"].includes(keyword) || keyword.startsWith("x-");
}

/** Closes the schema of a whole value: members that no part names are rejected. */
function close(schema: SchemaObject): AnySchemaObject {
  return { ...convert(schema, true), unevaluatedProperties: false };
}

function mapValues<In, Out>(record: Record<string, In>, change: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function moduleFiles(path: string, ajv: Ajv | Ajv2019, names: string[]): GeneratedFile[] {
  const code = standalone(ajv, Object.fromEntries(names.map((name) => [name, name])));
  const declarations = names.map((name) => `export declare const ${name}: Validator;\n`).join("");
  return [
    { path: `${path}.js`, text: GENERATED_BANNER + toModule(code) },
    {
      path: `${path}.d.ts`,
      text: `${GENERATED_BANNER}import type { Validator } from "../api/validate/validator.ts";\n\n${declarations}`,
    },
  ];
}

/** This repository's versions of modules that Ajv's code needs at run time. */
const RUNTIME_IMPORTS: Record<string, string> = {
  'require("../api/validate/formats.ts").FORMATS': 'import { FORMATS } from "../api/validate/formats.ts";',
  'require("ajv/dist/runtime/ucs2length").default':
    'import { codePointLength } from "../api/validate/code-point-length.ts";',
};

/** Replaces the `require` calls that Ajv generates even for ES modules by imports, so that the module runs everywhere, without Ajv. */
function toModule(code: string): string {
  let body = code.replace('"use strict";', "");
  const imports: string[] = [];
  for (const [required, line] of Object.entries(RUNTIME_IMPORTS)) {
    if (!body.includes(required)) continue;
    body = body.replaceAll(required, line.replace(/^import \{ (\w+) \}.*$/, "$1"));
    imports.push(`${line}\n`);
  }
  if (body.includes("require("))
    throw new Error("Ajv's code needs a module at run time that RUNTIME_IMPORTS does not name.");
  return `${imports.join("")}\n${body.trim()}\n`;
}
