import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

it.each([
  [["tools/bench/cli/run.mjs", "--help"], 0, "Usage: npm run bench:cli -- [--quick] [--rounds 30]\n", ""],
  [["tools/bench/cli/run.mjs", "--round", "3"], 2, "", "Unknown option '--round'\nUsage: npm run bench:cli"],
  [["tools/bench/cli/run.mjs", "--rounds", "0"], 2, "", "--rounds must be a whole number above 0, got 0.\nUsage: "],
  [["tools/mutation/run.mjs", "all"], 2, "", "There is no tree all. Use src, cli, core, mcp"],
  [["scripts/check-release.mjs", "v1", "--no"], 2, "", "Unknown option '--no'\nUsage: node scripts/check-release.mjs"],
])("a script run with %j exits with %i, and never with a stack", (args, code, output, problem) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", ...args], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect([status, stdout, stderr.slice(0, problem.length)]).toEqual([code, output, problem]);
  expect(stderr).not.toMatch(/^ +at /m);
});
