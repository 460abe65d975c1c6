// Peak memory of every command that reads a list as a whole, at 200,000 rows. See README.md.
import { fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readArgs } from "../../../scripts/read-args.mjs";
import { renderTable, timeSvc } from "../../harness.ts";

const here = import.meta.dirname;
const USAGE = "npm run bench:cli-memory -- [--rows 200000] [--details 20000] [--only PART-OF-A-COMMAND]";
const { values: options, countOf } = readArgs(USAGE, {
  rows: { type: "string", default: "200000" },
  only: { type: "string" },
  details: { type: "string", default: "20000" },
});
const LIMIT_MB = 120;
/** Memory of jq itself, in its worker thread. */
const JQ_MB = 25;

const FORMATS = ["table", "json", "ndjson", "csv", "tsv", "yaml", "md"];
/** Commands that read pages of rows. */
const LISTS = [
  ...FORMATS.map((format) => [`meetings list --all -o ${format}`]),
  ["meetings list --all -o ndjson --jq .id"],
  ["reports list --all -o ndjson --jq", "reduce (., inputs) as $report (0; [., $report.overall_score] | max)"],
  ["api /meetings --paginate"],
  ["export meetings --out FILE.ndjson --allow-incomplete"],
  ["export meetings --out FILE.csv --allow-incomplete"],
  ["export meetings --out FILE.json --allow-incomplete"],
  ["export reports --out FILE.ndjson --allow-incomplete"],
  ["sync --to FILE.sqlite --resource reports"],
  ["people --from 2026-01-01 -o json"],
  ["team trend --from 2026-01-01 -o json"],
  ["report weekly --from 2026-01-01 --to 2026-11-20 --compare none --no-criteria -o json"],
];
/** Commands that also read an object per row, for --details rows only, since they take long. */
const DETAILS = [
  ["meetings search budget -o ndjson"],
  ["reports verify --every -o ndjson"],
  ["team trend --by criterion --from 2026-01-01 -o json"],
  ["report weekly --from 2026-01-01 --to 2026-11-20 --compare none -o json"],
  ["export meetings --with transcripts --out FILE.ndjson --allow-incomplete"],
];

const directory = mkdtempSync(path.join(tmpdir(), "svc-memory-"));

async function startServer(rows) {
  const server = fork(path.join(here, "list-server.mjs"), [String(rows)]);
  return { server, port: await new Promise((resolve) => server.once("message", resolve)) };
}

const figures = [["command", "rows", "peak MB", "s"]];
let isOver = false;
for (const [rows, commands] of [
  [countOf("rows"), LISTS],
  [countOf("details"), DETAILS],
]) {
  const { server, port } = await startServer(rows);
  for (const [index, [line, ...expression]] of commands.entries()) {
    const argv = [...line.split(" "), ...expression];
    const name = `svc ${argv.map((word) => (/[ |*]/.test(word) ? `'${word}'` : word)).join(" ")}`;
    if (options.only && !name.includes(options.only)) continue;
    const args = argv.map((word) => word.replace("FILE", path.join(directory, `export-${rows}-${index}`)));
    const { status, stderr, megabytes, seconds } = timeSvc(args, { port, folder: directory });
    if (status !== 0) throw new Error(`${name} exited with ${status}: ${stderr.slice(-300)}`);
    isOver ||= megabytes > LIMIT_MB + (argv.includes("--jq") ? JQ_MB : 0);
    const cells = [megabytes.toFixed(0), seconds.toFixed(1)];
    figures.push([`\`${name.replaceAll("|", "\\|")}\``, rows.toLocaleString("en"), ...cells]);
    process.stderr.write(`${figures.at(-1).join("  ")}\n`);
  }
  server.kill();
}
rmSync(directory, { recursive: true });
const table = `${renderTable(figures)}\nGoal: <= ${LIMIT_MB} MB, and ${JQ_MB} for jq. Node ${process.version}.\n`;
process.stdout.write(table);
if (!options.only && options.rows === "200000")
  writeFileSync(path.join(here, "memory/results.md"), `# Peak memory of svc\n\n${table}`);
process.exitCode = isOver ? 1 : 0;
