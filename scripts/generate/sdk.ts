import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { generateEnums } from "./enums.ts";
import { GENERATED_BANNER, type GeneratedFile } from "./generated-file.ts";
import { generateModels } from "./models.ts";
import { generateOperations } from "./operations.ts";
import { generateResponseSchemas } from "./response-schemas.ts";
import type { SpecDocument } from "./spec-document.ts";

/** What the SDK is made from: openapi-typescript's schema, named models, enum tuples, the operation table. */
export async function generateSdk(document: SpecDocument): Promise<GeneratedFile[]> {
  const copy = structuredClone(document) as unknown as OpenAPI3;
  const nodes = await openapiTS(copy, { defaultNonNullable: false });
  return [
    { path: "src/generated/schema.ts", text: GENERATED_BANNER + astToString(nodes) },
    generateModels(document, nodes),
    generateEnums(document),
    generateOperations(document),
    generateResponseSchemas(document),
  ];
}
