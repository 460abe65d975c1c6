import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { renderTable } from "../markdown-table.mjs";
import { describeMachine, formatNumber } from "./format.mjs";

const run = promisify(execFile);
const PROGRAM = join(import.meta.dirname, "../../../server-mock/bin/svc-server.cjs");
const ENVIRONMENT = { ...process.env, SVC_SERVER_PEPPER: "bench" };
const GOAL_MB = 200;
const LINES = 12;
const MIB = 1024 * 1024;
/** Progress lines of the command. */
const PROGRESS = /^svc-server: ([\d,]+) rows$/gm;

/**
 * Imports calls with transcripts of 2 KB from one file, kills the import in the middle of storing them, and repeats it.
 * Writes `import.md`.
 */
export async function measureImport(folder, report, rows) {
  const database = join(folder, "import.db");
  const file = join(folder, "calls.ndjson");
  const init = ["init", "--db", database, "--organization", "Acme", "--admin-email", "ana@acme.example"];
  await run(process.execPath, [PROGRAM, ...init], { env: ENVIRONMENT });
  await writeCalls(file, rows);
  const killed = await importCalls(database, file, rows / 2);
  const stored = await countMeetings(database);
  const repeated = await importCalls(database, file, Number.POSITIVE_INFINITY);
  const end = await countMeetings(database);
  const text = render({ rows, killed, stored, repeated, end });
  writeFileSync(new URL("import.md", report), text);
  return text;
}

async function writeCalls(file, rows) {
  const transcript = Array.from({ length: LINES }, (_, line) => {
    const minute = String(line).padStart(2, "0");
    return `[00:${minute}:00] ${line % 2 === 0 ? "Ana Ruiz" : "Bo Lind"}: What would have to change by the end of the quarter for all of this to be worth the effort to your team, and who decides it?`;
  }).join("\n");
  const output = createWriteStream(file);
  for (let index = 0; index < rows; index += 1) {
    const start = Date.UTC(2024, 0, 1) + index * 60_000;
    const participants = [{ name: "Ana", email: "ana@acme.example" }, { name: `Person ${index}` }];
    const call = { kind: "meeting", source_id: `call-${index}`, title: `Call ${index}`, participants, transcript };
    const line = JSON.stringify({ ...call, started_at: new Date(start).toISOString() });
    if (!output.write(`${line}\n`)) await once(output, "drain");
  }
  output.end();
  await once(output, "close");
}

/** Runs `import` to its end, or kills it once it reports `killAt` rows. */
async function importCalls(database, file, killAt) {
  const start = performance.now();
  const child = spawn(process.execPath, [PROGRAM, "import", file, "--db", database], {
    env: ENVIRONMENT,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  child.stderr.on("data", (chunk) => {
    for (const [, count] of String(chunk).matchAll(PROGRESS))
      if (Number(count.replaceAll(",", "")) >= killAt) child.kill("SIGKILL");
  });
  let peak = 0;
  while (child.exitCode === null && child.signalCode === null) {
    peak = Math.max(peak, residentBytesOf(child.pid));
    await setTimeout(50);
  }
  const [code] = await ended;
  if (code !== 0 && killAt === Number.POSITIVE_INFINITY) throw new Error(`The import ended with ${code}.`);
  return { peak, minutes: (performance.now() - start) / 60_000 };
}

function residentBytesOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

async function countMeetings(database) {
  const { stdout } = await run(process.execPath, [PROGRAM, "organizations", "list", "--db", database, "--json"], {
    env: ENVIRONMENT,
  });
  return JSON.parse(stdout)[0].meetings;
}

function render({ rows, killed, stored, repeated, end }) {
  const line = (name, { peak, minutes }, count) => {
    const megabytes = peak / MIB;
    const goal = megabytes <= GOAL_MB ? `at most ${GOAL_MB} MB: met` : `at most ${GOAL_MB} MB: **missed**`;
    return [name, formatNumber(count, 0), `${formatNumber(megabytes, 0)} MB`, goal, `${formatNumber(minutes)} min`];
  };
  const table = renderTable([
    ["import", "meetings stored", "resident memory, at most", "goal", "time"],
    line(`of ${formatNumber(rows, 0)} calls, killed with SIGKILL`, killed, stored),
    line("the same command again", repeated, end),
  ]);
  return `${table}\n${describeMachine()}.\n`;
}
