import { GENERATED_BANNER, type GeneratedFile } from "./generated-file.ts";
import {
  listOperations,
  type Operation,
  type ParameterObject,
  resolveSchema,
  type SchemaObject,
  type SpecDocument,
} from "./spec-document.ts";

/** Folder of the reference server's generated files. */
export const SERVER_FOLDER = "server-mock/generated";

/** Schemas whose objects the server stores as documents; for one that extends another, only its own fields. */
const STORED = ["Meeting", "Template", "Report", "ReportDetail", "Insight", "RoleplaySession"];

/** Schemas of rows that are imported, or read from the demo data. */
const IMPORTED = ["MeetingDetail", "ReportDetail", "Insight", "RoleplaySession"] as const;

/** The route table of the reference server, and the fields of what it stores. */
export const generateServer = (document: SpecDocument): GeneratedFile => ({
  path: `${SERVER_FOLDER}/operations.ts`,
  text: operationsModule(document, listOperations(document)),
});

function operationsModule(document: SpecDocument, operations: Operation[]): string {
  const rows = operations.map((operation) => `  ${JSON.stringify(routeOf(document, operation))},\n`);
  const inputs = operations.map((operation) => `  ${operation.id}: ${inputsOf(operation)};\n`);
  return `${GENERATED_BANNER}import type { operations } from "../../spec/generated/schema.ts";

/** Every operation of the spec: its route, permission, and request inputs. */
export const OPERATIONS = [
${rows.join("")}] as const;

/** Name of an operation in the spec. */
export type OperationId = (typeof OPERATIONS)[number]["id"];

type QueryOf<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;
type HeadersOf<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["header"]>;
type BodyOf<Id extends keyof operations> = operations[Id] extends { requestBody: { content: { "application/json": infer Body } } } ? Body : undefined;
type WithDefaults<Values, Name extends keyof Values> = Values & Required<Pick<Values, Name>>;

/** Inputs of an operation's handler: validated, coerced, with defaults filled in. */
export interface OperationInputs {
${inputs.join("")}}

/** Fields of stored objects in the order of the spec, with the formats of IDs and times. */
export const DOCUMENT_FIELDS = {
${STORED.map((name) => `  ${name}: ${JSON.stringify(fieldsOf(document, name))},\n`).join("")}} as const;

/** Values of stored objects of which nothing more is known: null where the spec allows it, and empty lists. */
export const EMPTY_FIELDS = {
${IMPORTED.map((name) => `  ${name}: ${JSON.stringify(emptyFieldsOf(document, document.components.schemas[name]))},\n`).join("")}} as const;
`;
}

function emptyFieldsOf(document: SpecDocument, schema: SchemaObject = {}): Record<string, null | []> {
  const inherited = (schema.allOf ?? []).map((part) => emptyFieldsOf(document, resolveSchema(document, part)));
  const own = (schema.required ?? []).map((name) => {
    const { nullable, type } = resolveSchema(document, schema.properties?.[name] ?? {});
    return nullable ? { [name]: null } : type === "array" ? { [name]: [] } : {};
  });
  return Object.assign({}, ...own, ...inherited);
}

function fieldsOf(document: SpecDocument, name: string): Record<string, string> {
  const schema = document.components.schemas[name];
  const properties = schema?.properties ?? schema?.allOf?.at(-1)?.properties;
  if (!properties) throw new Error(`The schema ${name}, whose objects are stored, has no properties.`);
  return Object.fromEntries(Object.entries(properties).map(([field, { format = "" }]) => [field, format]));
}

/** One row of the table. `statuses` lists every status that the spec declares. */
function routeOf(document: SpecDocument, operation: Operation): object {
  const statuses = Object.keys(operation.object.responses).map(Number);
  return {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    permission: operation.permission,
    summary: operation.summary,
    successStatus: statuses.find((status) => status < 300),
    statuses,
    hasBody: operation.object.requestBody !== undefined,
    query: parametersIn(operation, "query").map((parameter) => queryRow(document, parameter)),
    pathParameters: parametersIn(operation, "path").map((parameter) => parameter.name),
    headers: parametersIn(operation, "header").map((parameter) => parameter.name),
  };
}

function queryRow(document: SpecDocument, parameter: ParameterObject): object {
  const schema = resolveSchema(document, parameter.schema);
  return {
    name: parameter.name,
    type: schema.type,
    ...(schema.default === undefined ? {} : { default: schema.default }),
  };
}

function inputsOf(operation: Operation): string {
  const id = JSON.stringify(operation.id);
  const defaults = parametersIn(operation, "query").filter((parameter) => parameter.schema.default !== undefined);
  const names = defaults.map((parameter) => JSON.stringify(parameter.name)).join(" | ");
  const query = names ? `WithDefaults<QueryOf<${id}>, ${names}>` : `QueryOf<${id}>`;
  const path = parametersIn(operation, "path").map((parameter) => `${parameter.name}: string`);
  return `{ query: ${query}; path: { ${path.join("; ")} }; headers: HeadersOf<${id}>; body: BodyOf<${id}> }`;
}

function parametersIn(operation: Operation, place: string): ParameterObject[] {
  return operation.parameters.filter((parameter) => parameter.in === place);
}
