import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { CONTESTANTS } from "../contestants/all.mjs";

const file = (name) => new URL(`../${name}`, import.meta.url);

/** Writes `results.json` and `results.md`; a run of some measures or contestants only shows its figures. */
export function writeReport(results, { whole }) {
  if (!whole) return;
  const names = Object.keys(CONTESTANTS).filter((name) => results.some(({ figures }) => name in figures));
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? "unknown", cores: cpus().length };
  const versions = Object.fromEntries(names.map((name) => [name, versionOf(CONTESTANTS[name].package)]));
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(file("results.json"), `${JSON.stringify({ day, machine, versions, results }, null, 2)}\n`);
  writeFileSync(file("results.md"), renderTable(names, versions, results));
}

function versionOf(packageName) {
  if (packageName === null) return process.version;
  return JSON.parse(readFileSync(file(`node_modules/${packageName}/package.json`), "utf8")).version;
}

function renderTable(names, versions, results) {
  const header = ["measure", ...names.map((name) => `${name} ${versions[name]}`)];
  const rows = results.map(({ title, figures }) => [title, ...names.map((name) => figures[name]?.text ?? "–")]);
  const lines = [header, header.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return `${lines.join("\n")}\n`;
}
