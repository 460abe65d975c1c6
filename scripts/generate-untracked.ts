import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { generateResponseSchemas } from "./generate/response-schemas.ts";
import { SERVER_FOLDER } from "./generate/server.ts";
import { generateValidators } from "./generate/server-validators.ts";
import { loadSpec } from "./generate/spec-document.ts";

// tsx scripts/generate-untracked.ts: writes what is not tracked, tables that nobody reads: schemas of responses, the server's validators.
// `ensureGenerated` in scripts/bootstrap.mjs runs it when the spec or the generator has changed.
const ROOT = join(import.meta.dirname, "..");

const document = await loadSpec(join(ROOT, "spec/openapi.yaml"));
for (const { path, text } of [generateResponseSchemas(document), ...generateValidators(document, SERVER_FOLDER)]) {
  const file = join(ROOT, path);
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  // Another process may be reading the last ones.
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
