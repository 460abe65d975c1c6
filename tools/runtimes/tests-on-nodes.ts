// npm run test:nodes: the tests of `npm test` under other versions of Node, whose own SQLite the server then uses.
// Ends in `N passed, N failed`.
import { spawnSync } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { NEWER_NODES } from "./programs.ts";

const ROOT = join(import.meta.dirname, "../..");
const VITEST = join(ROOT, "node_modules/vitest/vitest.mjs");

let failed = 0;
for (const [name, node] of Object.entries(NEWER_NODES)) {
  // Programs that the tests start by name are of the same version.
  const path = `${dirname(node)}${delimiter}${process.env["PATH"]}`;
  const { status, stdout, stderr } = spawnSync(node, [VITEST, "run", "--mode", "drawn"], {
    cwd: ROOT,
    env: { ...process.env, PATH: path },
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status !== 0) failed += 1;
  process.stdout.write(`${status === 0 ? "ok  " : "FAIL"} ${name}\n${status === 0 ? "" : stdout + stderr}`);
}
process.stdout.write(`${Object.keys(NEWER_NODES).length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
