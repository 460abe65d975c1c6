// The first run of `svc sync` compared with `svc export`, the requests of the next run, and memory. See README.md.
import { fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readArgs } from "../../../scripts/read-args.mjs";
import { atMost, median, renderTable, timeSvc } from "../../harness.ts";

const here = import.meta.dirname;
const USAGE = "npm run bench:cli-sync -- [--rows 12000] [--memory-rows 200000] [--rounds 5] [--to postgres://...]";
const { values: options, countOf } = readArgs(USAGE, {
  rows: { type: "string", default: "12000" },
  "memory-rows": { type: "string", default: "200000" },
  rounds: { type: "string", default: "5" },
  to: { type: "string" },
});
const GOALS = { ratio: 1.3, requests: 5, megabytes: 120 };
const directory = mkdtempSync(path.join(tmpdir(), "svc-sync-bench-"));

/** One row per half hour, so that the two days that each run reads again are one page. */
const SPACING_MS = 30 * 60_000;

async function startServer(rows) {
  const server = fork(path.join(here, "list-server.mjs"), [String(rows), String(SPACING_MS)]);
  const message = () => new Promise((resolve) => server.once("message", resolve));
  const port = await message();
  const requests = () => {
    const counts = message();
    server.send("requests");
    return counts;
  };
  return { requests, run: (argv) => measure(argv, port), end: () => server.kill() };
}

function measure(argv, port) {
  const { status, stderr, ...figures } = timeSvc(argv, { port, folder: directory });
  if (status !== 0) throw new Error(`svc ${argv.join(" ")} exited with ${status}: ${stderr}`);
  return figures;
}

let copies = 0;
/** Path of a new copy. */
function newCopy() {
  copies += 1;
  if (options.to === undefined) return path.join(directory, `copy-${copies}.sqlite`);
  return `${options.to}${options.to.includes("?") ? "&" : "?"}schema=bench_${process.pid}_${copies}`;
}

const figures = [["figure", "measured", "goal"]];
const report = (name, figure, goal, unit) => {
  figures.push([name, figure.toFixed(unit === "times" ? 2 : 0), atMost(figure, goal, unit)]);
  process.stderr.write(`${figures.at(-1).join("  ")}\n`);
  if (figure > goal) process.exitCode = 1;
};

const rows = countOf("rows");
const few = await startServer(rows);
const ratios = [];
for (let round = 0; round < countOf("rounds"); round += 1) {
  const exporting = () => few.run(["export", "reports", "--out", path.join(directory, `${round}.ndjson`)]).seconds;
  const syncing = () => few.run(["sync", "--to", newCopy(), "--resource", "reports"]).seconds;
  // In turn, so that other load affects both.
  const [first, second] = round % 2 === 0 ? [exporting(), syncing()] : [syncing(), exporting()];
  ratios.push(round % 2 === 0 ? second / first : first / second);
}
const ratio = median(ratios);
const thousands = rows.toLocaleString("en");
report(`first look at ${thousands} reports, times \`svc export\``, ratio, GOALS.ratio, "times");

const copy = newCopy();
const resources = "meetings,reports,insights";
few.run(["sync", "--to", copy, "--resource", resources]);
await few.requests();
few.run(["sync", "--to", copy, "--resource", resources]);
const requests = Object.entries(await few.requests());
for (const [resource, count] of requests) report(`requests for ${resource}, with nothing new`, count, GOALS.requests);
few.end();

const many = await startServer(countOf("memory-rows"));
const large = newCopy();
const total = countOf("memory-rows").toLocaleString("en");
for (const run of ["first", "next"]) {
  const { megabytes, seconds } = many.run(["sync", "--to", large, "--resource", "reports"]);
  const name = `peak MB of the ${run} run at ${total} reports (${seconds.toFixed(1)} s)`;
  report(name, megabytes, GOALS.megabytes, "MB");
}
many.end();
rmSync(directory, { recursive: true });

const kind = options.to === undefined ? "SQLite" : "PostgreSQL";
const table = `${renderTable(figures)}\nCopy in ${kind}. Node ${process.version}.\n`;
process.stdout.write(table);
if (options.to === undefined && options.rows === "12000" && options["memory-rows"] === "200000")
  writeFileSync(path.join(here, "sync/results.md"), `# Copies by svc sync\n\n${table}`);
