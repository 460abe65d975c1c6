import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { basename, join } from "node:path";
import { globSync } from "tinyglobby";
import { ROOT } from "../../scripts/bootstrap.mjs";

/** A worker that uses this much CPU on one mutant hangs. Code that waits without CPU is ended by its test's timeout. */
const HANGS_AFTER_CPU_SECONDS = 60;
/** Without a mutant it loads code and runs whole files, which takes long on a busy machine. */
const LOADS_WITHIN_MS = 900_000;
/** Examples of each property: what a mutant breaks is mostly seen in the first few. */
const PROPERTY_RUNS = "25";
const CONFIG = join(ROOT, "tools/mutation/vitest.config.mjs");

/**
 * Tries the mutants, of all in the code, and returns what became of those that a test has met, by id: killed, survived, timeout. Test files are shared out
 * to processes; each loads the code once and runs a file again for each mutant that the file covers (see mutation-runner.mjs).
 */
export async function tryMutants({ tree, tests, slow, code, all, mutants, concurrency }) {
  const folder = join(ROOT, "reports/mutation", `${tree}-work`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "code.json"), JSON.stringify(code));
  // One byte for each mutant, which all processes read and write: 0 where it is still to be tried.
  const state = Buffer.alloc(Math.max(...all.map(({ id }) => id)) + 1, 1);
  for (const { id } of mutants) state[id] = 0;
  writeFileSync(join(folder, "state"), state);
  const left = new Set(globSync(slow, { cwd: ROOT }));
  // Those named after a mutated file first, then the smallest: what they notice need not be tried by the tests of whole commands.
  const names = new Set(Object.keys(code).map((file) => basename(file, ".ts")));
  const rank = (file) => (names.has(basename(file, ".test.ts")) ? 0 : statSync(join(ROOT, file)).size);
  const files = globSync(tests, { cwd: ROOT })
    .filter((file) => !left.has(file))
    .sort((one, other) => rank(one) - rank(other));
  let started = 0;
  let isLate = false;
  const work = async () => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      const batch = [file, ...files.splice(0, Math.min(7, Math.floor(files.length / concurrency / 2)))];
      started += batch.length;
      await runFiles(folder, batch, isLate, () => print(folder, mutants, started, started + files.length));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  // Files that take long come last, for what no other has noticed.
  files.push(...readLogs(folder).flatMap((line) => (line.late ? [line.late] : [])));
  isLate = true;
  await Promise.all(Array.from({ length: concurrency }, work));
  return readResults(folder);
}

/** Runs the files, and goes on behind a mutant that ended its process. */
async function runFiles(folder, files, isLate, onProgress) {
  const log = join(folder, `${isLate ? "late-" : ""}${files[0].replaceAll("/", "-")}.jsonl`);
  writeFileSync(log, "");
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const done = new Set(readLines(log).flatMap((line) => ((line.done ?? line.late) ? [line.done ?? line.late] : [])));
    const left = files.filter((file) => !done.has(file));
    if (left.length === 0) return;
    const before = statSync(log).size;
    const output = await runOnce(folder, log, left, isLate, onProgress);
    const unfinished = readLines(log).findLast(
      (line) => line.begin !== undefined || line.end !== undefined || line.done || line.late,
    );
    // The process ended, or was ended, in the middle of a mutant.
    if (unfinished?.begin !== undefined) {
      appendFileSync(log, `${JSON.stringify({ end: unfinished.begin, file: unfinished.file, status: "timeout" })}\n`);
      noteKilled(folder, unfinished.begin);
    }
    if (statSync(log).size === before) throw new Error(`The tests do not run without a mutant:\n${output}`);
  }
}

/** Spares the other processes a minute of hanging on the same mutant. */
function noteKilled(folder, id) {
  const state = openSync(join(folder, "state"), "r+");
  writeSync(state, Buffer.from([1]), 0, 1, id);
  closeSync(state);
}

async function runOnce(folder, log, files, isLate, onProgress) {
  const child = spawn(
    process.execPath,
    [join(ROOT, "node_modules/vitest/vitest.mjs"), "run", "--config", CONFIG, ...files],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        CI: "1",
        MUTATION_FOLDER: folder,
        MUTATION_LOG: log,
        PROPERTY_RUNS,
        ...(isLate ? { MUTATION_LATE: "1" } : {}),
      },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output = (output + chunk).slice(-20_000)));
  let at = {};
  const watch = setInterval(() => {
    onProgress();
    const begin = readLines(log).at(-1)?.begin;
    const used = cpuSecondsOf(child.pid);
    if (begin !== at.begin) at = { begin, used };
    const isHanging = begin !== undefined && used - at.used > HANGS_AFTER_CPU_SECONDS;
    if (isHanging || Date.now() - statSync(log).mtimeMs > LOADS_WITHIN_MS) process.kill(-child.pid, "SIGKILL");
  }, 5_000);
  await new Promise((resolve) => child.once("close", resolve));
  clearInterval(watch);
  return output;
}

/** CPU time of a group of processes, unaffected by other load. */
function cpuSecondsOf(group) {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pgid=,time="], { encoding: "utf8" });
  const rows = stdout.split("\n").map((line) => line.trim().split(/\s+/));
  const times = rows.flatMap(([id, time]) => (id === `${group}` ? [time] : []));
  return times.reduce((sum, time) => sum + time.split(/[-:]/).reduce((total, part) => total * 60 + Number(part), 0), 0);
}

function readLines(log) {
  const lines = readFileSync(log, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line));
}

function readLogs(folder) {
  const logs = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  return logs.flatMap((log) => readLines(join(folder, log)));
}

function readResults(folder) {
  const results = new Map();
  const lines = readLogs(folder);
  for (const { end, status, test, file } of lines)
    if (end !== undefined && (results.get(end)?.status ?? "survived") === "survived")
      results.set(end, { status, by: status === "survived" ? undefined : `${file}: ${test}` });
  // A mutant of what is evaluated at import, such as a table: switched on later, it changes nothing.
  for (const mutant of lines.flatMap((line) => line.static ?? []))
    if (!results.has(mutant)) results.set(mutant, { status: "static" });
  return results;
}

let printed = "";
function print(folder, mutants, started, all) {
  const results = [...readResults(folder).values()].filter(({ status }) => status !== "static");
  const killed = results.filter(({ status }) => status !== "survived").length;
  const line = `${killed} killed, ${results.length - killed} survived so far, ${mutants.length - results.length} not met; test files ${started} of ${all}`;
  if (line !== printed) console.log(line);
  printed = line;
}
