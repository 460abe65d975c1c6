import ts from "typescript";
import { enumSchemas } from "./enums.ts";
import { GENERATED_BANNER, type GeneratedFile } from "./generated-file.ts";
import { listOperations, refName, resolveSchema, type SchemaObject, type SpecDocument } from "./spec-document.ts";

type Direction = "input" | "output";

/**
 * `src/generated/models.ts`: one named interface per schema and per set of query parameters, in plain TypeScript, so that the SDK's public
 * types never mention openapi-typescript's. Response types are open (unknown enum values allowed); request types are closed.
 */
export function generateModels(document: SpecDocument, schemaNodes: ts.Node[]): GeneratedFile {
  const types = schemaTypes(schemaNodes);
  const enums = enumSchemas(document);
  const inputs = inputSchemas(document);
  const models = Object.entries(document.components.schemas)
    .filter(([, schema]) => !schema.enum && !isEnvelope(schema) && (schema.properties || schema.allOf))
    .map(([name, schema]) => {
      const type = types.get(name);
      if (!type) throw new Error(`openapi-typescript gave no type for ${name}.`);
      return printModel(document, enums, { name, schema, type, direction: inputs.has(name) ? "input" : "output" });
    });
  const imports = `import type { ${[...enums.keys()].sort().join(", ")} } from "./enums.ts";\n\n`;
  const text = [...models, ...listOperations(document).flatMap((operation) => printQuery(document, enums, operation))];
  return { path: "src/generated/models.ts", text: GENERATED_BANNER + imports + text.join("\n") };
}

function isEnvelope(schema: SchemaObject): boolean {
  return ["data", "error", "meta"].every((member) => schema.properties && member in schema.properties);
}

/** Schemas used in requests only. */
function inputSchemas(document: SpecDocument): Set<string> {
  const bodies = listOperations(document).flatMap((operation) =>
    Object.values(operation.object.requestBody?.content ?? {}).map((content) => content.schema),
  );
  return new Set(bodies.flatMap((schema) => (schema.$ref ? [refName(schema.$ref)] : [])));
}

/** The members of `components["schemas"]` in openapi-typescript's output. */
function schemaTypes(nodes: ts.Node[]): Map<string, ts.TypeNode> {
  const types = new Map<string, ts.TypeNode>();
  for (const node of nodes) {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== "components") continue;
    const schemas = node.members.find((member) => memberName(member) === "schemas");
    if (!schemas || !ts.isPropertySignature(schemas) || !schemas.type || !ts.isTypeLiteralNode(schemas.type)) continue;
    for (const member of schemas.type.members) {
      if (ts.isPropertySignature(member) && member.type) types.set(memberName(member), member.type);
    }
  }
  return types;
}

function memberName(member: ts.TypeElement): string {
  const name = member.name;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : "";
}

interface Model {
  name: string;
  schema: SchemaObject;
  type: ts.TypeNode;
  direction: Direction;
}

function printModel(document: SpecDocument, enums: ReadonlyMap<string, unknown>, model: Model): string {
  const parts = ts.isIntersectionTypeNode(model.type) ? [...model.type.types] : [model.type];
  const literals = parts.map(unwrap).filter(ts.isTypeLiteralNode);
  const bases = parts
    .filter((part) => !ts.isTypeLiteralNode(unwrap(part)))
    .map((part) => printType(part, enums, model.direction));
  const properties = Object.assign(
    {},
    model.schema.properties,
    ...(model.schema.allOf ?? []).map((part) => part.properties),
  );
  const members = literals
    .flatMap((literal) => [...literal.members])
    .map((member) => {
      if (!ts.isPropertySignature(member) || !member.type) return "  [member: string]: unknown;\n";
      const optional = member.questionToken ? "?" : "";
      const type = printType(member.type, enums, model.direction);
      const description = describeSchema(document, properties[memberName(member)] ?? {});
      return `${comment(description, "  ")}  ${memberName(member)}${optional}: ${type}${undefinedToo(model.direction, optional)};\n`;
    });
  const heritage = bases.length > 0 ? ` extends ${bases.join(", ")}` : "";
  return `${comment(model.schema.description, "")}export interface ${model.name}${heritage} {\n${members.join("")}}\n`;
}

function unwrap(node: ts.TypeNode): ts.TypeNode {
  return ts.isParenthesizedTypeNode(node) ? node.type : node;
}

// Allows callers under `exactOptionalPropertyTypes` to pass undefined.
function undefinedToo(direction: Direction, optional: string): string {
  return direction === "input" && optional ? " | undefined" : "";
}

/** Prints a type of openapi-typescript's with its references as plain names. */
function printType(node: ts.TypeNode, enums: ReadonlyMap<string, unknown>, direction: Direction): string {
  const text = ts
    .createPrinter({ removeComments: true })
    .printNode(ts.EmitHint.Unspecified, node, ts.createSourceFile("models.ts", "", ts.ScriptTarget.Latest));
  return text
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, (_, name: string) => {
      const base = name.replace(/OrNull$/, "");
      if (!enums.has(base)) return name;
      const open = direction === "output" ? `${base} | (string & {})` : base;
      return base === name ? open : `${open} | null`;
    })
    .replaceAll(/^(.*\|.*)\[\]$/g, "($1)[]");
}

function printQuery(
  document: SpecDocument,
  enums: ReadonlyMap<string, unknown>,
  operation: ReturnType<typeof listOperations>[number],
): string[] {
  const parameters = operation.parameters.filter((parameter) => parameter.in === "query");
  if (parameters.length === 0) return [];
  const members = parameters.map((parameter) => {
    const type = queryType(parameter.schema, enums);
    const description = parameter.description?.trim() ?? "";
    const range = describeRange(resolveSchema(document, parameter.schema), description);
    return `${comment([description, range].filter(Boolean).join(" "), "  ")}  ${parameter.name}?: ${type} | undefined;\n`;
  });
  const name = `${operation.id.charAt(0).toUpperCase()}${operation.id.slice(1)}Query`;
  return [
    `/** Query parameters of \`${operation.method} ${operation.path}\`. */\nexport interface ${name} {\n${members.join("")}}\n`,
  ];
}

function queryType(schema: SchemaObject, enums: ReadonlyMap<string, unknown>): string {
  const ref = refName(schema.$ref ?? schema.allOf?.[0]?.$ref ?? "");
  if (enums.has(ref)) return ref;
  if (ref === "DateOrDateTime") return "Date | string";
  return schema.type === "integer" || schema.type === "number" || ref === "Page" ? "number" : (schema.type ?? "string");
}

function describeSchema(document: SpecDocument, schema: SchemaObject): string {
  const description = (schema.description ?? resolveSchema(document, schema).description ?? "").trim();
  return schema.format === "date-time" ? `${description} ISO 8601.`.trim() : description;
}

/** Range and default of a parameter, as far as its description does not state them. */
function describeRange(schema: SchemaObject, description: string): string {
  const bounds = schema.minimum !== undefined && schema.maximum !== undefined && !/\d+ to /.test(description);
  const range = bounds ? `${schema.minimum} to ${schema.maximum}.` : "";
  const fallback = schema.default === undefined ? "" : `Default ${String(schema.default)}.`;
  return [range, fallback].filter(Boolean).join(" ");
}

function comment(text: string | undefined, indent: string): string {
  const lines = (text ?? "")
    .trim()
    .split(/\s*\n\s*/)
    .filter(Boolean);
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join("")}${indent} */\n`;
}
