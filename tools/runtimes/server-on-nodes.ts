// npm run test:server-nodes: the tests that run on every database, under the other versions of Node, whose own SQLite the
// server then uses. Ends in `N passed, N failed`.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { BIN } from "./programs.ts";

const ROOT = join(import.meta.dirname, "../..");
const VITEST = join(ROOT, "node_modules/vitest/vitest.mjs");
const NODES = ["node-22", "node-24", "node-26"];
const TESTS = [
  "templates",
  "lists",
  "team-stats",
  "meetings-and-reports",
  "import",
  "commands",
  "durability",
  "several-processes",
].map((name) => `server-mock/test/${name}.test.ts`);

let failed = 0;
for (const name of NODES) {
  const node = join(BIN, name, "bin/node");
  // Node says of its SQLite that it is experimental, once in each process.
  const env = { ...process.env, NODE_OPTIONS: "--disable-warning=ExperimentalWarning" };
  const { status, stdout, stderr } = spawnSync(node, [VITEST, "run", ...TESTS], { cwd: ROOT, env, encoding: "utf8" });
  if (status !== 0) failed += 1;
  process.stdout.write(`${status === 0 ? "ok  " : "FAIL"} ${name}\n${status === 0 ? "" : stdout + stderr}`);
}
process.stdout.write(`${NODES.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
