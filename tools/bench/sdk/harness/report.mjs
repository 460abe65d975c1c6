import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { renderTable } from "../../../harness.ts";
import { BENCHMARKS } from "../benchmarks/all.mjs";
import { SUBJECTS } from "../subjects/all.mjs";
import { describeGoal } from "./goal.mjs";
import { readCells, writeSummary } from "./summary.mjs";

const file = (name) => new URL(`../${name}`, import.meta.url);

/** Writes `results.md`. Benchmarks that were not run keep their last rows. */
export function writeReport(measured) {
  const names = Object.keys(SUBJECTS);
  const versions = Object.fromEntries(names.map((name) => [name, versionOf(SUBJECTS[name].package)]));
  const header = [
    "benchmark",
    "our goal",
    ...names.map((name) => `${name} ${versions[name]}`),
    "`npm run bench -- --only`",
  ];
  const rows = new Map(readLastRows().map((cells) => [cells.at(-1), cells]));
  for (const { name, title, unit, figures } of measured) {
    const goal = describeGoal(BENCHMARKS.find((benchmark) => benchmark.name === name)?.goal, unit, figures);
    const cells = [title, goal, ...names.map((subject) => figures[subject]?.text ?? "–"), `\`${name}\``];
    rows.set(cells.at(-1), cells);
  }
  const known = BENCHMARKS.map(({ name }) => rows.get(`\`${name}\``)).filter((cells) => cells !== undefined);
  writeFileSync(file("results.md"), renderTable([header, ...known]));
  writeSummary();
}

function readLastRows() {
  if (!existsSync(file("results.md"))) return [];
  const lines = readFileSync(file("results.md"), "utf8").trim().split("\n").slice(2);
  return lines.map(readCells);
}

/** The version of a subject's package; Node's if it is built in. */
export function versionOf(packageName) {
  if (packageName === null) return process.version;
  const manifests = ["", "../../"].map((folder) => file(`${folder}node_modules/${packageName}/package.json`));
  return JSON.parse(readFileSync(manifests.find(existsSync), "utf8")).version;
}
