// npm run mutation [-- TREE...] [--files a.ts,folder] [--concurrency 2]: mutates a tree (src, cli, mcp, server-mock; all by default) and
// fails where its tests notice fewer mutants than the tree's floor. With --files a part, in one tree. What was found is in
// reports/mutation/TREE.json, the score of each folder in tools/mutation/results/TREE.md.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../../scripts/bootstrap.mjs";
import { instrument } from "./instrument.mjs";
import { report } from "./report.mjs";
import { tryMutants } from "./supervisor.mjs";
import { TREES } from "./trees.mjs";

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

let failed = 0;
for (const tree of trees) {
  const { mutate, tests, floor } = TREES[tree];
  const patterns = files ? [...files, ...mutate.filter((pattern) => pattern.startsWith("!"))] : mutate;
  const { code, mutants } = await instrument(patterns);
  if (mutants.length === 0) throw new Error(`There is nothing to mutate in ${patterns}.`);
  console.log(`${tree}: ${mutants.length} mutants in ${Object.keys(code).length} files`);
  const results = await tryMutants({ tree, tests, code, mutants, concurrency });
  const score = await report({ tree, mutants, results, isWhole: !files, command: commandOf(tree) });
  console.log(`${tree}: ${score.toFixed(1)} %, wanted ${floor} %`);
  if (score < floor) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;

function commandOf(tree) {
  return `npm run mutation -- ${tree}${options.files ? ` --files ${options.files}` : ""}`;
}

/** A file, or all files of a folder. */
function toPattern(path) {
  const absolute = join(ROOT, path);
  if (!existsSync(absolute)) throw new Error(`There is no ${path}. Paths of --files begin at the root of the project.`);
  return statSync(absolute).isDirectory() ? `${path.replace(/\/+$/, "")}/**/*.ts` : path;
}
