import { generateEnums } from "./enums.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { generateModels } from "./models.ts";
import { generateOperations } from "./operations.ts";
import { generateResources } from "./resources.ts";
import type { SchemaTypes } from "./schema-types.ts";
import type { SpecDocument } from "./spec-document.ts";

/** Generates the files of the SDK alone: named models, enum tuples, the operation table, resources. */
export function generateSdk(document: SpecDocument, { nodes }: SchemaTypes): GeneratedFile[] {
  return [
    generateModels(document, nodes),
    generateEnums(document),
    generateOperations(document),
    ...generateResources(document),
  ];
}
