// Peak memory of every command that reads a list as a whole, at 200,000 rows. See README.md.
import { fork, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readArgs } from "../../../scripts/read-args.mjs";

const here = import.meta.dirname;
const svc = path.resolve(here, "../../../dist/cli/svc.cjs");
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
  ...FORMATS.map((format) => ["meetings", "list", "--all", "-o", format]),
  ["meetings", "list", "--all", "-o", "ndjson", "--jq", ".id"],
  [
    "reports",
    "list",
    "--all",
    "-o",
    "ndjson",
    "--jq",
    "reduce (., inputs) as $report (0; [., $report.overall_score] | max)",
  ],
  ["api", "/meetings", "--paginate"],
  ["export", "meetings", "--out", "FILE.ndjson", "--allow-incomplete"],
  ["export", "meetings", "--out", "FILE.csv", "--allow-incomplete"],
  ["export", "meetings", "--out", "FILE.json", "--allow-incomplete"],
  ["export", "reports", "--out", "FILE.ndjson", "--allow-incomplete"],
  ["sync", "--to", "FILE.sqlite", "--resource", "reports"],
  ["people", "--from", "2026-01-01", "-o", "json"],
  ["team", "trend", "--from", "2026-01-01", "-o", "json"],
  [
    "report",
    "weekly",
    "--from",
    "2026-01-01",
    "--to",
    "2026-11-20",
    "--compare",
    "none",
    "--no-criteria",
    "-o",
    "json",
  ],
];
/** Commands that also read an object per row, for --details rows only, since they take long. */
const DETAILS = [
  ["meetings", "search", "budget", "-o", "ndjson"],
  ["reports", "verify", "--every", "-o", "ndjson"],
  ["team", "trend", "--by", "criterion", "--from", "2026-01-01", "-o", "json"],
  ["report", "weekly", "--from", "2026-01-01", "--to", "2026-11-20", "--compare", "none", "-o", "json"],
  ["export", "meetings", "--with", "transcripts", "--out", "FILE.ndjson", "--allow-incomplete"],
];

const directory = mkdtempSync(path.join(tmpdir(), "svc-memory-"));

async function startServer(rows) {
  const server = fork(path.join(here, "list-server.mjs"), [String(rows)]);
  return { server, port: await new Promise((resolve) => server.once("message", resolve)) };
}

/** Peak resident memory in MB, as the kernel counts it, by /usr/bin/time. */
function measure(argv, port, index) {
  const args = argv.map((word) => word.replace("FILE", path.join(directory, `export-${index}`)));
  const env = {
    ...process.env,
    HOME: directory,
    SVC_CONFIG_DIR: directory,
    SERVICE_API_URL: `http://127.0.0.1:${port}/api/v1`,
    SERVICE_API_KEY: `svc_live_${"k".repeat(32)}`,
  };
  const result = path.join(directory, "time");
  const child = spawn("/usr/bin/time", ["-f", "%M %e", "-o", result, process.execPath, svc, ...args], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said = (said + chunk).slice(-300);
  });
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const [kilobytes, seconds] = readFileSync(result, "utf8").trim().split("\n").at(-1).split(" ").map(Number);
      resolve({ code, said, megabytes: kilobytes / 1024, seconds });
    });
  });
}

const lines = [];
let isOver = false;
for (const [rows, commands] of [
  [countOf("rows"), LISTS],
  [countOf("details"), DETAILS],
]) {
  const { server, port } = await startServer(rows);
  for (const [index, argv] of commands.entries()) {
    const name = `svc ${argv.map((word) => (/[ |*]/.test(word) ? `'${word}'` : word)).join(" ")}`;
    if (options.only && !name.includes(options.only)) continue;
    const { code, said, megabytes, seconds } = await measure(argv, port, `${rows}-${index}`);
    if (code !== 0) process.stderr.write(`${name} exited with ${code}: ${said}\n`);
    isOver ||= megabytes > LIMIT_MB + (argv.includes("--jq") ? JQ_MB : 0);
    lines.push(
      `| \`${name.replaceAll("|", "\\|")}\` | ${rows.toLocaleString("en")} | ${megabytes.toFixed(0)} | ${seconds.toFixed(1)} |`,
    );
    process.stderr.write(`${lines.at(-1)}\n`);
  }
  server.kill();
}
rmSync(directory, { recursive: true });
const table = `| command | rows | peak MB | s |\n|---|---:|---:|---:|\n${lines.join("\n")}\n\nGoal: <= ${LIMIT_MB} MB, and ${JQ_MB} for jq. Node ${process.version}.\n`;
process.stdout.write(table);
if (!options.only && options.rows === "200000")
  writeFileSync(path.join(here, "memory/results.md"), `# Peak memory of svc\n\n${table}`);
process.exitCode = isOver ? 1 : 0;
