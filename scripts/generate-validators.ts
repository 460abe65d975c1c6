import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { SERVER_FOLDER } from "./generate/server.ts";
import { generateValidators } from "./generate/server-validators.ts";
import { loadSpec } from "./generate/spec-document.ts";

// tsx scripts/generate-validators.ts: writes the reference server's validators, 16,000 lines that are not tracked. `ensureGenerated` in
// scripts/bootstrap.mjs runs it when the spec or the generator has changed.
const ROOT = join(import.meta.dirname, "..");

for (const { path, text } of generateValidators(await loadSpec(join(ROOT, "spec/openapi.yaml")), SERVER_FOLDER)) {
  const file = join(ROOT, path);
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  // Another process may be reading the last ones.
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
