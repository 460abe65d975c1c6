import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../scripts/bootstrap.mjs";
import { intervalOf } from "./sample.mjs";

const TABLE = join(ROOT, "tools/mutation/results.md");
const HEAD = `| folder | noticed | survived | not met | score | command |
| --- | ---: | ---: | ---: | ---: | --- |`;

/**
 * Writes what was found, prints what no test noticed, renews the table's rows, and returns the score: of the mutants that a test could
 * meet, how many percent one noticed. A tree has a row for each of its folders and, tried whole, one for all; a sample has that one alone.
 */
export async function report({ tree, all, mutants, results, isWhole, isKept, command }) {
  const rows = mutants.map((mutant) => ({ ...mutant, ...(results.get(mutant.id) ?? { status: "not met" }) }));
  mkdirSync(join(ROOT, "reports/mutation"), { recursive: true });
  writeFileSync(join(ROOT, `reports/mutation/${tree}.json`), `${JSON.stringify(rows, null, 1)}\n`);
  for (const { file, line, status, mutator, original, replacement } of rows.filter(isUnnoticed))
    console.log(`${file}:${line} ${status}, ${mutator}\n- ${shorten(original)}\n+ ${shorten(replacement)}`);
  const isSample = mutants.length < all.length;
  const folders = isSample ? [] : [...new Set(rows.map(({ file }) => dirname(file)))];
  const renewed = folders.map((folder) => [folder, rows.filter(({ file }) => dirname(file) === folder)]);
  const whole = `the tree ${tree}`;
  if (isSample) renewed.push([`${whole}: a sample of ${mutants.length} of ${all.length} mutants`, rows]);
  else if (isWhole) renewed.push([whole, rows]);
  if (isKept)
    writeTable(new Map(renewed.map(([name, part]) => [keyOf(name), toRow(name, part, { isSample, command })])));
  return scoreOf(rows);
}

/** What the last run of the tree has found, without what no test noticed; undefined if there is none of the same mutants. */
export function readReport(tree, mutants) {
  const file = join(ROOT, `reports/mutation/${tree}.json`);
  const rows = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  const keyOf = ({ id, file, line, replacement }) => `${id} ${file}:${line} ${replacement}`;
  const known = new Set(rows.map(keyOf));
  if (rows.length !== mutants.length || !mutants.every((mutant) => known.has(keyOf(mutant)))) return undefined;
  return new Map(rows.filter((row) => !isUnnoticed(row)).map((row) => [row.id, row]));
}

function isUnnoticed({ status }) {
  return status === "survived" || status === "not met";
}

function scoreOf(rows) {
  const tried = rows.filter(({ status }) => status !== "static");
  return tried.length === 0 ? 100 : (100 * tried.filter((row) => !isUnnoticed(row)).length) / tried.length;
}

function toRow(name, rows, { isSample, command }) {
  const count = (...statuses) => rows.filter(({ status }) => statuses.includes(status)).length;
  const [noticed, survived, notMet] = [count("killed", "timeout"), count("survived"), count("not met")];
  const interval = intervalOf(noticed, noticed + survived + notMet).map((bound) => bound.toFixed(1));
  const score = `${scoreOf(rows).toFixed(1)}${isSample ? ` (${interval.join(" to ")} with 95 %)` : ""}`;
  const cells = [noticed, survived, notMet, score];
  return `| ${name} | ${cells.join(" | ")} | \`${command}\` |`;
}

/** Renews the table's rows. What stands below it, why some mutants survive, is written by hand and stays. */
function writeTable(renewed) {
  const [table = "", ...notes] = existsSync(TABLE) ? readFileSync(TABLE, "utf8").trimEnd().split("\n\n") : [];
  const lines = table.split("\n").slice(2);
  const kept = lines.map((line) => [keyOf(line.split("|")[1].trim()), line]);
  const rows = [...new Map([...kept, ...renewed])].sort(([one], [other]) => (one < other ? -1 : 1));
  const renewedTable = [HEAD, ...rows.map(([, row]) => row)].join("\n");
  writeFileSync(TABLE, `${[renewedTable, ...notes].join("\n\n")}\n`);
  spawnSync("npx", ["biome", "format", "--write", TABLE], { cwd: ROOT });
}

/** A row's name without what is said of a sample: a later measurement of the same tree takes its place. */
function keyOf(name) {
  return name.split(":")[0];
}

function shorten(text) {
  const line = text.replace(/\s+/g, " ");
  return line.length > 160 ? `${line.slice(0, 157)}...` : line;
}
