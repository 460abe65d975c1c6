// npm run mutation [-- TREE...] [--files a.ts,folder] [--sample N] [--seed 1] [--concurrency 2]: mutates a tree (see trees.mjs; all by
// default) and fails where its tests notice fewer mutants than the tree's floor. With --files a part, in one tree; with --sample an
// estimate from so many of a tree's mutants; with --limits its named numbers, each a little lower and a little higher.
// What was found is in reports/mutation/TREE.json, the scores in tools/mutation/results.md.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../../scripts/bootstrap.mjs";
import { instrument } from "./instrument.mjs";
import { instrumentLimits } from "./instrument-limits.mjs";
import { report } from "./report.mjs";
import { sample } from "./sample.mjs";
import { tryMutants } from "./supervisor.mjs";
import { LIMITS, SLOW_TESTS, TREES } from "./trees.mjs";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: "string" },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    limits: { type: "boolean", default: false },
    concurrency: { type: "string", default: "2" },
  },
});
const choices = options.limits ? LIMITS : TREES;
const trees = positionals.length > 0 ? positionals : Object.keys(choices);
const unknown = trees.filter((tree) => !(tree in choices));
if (unknown.length > 0) throw new Error(`There is no tree ${unknown}. Use ${Object.keys(choices).join(", ")}.`);
if (options.files && trees.length !== 1) throw new Error("--files needs the one tree that the files belong to.");

const files = options.files?.split(",").map(toPattern);
const concurrency = toCount("concurrency");
const seed = toCount("seed");
const size = options.sample === undefined ? undefined : toCount("sample");

let failed = 0;
for (const tree of trees) {
  const { mutate, tests, floor, slow = SLOW_TESTS } = choices[tree];
  const patterns = files ? [...files, ...mutate.filter((pattern) => pattern.startsWith("!"))] : mutate;
  const { code, mutants: all } = await (options.limits ? instrumentLimits : instrument)(patterns);
  if (all.length === 0) throw new Error(`There is nothing to mutate in ${patterns}.`);
  const mutants = size ? sample(all, size, seed) : all;
  const of = size ? ` of ${all.length}` : "";
  console.log(`${tree}: ${mutants.length}${of} mutants in ${Object.keys(code).length} files`);
  const name = options.limits ? `limits-${tree}` : tree;
  const results = await tryMutants({ tree: name, tests, slow, code, all, mutants, concurrency });
  const score = await report({ tree: name, all, mutants, results, isWhole: !files, command: commandOf(tree) });
  console.log(`${tree}: ${score.toFixed(1)} %, wanted ${floor} %`);
  if (score < floor) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;

function commandOf(tree) {
  const given = ["files", "sample"].flatMap((name) => (options[name] ? [`--${name} ${options[name]}`] : []));
  // The suite of npm test, in which long tables are drawn from.
  const draw = process.env.SVC_TEST_SEED;
  return [
    ...(draw ? [`SVC_TEST_SEED=${draw}`] : []),
    "npm run mutation --",
    tree,
    ...(options.limits ? ["--limits"] : []),
    ...given,
    ...(size && seed !== 1 ? [`--seed ${seed}`] : []),
  ].join(" ");
}

/** A file, or all files of a folder. */
function toPattern(path) {
  const absolute = join(ROOT, path);
  if (!existsSync(absolute)) throw new Error(`There is no ${path}. Paths of --files begin at the root of the project.`);
  return statSync(absolute).isDirectory() ? `${path.replace(/\/+$/, "")}/**/*.ts` : path;
}

function toCount(name) {
  const number = Number(options[name]);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a number, got ${options[name]}.`);
  return number;
}
