import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../scripts/bootstrap.mjs";

const TABLE = join(ROOT, "tools/mutation/results.md");
const HEAD = `| folder | noticed | survived | not met | score | command |
| --- | ---: | ---: | ---: | ---: | --- |`;

/**
 * Writes what was found, prints what no test noticed, renews the table's rows of these folders, and returns the score: of the mutants
 * that a test could meet, how many percent one noticed.
 */
export async function report({ tree, mutants, results, command }) {
  const rows = mutants.map((mutant) => ({ ...mutant, ...(results.get(mutant.id) ?? { status: "not met" }) }));
  mkdirSync(join(ROOT, "reports/mutation"), { recursive: true });
  writeFileSync(join(ROOT, `reports/mutation/${tree}.json`), `${JSON.stringify(rows, null, 1)}\n`);
  for (const { file, line, status, mutator, original, replacement } of rows.filter(isUnnoticed))
    console.log(`${file}:${line} ${status}, ${mutator}\n- ${shorten(original)}\n+ ${shorten(replacement)}`);
  const folders = [...new Set(rows.map(({ file }) => dirname(file)))];
  writeTable(
    new Map(
      folders.map((folder) => [
        folder,
        toRow(
          folder,
          rows.filter(({ file }) => dirname(file) === folder),
          command,
        ),
      ]),
    ),
  );
  return scoreOf(rows);
}

function isUnnoticed({ status }) {
  return status === "survived" || status === "not met";
}

function scoreOf(rows) {
  const tried = rows.filter(({ status }) => status !== "static");
  return tried.length === 0 ? 100 : (100 * tried.filter((row) => !isUnnoticed(row)).length) / tried.length;
}

function toRow(folder, rows, command) {
  const count = (...statuses) => rows.filter(({ status }) => statuses.includes(status)).length;
  const cells = [count("killed", "timeout"), count("survived"), count("not met"), scoreOf(rows).toFixed(1)];
  return `| ${folder} | ${cells.join(" | ")} | \`${command}\` |`;
}

function writeTable(renewed) {
  const lines = existsSync(TABLE)
    ? readFileSync(TABLE, "utf8")
        .split("\n")
        .filter((line) => line.startsWith("| "))
    : [];
  const kept = lines.slice(2).map((line) => [line.split("|")[1].trim(), line]);
  const rows = [...new Map([...kept, ...renewed])].sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(TABLE, `${HEAD}\n${rows.map(([, row]) => row).join("\n")}\n`);
  spawnSync("npx", ["biome", "format", "--write", TABLE], { cwd: ROOT });
}

function shorten(text) {
  const line = text.replace(/\s+/g, " ");
  return line.length > 160 ? `${line.slice(0, 157)}...` : line;
}
