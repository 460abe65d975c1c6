import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import type ts from "typescript";
import type { SpecDocument } from "./spec-document.ts";

/** The document's types as openapi-typescript has them, and a module of them. */
export interface SchemaTypes {
  nodes: ts.Node[];
  text: string;
}

/** The one place that knows openapi-typescript (docs/ARCHITECTURE.md#engineering-decisions). */
export async function readSchemaTypes(document: SpecDocument): Promise<SchemaTypes> {
  // The spec has the examples; repeated in comments, they are longer than the types.
  const source = JSON.stringify(document, (name, value: unknown) => (name === "example" ? undefined : value));
  const nodes = await openapiTS(JSON.parse(source) as OpenAPI3, { defaultNonNullable: false });
  return { nodes, text: astToString(nodes) };
}
