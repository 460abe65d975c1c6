import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { generateParameters } from "./generate/operations.ts";
import { generateReportSchema } from "./generate/report-schema.ts";
import { generateResponseSchemas } from "./generate/response-schemas.ts";
import { SERVER_FOLDER } from "./generate/server.ts";
import { generateValidators } from "./generate/server-validators.ts";
import { loadSpec } from "./generate/spec-document.ts";

// tsx scripts/generate-untracked.ts: writes the untracked generated files: schemas, parameters of commands, the server's validators.
// `ensureGenerated` in scripts/bootstrap.mjs runs it when their inputs changed.
const ROOT = join(import.meta.dirname, "..");

const document = await loadSpec(join(ROOT, "spec/openapi.yaml"));
const files = [
  generateResponseSchemas(document),
  generateParameters(document),
  generateReportSchema(ROOT),
  ...generateValidators(document, SERVER_FOLDER),
];
for (const { path, text } of files) {
  const file = join(ROOT, path);
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  // Written to a temporary file and renamed, since another process may be reading it.
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
