// npm run test:chaos: every scenario at its full length, one after the other, and the table of docs/server.md.
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
const folder = await mkdtemp(join(tmpdir(), "svc-chaos-results-"));
const results = join(folder, "results.jsonl");
await writeFile(results, "");

const { status } = spawnSync("npx", ["vitest", "run", "--no-file-parallelism", "server-mock/test/chaos"], {
  cwd: ROOT,
  stdio: "inherit",
  env: { ...process.env, SVC_CHAOS: "long", SVC_CHAOS_RESULTS: results },
});
if (status === 0) await writeFile(join(import.meta.dirname, "results.md"), toTable(await readRows(results)));
await rm(folder, { recursive: true });
process.exitCode = status ?? 1;

async function readRows(file) {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line));
}

function toTable(rows) {
  const header = [
    "scenario",
    "database",
    "requests",
    "503 or 507",
    "500, lost, doubled",
    "slowest response",
    "slowest `/healthz`",
    "memory",
  ];
  const cells = rows.map((row) => [
    row.scenario,
    row.database,
    row.requests.toLocaleString("en"),
    (row.unavailable ?? 0).toLocaleString("en"),
    String([row.unexpected, row.lost, row.doubled].reduce((sum, list) => sum + (list?.length ?? 0), 0)),
    milliseconds(row.slowestMs),
    milliseconds(row.slowestHealthMs),
    row.memoryGrowth === undefined ? "–" : `${Math.round(row.memoryGrowth / 1024 / 1024)} MB`,
  ]);
  const widths = header.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return `${[line(header), rule, ...cells.map(line)].join("\n")}\n`;
}

function milliseconds(value) {
  return value === undefined ? "–" : `${Math.round(value).toLocaleString("en")} ms`;
}
