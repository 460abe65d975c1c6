import { existsSync } from "node:fs";
import { join } from "node:path";
import { GENERATED_BANNER, type GeneratedFile } from "./generated-file.ts";
import { describe as describeResult } from "./operations.ts";
import { listOperations, type Operation, refName, resolveSchema, type SpecDocument } from "./spec-document.ts";

const FOLDER = "src/resources";
const ROOT = join(import.meta.dirname, "../..");

/** A resource of the client: its methods, and the resources below it. */
interface Resource {
  readonly name: string;
  readonly className: string;
  readonly description: string;
  readonly operations: Operation[];
  readonly inner: Map<string, Resource>;
}

/**
 * `src/resources/generated/`: a class for each resource that the spec names by `x-sdk`, and one that holds them all. A resource with more
 * than operations has a file in `src/resources/`, whose class extends the generated one. Empty for a spec without `x-sdk`.
 */
export function generateResources(document: SpecDocument): GeneratedFile[] {
  const operations = listOperations(document).filter(({ object }) => object["x-sdk"]);
  if (operations.length === 0) return [];
  const service = newResource("", "Service", "Every operation of the API, by resource.");
  for (const operation of operations) place(document, service, operation);
  const files = [...service.inner.values()].map((resource) => ({
    path: `${FOLDER}/generated/${resource.name}.ts`,
    text: printFile(document, [...below(resource), resource]),
  }));
  return [
    ...files,
    { path: `${FOLDER}/generated/service.ts`, text: printFile(document, [service]) },
    { path: "src/browser/generated/operations.ts", text: printFunctions(document, operations) },
  ];
}

function newResource(name: string, className: string, description: string): Resource {
  return { name, className, description, operations: [], inner: new Map() };
}

function place(document: SpecDocument, service: Resource, operation: Operation): void {
  const names = operation.object["x-sdk"]?.resource?.split(".") ?? [];
  let resource = service;
  for (const [depth, name] of names.entries()) {
    const className = names
      .slice(0, depth + 1)
      .map(capitalize)
      .join("");
    const tag = document.tags?.find((candidate) => candidate.name === operation.object.tags?.[0]);
    const inner = resource.inner.get(name) ?? newResource(name, className, tag?.description ?? "");
    resource.inner.set(name, inner);
    resource = inner;
  }
  resource.operations.push(operation);
}

const below = (resource: Resource): Resource[] =>
  [...resource.inner.values()].flatMap((inner) => [...below(inner), inner]);

const capitalize = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Whether a hand-written class extends the generated one. */
const isExtended = ({ name }: Resource): boolean => name !== "" && existsSync(join(ROOT, FOLDER, `${name}.ts`));

function printFile(document: SpecDocument, resources: Resource[]): string {
  const methods = resources.flatMap(({ operations }) => operations.map((operation) => readMethod(document, operation)));
  const isOfService = resources[0]?.className === "Service";
  const has = (kind: string) => methods.some((method) => method.kind === kind);
  const imports = [
    ...(methods.some(({ kind }) => kind !== "page") ? [["type { ApiCall }", "../../api-call.ts"]] : []),
    ["type { HttpClient }", "../../http.ts"],
    ...(has("page") ? [["type { ListOptions }", "../../options/list-options.ts"]] : []),
    ...(methods.some(({ kind }) => kind !== "page")
      ? [["type { RequestOptions }", "../../options/request-options.ts"]]
      : []),
    ...(has("page") ? [["type { Paginator }", "../../pagination/paginator.ts"]] : []),
    ...(methods.length > 0
      ? [
          [
            `type { ${[...new Set(methods.flatMap(({ types }) => types))].sort().join(", ")} }`,
            "../../generated/models.ts",
          ],
        ]
      : []),
    ...(has("page") ? [["{ createList }", "../list.ts"]] : []),
    ...(isOfService
      ? [...(resources[0]?.inner.values() ?? [])].map((resource) => [
          `{ ${resource.className} }`,
          isExtended(resource) ? `../${resource.name}.ts` : `./${resource.name}.ts`,
        ])
      : []),
  ];
  const lines = imports.map(([what, from]) => `import ${what} from "${from}";\n`);
  const classes = resources.map((resource) => printClass(document, resource));
  return `${GENERATED_BANNER}${lines.join("")}\n${classes.join("\n")}`;
}

function printClass(document: SpecDocument, resource: Resource): string {
  const inner = [...resource.inner.values()];
  const name = isExtended(resource) ? `${resource.className}Operations` : resource.className;
  const fields = inner.map(
    ({ name: field, className, description }) => `  /** ${description} */\n  readonly ${field}: ${className};\n`,
  );
  const usesHttp = resource.operations.length > 0;
  const body = [
    ...(usesHttp ? ["    this.#http = http;\n"] : []),
    ...inner.map(({ name: field, className }) => `    this.${field} = new ${className}(http);\n`),
  ];
  const methods = resource.operations.map((operation) => `\n${printMethod(readMethod(document, operation))}`);
  return `/** ${resource.description} */
export class ${name} {
${fields.join("")}${usesHttp ? "  readonly #http: HttpClient;\n" : ""}
  /** @internal */
  constructor(http: HttpClient) {
${body.join("")}  }
${methods.join("")}}
`;
}

interface Method {
  readonly operation: Operation;
  readonly kind: string;
  readonly parameters: string[];
  readonly input: string[];
  /** Type of its data, or of an item of a list. */
  readonly result: string;
  readonly types: string[];
}

function readMethod(document: SpecDocument, operation: Operation): Method {
  const kind = describeResult(document, operation).result;
  const success = operation.object.responses["200"] ?? operation.object.responses["201"];
  const envelope = success?.content?.["application/json"]?.schema ?? {};
  const data = resolveSchema(document, envelope).properties?.["data"];
  const result = refName((data?.items ?? data ?? envelope).$ref ?? "");
  const body = operation.object.requestBody?.content["application/json"]?.schema.$ref;
  const identifiers = operation.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
  const hasQuery = operation.parameters.some((parameter) => parameter.in === "query");
  const query = `${capitalize(operation.id)}Query`;
  return {
    operation,
    kind,
    result,
    types: [result, ...(hasQuery ? [query] : []), ...(body ? [refName(body)] : [])],
    parameters: [
      ...identifiers.map((name) => `${name}: string`),
      ...(body ? [`body: ${refName(body)}`] : []),
      ...(hasQuery ? [`query?: ${query}`] : []),
      `options?: ${kind === "page" ? "ListOptions" : "RequestOptions"}`,
    ],
    input: [
      ...(identifiers.length > 0 ? [`path: { ${identifiers.join(", ")} }`] : []),
      ...(hasQuery ? ["query"] : []),
      ...(body ? ["body"] : []),
    ],
  };
}

function printMethod(method: Method): string {
  const { operation, kind, parameters, input, result } = method;
  const signature = `${operation.object["x-sdk"]?.method}(${parameters.join(", ")})`;
  const call =
    kind === "page"
      ? `: Paginator<${result}> {\n    return createList<${result}>(this.#http, "${operation.id}", query, options);`
      : `: ApiCall<${result}${kind === "array" ? "[]" : ""}> {\n    return this.#http.call("${operation.id}", ${input.length > 0 ? `{ ${input.join(", ")} }` : "{}"}, options);`;
  return `${printComment(operation)}  ${signature}${call}\n  }\n`;
}

const READERS: Readonly<Record<string, readonly [read: string, type: (item: string) => string]>> = {
  page: ["readPage", (item) => `ListPage<${item}>`],
  array: ["readArray", (item) => `${item}[]`],
  object: ["readObject", (item) => item],
};

/** `src/browser/generated/operations.ts`: a function for each operation, so that a page only loads those that it calls. */
function printFunctions(document: SpecDocument, operations: Operation[]): string {
  const methods = operations.map((operation) => readMethod(document, operation)).filter(({ kind }) => READERS[kind]);
  const types = [...new Set(methods.flatMap((method) => method.types))].sort();
  const readers = [...new Set(methods.map(({ kind }) => READERS[kind]?.[0]))].sort();
  return `${GENERATED_BANNER}import type { ApiCall } from "../../api-call.ts";
import type { ${types.join(", ")} } from "../../generated/models.ts";
import type { BrowserClient, BrowserRequestOptions } from "../client.ts";
import { type ListPage, ${readers.join(", ")} } from "../envelope.ts";
${methods.map(printFunction).join("")}`;
}

function printFunction({ operation, kind, parameters, input, result }: Method): string {
  const [read, type] = READERS[kind] as (typeof READERS)[string];
  const given = ["client: BrowserClient", ...parameters.slice(0, -1), "options?: BrowserRequestOptions"];
  const parts = [`method: "${operation.method}"`, `path: "${operation.path}"`, ...input.map(toPart)];
  const comment = printComment(operation, false).replaceAll(/^ {2}/gm, "");
  return `
${comment}export function ${operation.id}(${given.join(", ")}): ApiCall<${type(result)}> {
  return client.call({ ${parts.join(", ")} }, ${read}<${result}>, options);
}
`;
}

const toPart = (input: string): string => input.replace("path:", "identifiers:");

const THROWS: Readonly<Record<string, string>> = {
  404: "NotFoundError when the organization has no such object",
  412: "ConflictError when `If-Match` does not match",
};

function printComment({ method, path, permission, object }: Operation, hasExample = true): string {
  const isChange = object.requestBody !== undefined;
  const notes = method === "POST" ? [NOT_RETRIED] : [];
  const throws = [
    ...Object.entries(THROWS).flatMap(([status, when]) => (object.responses[status] ? [when] : [])),
    ...(isChange ? ["ValidationError with every problem in `details`"] : []),
  ];
  const example = hasExample && object["x-sdk"]?.example;
  const tags = [...throws.map((when) => `@throws ${when}`), ...(example ? ["@example", example] : [])];
  const lines = [
    object.description?.trim() ?? "",
    `\`${method} ${path}\`, permission \`${permission}\`.`,
    ...notes,
    ...(tags.length > 0 ? ["", ...tags] : []),
  ];
  return `  /**\n${lines.map((line) => `   *${line && ` ${line}`}\n`).join("")}   */\n`;
}

const NOT_RETRIED =
  "Not retried unless the service certainly did nothing: an error with `ambiguous: true` means that it may have taken effect.";
