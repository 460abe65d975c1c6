// npm run mutation: mutates trees, and fails if their tests notice fewer mutants than a tree's floor. Writes what it found to
// reports/mutation/TREE.json, and the scores to tools/mutation/results.md.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/bootstrap.mjs";
import { readArgs } from "../../scripts/read-args.mjs";
import { readReport, report } from "./report.mjs";
import { sample } from "./sample.mjs";
import { tryMutants } from "./supervisor.mjs";
import { LIMITS, SLOW_TESTS, TREES } from "./trees.mjs";

const USAGE = `npm run mutation -- [TREE...] [--limits] [--files A.ts,FOLDER] [--tests B.test.ts,FOLDER]
                            [--sample N] [--seed 1] [--again] [--concurrency 2]

  TREE           ${Object.keys(TREES).join(", ")}; default: all
  --limits       mutate named numbers, each a little lower and a little higher
  --files        mutate these files and folders of one tree
  --tests        let these tests notice, and no others, without a row in the table: quick, while tests are written
  --sample       estimate the score from N mutants per tree, drawn by --seed
  --again        try what no test noticed in the last run of the same mutants, and keep the rest of what it found: without
                 SVC_TEST_SEED all rows and databases follow a run of those that npm test draws
  --concurrency  number of processes`;
const {
  values: options,
  positionals,
  reject,
  countOf,
} = readArgs(
  USAGE,
  {
    files: { type: "string" },
    tests: { type: "string" },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    limits: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
    concurrency: { type: "string", default: "2" },
  },
  true,
);
const choices = options.limits ? LIMITS : TREES;
const trees = positionals.length > 0 ? positionals : Object.keys(choices);
const unknown = trees.filter((tree) => !(tree in choices));
if (unknown.length > 0) reject(`There is no tree ${unknown}. Use ${Object.keys(choices).join(", ")}.`);
for (const name of ["files", "tests"])
  if (options[name] && trees.length !== 1) reject(`--${name} needs the one tree that the files belong to.`);

const files = options.files?.split(",").map((path) => toPattern(path, ".ts"));
const only = options.tests?.split(",").map((path) => toPattern(path, ".test.ts"));
const concurrency = countOf("concurrency");
// Loaded here: --help and wrong arguments need no tools to be installed.
const instrument = options.limits
  ? (await import("./instrument-limits.mjs")).instrumentLimits
  : (await import("./instrument.mjs")).instrument;
const seed = countOf("seed");
const size = options.sample === undefined ? undefined : countOf("sample");

let failed = 0;
for (const tree of trees) {
  const { mutate, tests: its, floor, slow = SLOW_TESTS } = choices[tree];
  const tests = only ?? its;
  const patterns = files ? [...files, ...mutate.filter((pattern) => pattern.startsWith("!"))] : mutate;
  const { code, mutants: all } = await instrument(patterns);
  if (all.length === 0) reject(`There is nothing to mutate in ${patterns}.`);
  const mutants = size ? sample(all, size, seed) : all;
  const of = size ? ` of ${all.length}` : "";
  console.log(`${tree}: ${mutants.length}${of} mutants in ${Object.keys(code).length} files`);
  const name = options.limits ? `limits-${tree}` : tree;
  const found = options.again ? readReport(name, mutants) : new Map();
  if (!found) reject(`There is no last run of ${name}, or it was of other mutants. Repeat it without --again first.`);
  const left = mutants.filter(({ id }) => !found.has(id));
  const results = new Map([
    ...(await tryMutants({ tree: name, tests, slow, code, all, mutants: left, concurrency })),
    // Last: what was noticed before is not tried, and would be taken for static where it is met at import.
    ...found,
  ]);
  const score = await report({
    tree: name,
    all,
    mutants,
    results,
    isWhole: !files,
    isKept: !only,
    command: commandOf(tree),
  });
  console.log(`${tree}: ${score.toFixed(1)} %, wanted ${floor} %`);
  if (score < floor && !only) failed += 1;
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
    ...(options.again ? ["--again"] : []),
  ].join(" ");
}

/** A file, or all files of a folder. */
function toPattern(path, ending) {
  const absolute = join(ROOT, path);
  if (!existsSync(absolute))
    reject(`There is no ${path}. Paths of --files and --tests begin at the root of the project.`);
  return statSync(absolute).isDirectory() ? `${path.replace(/\/+$/, "")}/**/*${ending}` : path;
}
