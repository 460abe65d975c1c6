// npm run test:chaos: every scenario at its full length, one after the other, and the table of docs/server.md.
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toTable } from "./table.mjs";

const ROOT = join(import.meta.dirname, "../../..");
const folder = await mkdtemp(join(tmpdir(), "svc-chaos-results-"));
const results = join(folder, "results.jsonl");
await writeFile(results, "");

const { status } = spawnSync("npx", ["vitest", "run", "--no-file-parallelism", "server-mock/test/chaos"], {
  cwd: ROOT,
  stdio: "inherit",
  env: { ...process.env, SVC_CHAOS: "long", SVC_CHAOS_RESULTS: results },
});
// The table is of one run: of one that failed, nothing is kept.
if (status === 0) await writeFile(join(import.meta.dirname, "results.md"), toTable(await readRows(results)));
await rm(folder, { recursive: true });
process.exitCode = status ?? 1;

async function readRows(file) {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line));
}
