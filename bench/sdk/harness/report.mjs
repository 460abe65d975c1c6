import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { renderTable } from "../../markdown-table.mjs";
import { CONTESTANTS } from "../contestants/all.mjs";
import { MEASURES } from "../measures/all.mjs";
import { describeGoal } from "./goal.mjs";

const file = (name) => new URL(`../${name}`, import.meta.url);

/** Writes `results.json` and `results.md`. Measures that were not run keep their last results. */
export function writeReport(measured) {
  const results = mergeWithLast(measured);
  const names = Object.keys(CONTESTANTS).filter((name) => results.some(({ figures }) => name in figures));
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? "unknown", cores: cpus().length };
  const versions = Object.fromEntries(names.map((name) => [name, versionOf(CONTESTANTS[name].package)]));
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(file("results.json"), `${JSON.stringify({ day, machine, versions, results }, null, 2)}\n`);
  const header = [
    "measure",
    "our goal",
    ...names.map((name) => `${name} ${versions[name]}`),
    "`npm run bench -- --only`",
  ];
  const rows = results.map(({ name, title, unit, figures }) => [
    title,
    describeGoal(MEASURES.find((measure) => measure.name === name)?.goal, unit, figures),
    ...names.map((contestant) => figures[contestant]?.text ?? "–"),
    `\`${name}\``,
  ]);
  writeFileSync(file("results.md"), renderTable([header, ...rows]));
}

function mergeWithLast(measured) {
  const last = existsSync(file("results.json")) ? JSON.parse(readFileSync(file("results.json"), "utf8")).results : [];
  const known = new Map([...last, ...measured].map((result) => [result.name, result]));
  return MEASURES.map(({ name }) => known.get(name)).filter((result) => result !== undefined);
}

/** The version of a contestant's package; Node's where it is part of that. */
export function versionOf(packageName) {
  if (packageName === null) return process.version;
  return JSON.parse(readFileSync(file(`node_modules/${packageName}/package.json`), "utf8")).version;
}
