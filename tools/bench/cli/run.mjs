// Start-up of `svc` as a ratio to `node -e 0`, beside other command lines. See README.md.
import { fork, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readArgs } from "../../../scripts/read-args.mjs";
import { median, ROOT, renderTable } from "../../harness.ts";

const here = import.meta.dirname;
const svc = path.join(ROOT, "dist/cli/svc.cjs");
const { values: options, countOf } = readArgs("npm run bench:cli -- [--quick] [--rounds 30]", {
  rounds: { type: "string", default: "30" },
  quick: { type: "boolean" },
});
const rounds = options.quick ? 8 : countOf("rounds");

/** Limit of each figure, as a ratio to `node -e 0`. */
const LIMITS = {
  "svc --version": 1.15,
  "svc --help": 1.35,
  "svc meetings list, piped": 1.7,
  "svc meetings list, table": 1.9,
};

const server = fork(path.join(here, "list-server.mjs"), ["1284"]);
const port = await new Promise((resolve) => server.once("message", resolve));
const directory = mkdtempSync(path.join(tmpdir(), "svc-bench-"));
// The shell's own environment, as a user's command gets it: some of it (extra certificates) is loaded at every start of Node.
const env = {
  ...process.env,
  HOME: directory,
  SERVICE_API_URL: `http://127.0.0.1:${port}/api/v1`,
  SERVICE_API_KEY: `svc_live_${"k".repeat(32)}`,
  SVC_CONFIG_DIR: directory,
};

const subjects = [
  ["node -e 0", process.execPath, ["-e", "0"]],
  ["svc --version", process.execPath, [svc, "--version"]],
  ["svc --help", process.execPath, [svc, "--help"]],
  ["svc meetings list --help", process.execPath, [svc, "meetings", "list", "--help"]],
  ["svc meetings list, piped", process.execPath, [svc, "meetings", "list"]],
  ["svc meetings list, table", process.execPath, [svc, "meetings", "list", "-o", "table", "--color"]],
  ...peers(),
];

function peers() {
  const found = [];
  if (spawnSync("gh", ["--version"]).status === 0) found.push(["gh --version (Go)", "gh", ["--version"]]);
  for (const [name, bin] of [
    ["neonctl", "neonctl/bin/cli.js"],
    ["resend", "resend-cli/dist/cli.cjs"],
  ]) {
    const file = path.join(ROOT, "tools/node_modules", bin);
    if (existsSync(file)) found.push([`${name} --version`, process.execPath, [file, "--version"]]);
  }
  return found;
}

/** User and system time of one run in ms, which other load hardly affects; measured by the shell, since Node does not report it. */
function cpuTime(file, args) {
  const { status, stderr } = spawnSync(
    "bash",
    ["-c", 'TIMEFORMAT="%3U %3S"; time "$@" > /dev/null 2>&1', "bash", file, ...args],
    { env },
  );
  if (status !== 0) return Number.NaN;
  const [user, system] = stderr.toString().trim().split(" ").map(Number);
  return (user + system) * 1000;
}

const samples = new Map(subjects.map(([name]) => [name, []]));
const cpuSamples = new Map(subjects.map(([name]) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  // Rotates the order each round, so that none always has a warm or a cold cache.
  const order = [...subjects.slice(round % subjects.length), ...subjects.slice(0, round % subjects.length)];
  for (const [name, file, args] of order) {
    const start = process.hrtime.bigint();
    const { status, stderr } = spawnSync(file, args, { env });
    if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
    samples.get(name).push(Number(process.hrtime.bigint() - start) / 1e6);
    cpuSamples.get(name).push(cpuTime(file, args));
  }
}
server.kill();
rmSync(directory, { recursive: true });

const base = samples.get("node -e 0");
const rows = subjects.map(([name]) => {
  const times = samples.get(name);
  const ratio = median(times.map((time, round) => time / base[round]));
  const limit = LIMITS[name];
  const verdict = limit === undefined ? "" : ratio <= limit ? `<= ${limit}` : `over ${limit}`;
  const cpu = median(cpuSamples.get(name));
  const cpuRatio = cpu / median(cpuSamples.get("node -e 0"));
  const figures = [median(times).toFixed(1), Math.min(...times).toFixed(1), ratio.toFixed(2)];
  return [name, ...figures, verdict, cpu.toFixed(1), cpuRatio.toFixed(2)];
});
const sizeOf = (file) => readFileSync(path.join(path.dirname(svc), file)).length;
const always = ["svc.cjs", "lazy/app.cjs", "lazy/commander.cjs", "lazy/sdk.cjs"];
const size = (always.reduce((sum, file) => sum + sizeOf(file), 0) / 1000).toFixed(1);
const head = ["command", "median ms", "least ms", "x node -e 0", "goal", "CPU ms", "x node -e 0, CPU"];
const table = `${renderTable([head, ...rows])}\nBundle: ${size} kB with the SDK, without the other lazy chunks (goal: <= 200 kB). Node ${process.version}, ${rounds} rounds.\n`;
process.stdout.write(table);
if (!options.quick) writeFileSync(path.join(here, "results.md"), `# Start-up of svc\n\n${table}`);
