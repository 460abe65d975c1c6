import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { renderTable } from "../../markdown-table.mjs";
import { CONTESTANTS } from "../contestants/all.mjs";
import { MEASURES } from "../measures/all.mjs";
import { describeGoal } from "./goal.mjs";

const file = (name) => new URL(`../${name}`, import.meta.url);

/** Writes `results.md`. Measures that were not run keep their last rows. */
export function writeReport(measured) {
  const names = Object.keys(CONTESTANTS);
  const versions = Object.fromEntries(names.map((name) => [name, versionOf(CONTESTANTS[name].package)]));
  const header = [
    "measure",
    "our goal",
    ...names.map((name) => `${name} ${versions[name]}`),
    "`npm run bench -- --only`",
  ];
  const rows = new Map(readLastRows().map((cells) => [cells.at(-1), cells]));
  for (const { name, title, unit, figures } of measured) {
    const goal = describeGoal(MEASURES.find((measure) => measure.name === name)?.goal, unit, figures);
    const cells = [title, goal, ...names.map((contestant) => figures[contestant]?.text ?? "–"), `\`${name}\``];
    rows.set(cells.at(-1), cells);
  }
  const known = MEASURES.map(({ name }) => rows.get(`\`${name}\``)).filter((cells) => cells !== undefined);
  writeFileSync(file("results.md"), renderTable([header, ...known]));
}

function readLastRows() {
  if (!existsSync(file("results.md"))) return [];
  const lines = readFileSync(file("results.md"), "utf8").trim().split("\n").slice(2);
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

/** The version of a contestant's package; Node's where it is part of that. */
export function versionOf(packageName) {
  if (packageName === null) return process.version;
  const manifests = ["", "../../"].map((folder) => file(`${folder}node_modules/${packageName}/package.json`));
  return JSON.parse(readFileSync(manifests.find(existsSync), "utf8")).version;
}
