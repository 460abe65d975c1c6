import { GENERATED_BANNER, type GeneratedFile } from "./generated-file.ts";
import type { SchemaTypes } from "./schema-types.ts";
import type { SpecDocument } from "./spec-document.ts";

const FOLDER = "spec/generated";

/** The spec's types, shared by SDK and reference server. */
export const generateSchemaTypes = ({ text }: SchemaTypes): GeneratedFile => ({ path: `${FOLDER}/schema.ts`, text });

/** The spec as JSON, which the reference server serves and `svc spec` carries. */
export const generateDocument = (document: SpecDocument): GeneratedFile => ({
  path: `${FOLDER}/open-api-document.ts`,
  text: `${GENERATED_BANNER}/** The spec of this version as JSON, as the reference server serves it at \`/api/v1/openapi.json\`. */
export const OPEN_API_JSON: string = ${JSON.stringify(JSON.stringify(document))};
`,
});
