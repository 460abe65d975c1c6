// npm run mutation [-- TREE...] [--files a.ts,folder] [--concurrency 2]: mutates a tree (src, cli, mcp, server-mock; all by default) and
// fails where its tests notice fewer mutants than the tree's floor. With --files a sample, in one tree. Results of unchanged code are kept.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../../scripts/bootstrap.mjs";
import { TREES } from "./trees.mjs";

const STRYKER = join(ROOT, "tools/node_modules/@stryker-mutator/core/bin/stryker.js");
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { files: { type: "string" }, concurrency: { type: "string", default: "2" } },
});
const trees = positionals.length > 0 ? positionals : Object.keys(TREES);
const unknown = trees.filter((tree) => !(tree in TREES));
if (unknown.length > 0) throw new Error(`There is no tree ${unknown}. Use ${Object.keys(TREES).join(", ")}.`);
if (options.files && trees.length !== 1) throw new Error("--files needs the one tree that the files belong to.");

const files = options.files?.split(",").map(toPattern);
const concurrency = Number(options.concurrency);
if (!Number.isInteger(concurrency) || concurrency < 1)
  throw new Error(`--concurrency must be a number, got ${options.concurrency}.`);

const failed = trees.filter((tree) => {
  const env = {
    ...process.env,
    MUTATION_TREE: tree,
    MUTATION_CONCURRENCY: options.concurrency,
    ...(files ? { MUTATION_FILES: files.join(",") } : {}),
  };
  const args = [STRYKER, "run", "tools/mutation/stryker.config.mjs"];
  return spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" }).status !== 0;
});
console.log(`${trees.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** A file, or all files of a folder. */
function toPattern(path) {
  const absolute = join(ROOT, path);
  // Stryker calls a run without any mutant a success, with a score of NaN.
  if (!existsSync(absolute)) throw new Error(`There is no ${path}. Paths of --files begin at the root of the project.`);
  return statSync(absolute).isDirectory() ? `${path.replace(/\/+$/, "")}/**/*.ts` : path;
}
