import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { atMost, describeMachine, formatNumber, PEPPER, ROOT, renderTable, residentMb } from "../../harness.ts";

const PROGRAM = join(ROOT, "server-mock/bin/svc-server.cjs");
const GOAL_MB = 200;
const LINES = 12;

/** Memory and time of importing calls with transcripts of 2 KB from one file, as a Markdown table. */
export async function measureImport(folder, rows) {
  const database = join(folder, "import.db");
  const file = join(folder, "calls.ndjson");
  await run(["init", "--db", database, "--organization", "Acme", "--admin-email", "ana@acme.example"]);
  await writeCalls(file, rows);
  const { peak, minutes } = await run(["import", file, "--db", database]);
  const table = renderTable([
    ["import", "resident memory, at most", "goal", "time"],
    [
      `${formatNumber(rows)} calls`,
      `${formatNumber(peak, 0)} MB`,
      atMost(peak, GOAL_MB, "MB"),
      `${formatNumber(minutes)} min`,
    ],
  ]);
  return `${table}\n${describeMachine()}.\n`;
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

/** Runs a command of the server to its end. */
async function run(argv) {
  const start = performance.now();
  const env = { ...process.env, SVC_SERVER_PEPPER: PEPPER };
  const child = spawn(process.execPath, [PROGRAM, ...argv], { env, stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  let peak = 0;
  while (child.exitCode === null && child.signalCode === null) {
    peak = Math.max(peak, residentMb(child.pid));
    await setTimeout(50);
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`svc-server ${argv.join(" ")} ended with ${code}.`);
  return { peak, minutes: (performance.now() - start) / 60_000 };
}
