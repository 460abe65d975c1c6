import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import type ts from "typescript";
import type { SpecDocument } from "./spec-document.ts";

/** openapi-typescript's output for a document: its nodes, and a module with them. */
export interface SchemaTypes {
  nodes: ts.Node[];
  text: string;
}

/** Runs openapi-typescript; the only place that imports it (docs/ARCHITECTURE.md#engineering-decisions). */
export async function readSchemaTypes(document: SpecDocument): Promise<SchemaTypes> {
  // Without examples, which would be longer than the types.
  const source = JSON.stringify(document, (name, value: unknown) => (name === "example" ? undefined : value));
  const nodes = await openapiTS(JSON.parse(source) as OpenAPI3, { defaultNonNullable: false });
  return { nodes, text: astToString(nodes) };
}
