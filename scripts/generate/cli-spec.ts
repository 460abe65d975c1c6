import { GENERATED_BANNER, type GeneratedFile } from "./generated-file.ts";
import type { SpecDocument } from "./spec-document.ts";

/** The spec that the CLI carries, for `svc spec`. */
export const generateCliSpec = (document: SpecDocument): GeneratedFile => ({
  path: "cli/generated/open-api-document.ts",
  text: `${GENERATED_BANNER}/** The spec that this version was made from. */
export const OPEN_API_JSON: string = ${JSON.stringify(JSON.stringify(document))};
`,
});
