import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import type ts from "typescript";
import { GENERATED_BANNER } from "./generated-file.ts";
import type { SpecDocument } from "./spec-document.ts";

/** The document's types as openapi-typescript has them, and a module of them. */
export interface SchemaTypes {
  nodes: ts.Node[];
  text: string;
}

/** The one place that knows openapi-typescript (docs/decisions/0001). */
export async function readSchemaTypes(document: SpecDocument): Promise<SchemaTypes> {
  const nodes = await openapiTS(document as unknown as OpenAPI3, { defaultNonNullable: false });
  return { nodes, text: GENERATED_BANNER + astToString(nodes) };
}
