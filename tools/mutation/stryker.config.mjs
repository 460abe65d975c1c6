import { TREES } from "./trees.mjs";

const { MUTATION_TREE: tree = "src", MUTATION_FILES: files, MUTATION_CONCURRENCY: concurrency = "2" } = process.env;
const { mutate, floor } = TREES[tree];

export default {
  testRunner: "vitest",
  plugins: ["./tools/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js"],
  vitest: { configFile: "tools/mutation/vitest.config.mjs", related: false },
  mutate: files ? [...files.split(","), ...mutate.filter((pattern) => pattern.startsWith("!"))] : mutate,
  // From the root alone: there are folders of the code with such names too.
  ignorePatterns: [
    "/tools/bench",
    "/tools/conformance",
    "/dist",
    "/server-mock/dist",
    "/coverage",
    "/reports",
    "/.ci",
    "/.cache",
  ],
  coverageAnalysis: "perTest",
  // What was found of code and tests that have not changed since is kept: a tree can be done folder by folder.
  incremental: true,
  incrementalFile: `reports/mutation/${tree}-incremental.json`,
  // A mutant that is made at import, such as a table's, would otherwise restart the tests for itself.
  ignoreStatic: true,
  concurrency: Number(concurrency),
  timeoutMS: 10_000,
  timeoutFactor: 3,
  reporters: ["clear-text", "json", "html", "progress-append-only"],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutation/${tree}.html` },
  jsonReporter: { fileName: `reports/mutation/${tree}.json` },
  tempDirName: ".stryker-tmp",
  thresholds: { high: 95, low: floor, break: floor },
};
