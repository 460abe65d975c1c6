// The first run of `svc sync` compared with `svc export`, the requests of the next run, and memory. See README.md.
import { fork, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readArgs } from "../../../scripts/read-args.mjs";

const here = import.meta.dirname;
const svc = path.resolve(here, "../../../dist/cli/svc.cjs");
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

/** Seconds and peak resident memory in MB of one run. */
function measure(argv, port) {
  const result = path.join(directory, "time");
  const env = {
    ...process.env,
    HOME: directory,
    SVC_CONFIG_DIR: directory,
    SERVICE_API_URL: `http://127.0.0.1:${port}/api/v1`,
    SERVICE_API_KEY: `svc_live_${"k".repeat(32)}`,
  };
  const args = ["-f", "%M %e", "-o", result, process.execPath, svc, ...argv];
  const { status, stderr } = spawnSync("/usr/bin/time", args, { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`svc ${argv.join(" ")} exited with ${status}: ${stderr}`);
  const [kilobytes, seconds] = readFileSync(result, "utf8").trim().split(" ").map(Number);
  return { seconds, megabytes: kilobytes / 1024 };
}

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
let copies = 0;
/** Path of a new copy. */
function newCopy() {
  copies += 1;
  if (options.to === undefined) return path.join(directory, `copy-${copies}.sqlite`);
  return `${options.to}${options.to.includes("?") ? "&" : "?"}schema=bench_${process.pid}_${copies}`;
}

const lines = [];
const report = (name, figure, goal, isMet) => {
  lines.push(`| ${name} | ${figure} | ${goal} | ${isMet ? "yes" : "**no**"} |`);
  process.stderr.write(`${lines.at(-1)}\n`);
  if (!isMet) process.exitCode = 1;
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
report(`first look at ${thousands} reports, times \`svc export\``, ratio.toFixed(2), GOALS.ratio, ratio <= GOALS.ratio);

const copy = newCopy();
const resources = "meetings,reports,insights";
few.run(["sync", "--to", copy, "--resource", resources]);
await few.requests();
few.run(["sync", "--to", copy, "--resource", resources]);
const requests = Object.entries(await few.requests());
for (const [resource, count] of requests)
  report(`requests for ${resource}, with nothing new`, count, GOALS.requests, count <= GOALS.requests);
few.end();

const many = await startServer(countOf("memory-rows"));
const large = newCopy();
const total = countOf("memory-rows").toLocaleString("en");
for (const run of ["first", "next"]) {
  const { megabytes, seconds } = many.run(["sync", "--to", large, "--resource", "reports"]);
  const name = `peak MB of the ${run} run at ${total} reports (${seconds.toFixed(1)} s)`;
  report(name, megabytes.toFixed(0), GOALS.megabytes, megabytes <= GOALS.megabytes);
}
many.end();
rmSync(directory, { recursive: true });

const kind = options.to === undefined ? "SQLite" : "PostgreSQL";
const table = `| figure | measured | goal | met |\n|---|---:|---:|---|\n${lines.join("\n")}\n\nCopy in ${kind}. Node ${process.version}.\n`;
process.stdout.write(table);
if (options.to === undefined && options.rows === "12000" && options["memory-rows"] === "200000") {
  mkdirSync(path.join(here, "sync"), { recursive: true });
  writeFileSync(path.join(here, "sync/results.md"), `# Copies by svc sync\n\n${table}`);
}
