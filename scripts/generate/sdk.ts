import { generateEnums } from "./enums.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { generateModels } from "./models.ts";
import { generateOperations } from "./operations.ts";
import { generateResponseSchemas } from "./response-schemas.ts";
import { readSchemaTypes } from "./schema-types.ts";
import type { SpecDocument } from "./spec-document.ts";

/** What the SDK is made from: openapi-typescript's schema, named models, enum tuples, the operation table. */
export async function generateSdk(document: SpecDocument): Promise<GeneratedFile[]> {
  const { nodes, text } = await readSchemaTypes(document);
  return [
    { path: "src/generated/schema.ts", text },
    generateModels(document, nodes),
    generateEnums(document),
    generateOperations(document),
    generateResponseSchemas(document),
  ];
}
