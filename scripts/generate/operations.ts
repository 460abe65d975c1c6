import { GENERATED_BANNER, type GeneratedFile } from "./generated-file.ts";
import { listOperations, type Operation, resolveSchema, type SpecDocument } from "./spec-document.ts";

/** `src/generated/operations.ts`: the one table that names every operation of the service. */
export function generateOperations(document: SpecDocument): GeneratedFile {
  const operations = listOperations(document);
  const rows = operations.map((operation) => `  ${operation.id}: ${print(describe(document, operation))},\n`);
  const text =
    `${GENERATED_BANNER}${OPERATION_TYPE}\n/** Name of an operation in the spec. */\nexport type OperationId =\n` +
    `${operations.map(({ id }) => `  | ${JSON.stringify(id)}`).join("\n")};\n\n` +
    "/** Every operation by its `operationId`. */\n" +
    `export const OPERATIONS: Readonly<Record<OperationId, Operation>> = {\n${rows.join("")}};\n`;
  return { path: "src/generated/operations.ts", text };
}

const OPERATION_TYPE = `/** Request and result of an operation. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  /** What a success holds: a page of a list, an array or an object in the envelope's \`data\`, or a document without envelope. */
  readonly result: "page" | "array" | "object" | "document";
  /** Names of its query parameters. */
  readonly query?: readonly string[];
  /** Its date parameters, the lower bound first. */
  readonly dates?: readonly string[];
}
`;

/** The row of an operation in the SDK's table. */
export function describe(document: SpecDocument, operation: Operation) {
  const names = operation.parameters.filter((parameter) => parameter.in === "query").map((parameter) => parameter.name);
  const isList = names.includes("page") && names.includes("limit");
  return {
    method: operation.method,
    path: operation.path,
    result: isList ? "page" : resultKind(document, operation),
    query: names,
    dates: operation.parameters.filter(isDate).map((parameter) => parameter.name),
  };
}

function print(members: object): string {
  const given = Object.entries(members).filter(([, value]) => value.length > 0);
  return `{ ${given.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(", ")} }`;
}

function resultKind(document: SpecDocument, operation: Operation): "array" | "object" | "document" {
  const success = operation.object.responses["200"] ?? operation.object.responses["201"];
  const schema = success?.content?.["application/json"]?.schema;
  const data = schema && resolveSchema(document, schema).properties?.["data"];
  if (!data) return "document";
  return resolveSchema(document, data).type === "array" ? "array" : "object";
}

function isDate(parameter: Operation["parameters"][number]): boolean {
  return parameter.in === "query" && !!parameter.schema.$ref?.endsWith("/DateOrDateTime");
}

/** The first sentence of a description, as help text of a flag. */
function flagText(description: string): string {
  const [sentence = ""] = description.trim().split(/(?<=\.) /);
  const text = sentence.replace(/ \((ISO 8601|range assumed|assumed)\)/g, "").replace(/\.$/, "");
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** `cli/generated/parameters.ts`: the query parameters of every operation, for flags, their choices and their ranges. */
export function generateParameters(document: SpecDocument): GeneratedFile {
  const table = Object.fromEntries(
    listOperations(document).map((operation) => [
      operation.id,
      operation.parameters
        .filter((parameter) => parameter.in === "query")
        .map((parameter) => {
          const schema = resolveSchema(document, parameter.schema);
          return {
            name: parameter.name,
            type: isDate(parameter) ? "date" : schema.format === "uuid" ? "uuid" : (schema.type ?? "string"),
            description: flagText(parameter.description ?? ""),
            enum: schema.enum,
            minimum: schema.minimum,
            maximum: schema.maximum,
            default: parameter.schema.default ?? schema.default,
          };
        }),
    ]),
  );
  const text =
    `${GENERATED_BANNER}/** A query parameter of an operation, as the spec describes it. */\n` +
    "export interface QueryParameter {\n  name: string;\n" +
    '  type: "string" | "integer" | "number" | "boolean" | "uuid" | "date";\n  description: string;\n' +
    "  enum?: readonly string[];\n  minimum?: number;\n  maximum?: number;\n  default?: string | number | boolean;\n}\n\n" +
    "/** The query parameters of every operation, by `operationId`. */\n" +
    `export const QUERY_PARAMETERS = ${JSON.stringify(table, null, 2)} as const satisfies Record<string, readonly QueryParameter[]>;\n`;
  return { path: "cli/generated/parameters.ts", text };
}
