import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readSchemaTypes } from "./generate/schema-types.ts";
import { SERVER_FOLDER } from "./generate/server.ts";
import { generateValidators } from "./generate/server-validators.ts";
import { loadSpec } from "./generate/spec-document.ts";
import { generateUntracked } from "./generate/spec-modules.ts";

// tsx scripts/generate-untracked.ts: writes what is not tracked, 18,000 lines: types and schemas of the spec, the server's validators.
// `ensureGenerated` in scripts/bootstrap.mjs runs it when the spec or the generator has changed.
const ROOT = join(import.meta.dirname, "..");

const document = await loadSpec(join(ROOT, "spec/openapi.yaml"));
const forms = generateUntracked(document, await readSchemaTypes(document));
for (const { path, text } of [...forms, ...generateValidators(document, SERVER_FOLDER)]) {
  const file = join(ROOT, path);
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  // Another process may be reading the last ones.
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
