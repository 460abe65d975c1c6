import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { GENERATED_BANNER, type GeneratedFile } from "./generated-file.ts";

/** The part of a schema object that the generators read. */
export interface SchemaObject {
  $ref?: string;
  type?: string;
  format?: string;
  nullable?: boolean;
  description?: string;
  enum?: (string | null)[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: SchemaObject;
  allOf?: SchemaObject[];
  properties?: Record<string, SchemaObject>;
  required?: string[];
}

/** The part of a parameter object that the generators read. */
export interface ParameterObject {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: SchemaObject;
}

/** The part of an operation object that the generators read. */
export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  "x-permission"?: string;
  /** SDK resource (`meetings`, `roleplay.sessions`, none for a method of the client), method, and an example line. */
  "x-sdk"?: { resource?: string; method: string; example?: string };
  parameters?: ParameterObject[];
  requestBody?: { content: Record<string, { schema: SchemaObject }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: SchemaObject }> }>;
}

/** An OpenAPI 3.0 document, as far as the generators read it. */
export interface SpecDocument {
  openapi: string;
  info: { title: string; version: string };
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, SchemaObject>; parameters: Record<string, ParameterObject> };
}

/** An operation with its place in the document, its parameters resolved. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  permission: string;
  summary: string;
  parameters: ParameterObject[];
  object: OperationObject;
}

const METHODS = ["get", "put", "post", "delete", "patch"];

/** Reads an OpenAPI document from a file (YAML or JSON) or an http(s) URL, with a key if needed. */
export async function loadSpec(source: string, apiKey?: string): Promise<SpecDocument> {
  const text = /^https?:/.test(source) ? await download(source, apiKey) : await readFile(source, "utf8");
  const document = parse(text) as SpecDocument;
  if (!document?.openapi?.startsWith("3.0.") || !document.paths || !document.components?.schemas) {
    throw new Error(`Expected an OpenAPI 3.0 document with paths and component schemas at ${source}.`);
  }
  return document;
}

async function download(url: string, apiKey: string | undefined): Promise<string> {
  if (apiKey && !/^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url))
    throw new Error(`The key would travel to ${url} in the clear. Use https, or unset SERVICE_API_KEY.`);
  const authorization = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  const response = await fetch(url, { headers: { accept: "application/json", ...authorization } });
  if (response.ok) return response.text();
  const isRefused = response.status === 401 || response.status === 403;
  const advice = isRefused ? "Set SERVICE_API_KEY to a key that it accepts." : "Expected an OpenAPI 3.0 document.";
  throw new Error(`GET ${url} returned ${response.status}. ${advice}`);
}

/** Every operation of the document, in its order. */
export function listOperations(document: SpecDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const object = item[method];
      return object ? [describeOperation(document, path, method, object)] : [];
    }),
  );
}

function describeOperation(document: SpecDocument, path: string, method: string, object: OperationObject): Operation {
  const parameters = (object.parameters ?? []).map((parameter) => resolveParameter(document, parameter));
  return {
    id: object.operationId,
    method: method.toUpperCase(),
    path,
    permission: object["x-permission"] ?? "read",
    summary: object.summary ?? "",
    parameters,
    object,
  };
}

function resolveParameter(document: SpecDocument, parameter: ParameterObject): ParameterObject {
  if (!parameter.$ref) return parameter;
  const resolved = document.components.parameters[refName(parameter.$ref)];
  if (!resolved) throw new Error(`${parameter.$ref} does not exist.`);
  return resolved;
}

/** The last part of a reference: `#/components/schemas/Meeting` gives `Meeting`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

/** Resolves a reference, or an `allOf` around one, keeping the outer description and default. */
export function resolveSchema(document: SpecDocument, schema: SchemaObject): SchemaObject {
  const ref = schema.$ref ?? (schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined);
  const target = ref ? document.components.schemas[refName(ref)] : undefined;
  return target ? { ...target, ...schema } : schema;
}

/** The spec as JSON, for the reference server and `svc spec`. */
export const generateDocument = (document: SpecDocument): GeneratedFile => ({
  path: "spec/generated/open-api-document.ts",
  text: `${GENERATED_BANNER}/** The spec of this version as JSON, as the reference server serves it at \`/api/v1/openapi.json\`. */
export const OPEN_API_JSON: string = ${JSON.stringify(JSON.stringify(document))};
`,
});
