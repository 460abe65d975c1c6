// Memory and requests of `svc-mcp serve --http` where 90 colleagues of one organization ask about 12,000 meetings, each with a key of their own.
// tsx tools/bench/mcp/colleagues.mjs [KEYS] [MEETINGS]; needs `npm run build`.
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT, residentMb } from "../../harness.ts";

const [KEYS = 90, MEETINGS = 12_000] = process.argv.slice(2).map(Number);
const SPAN_MS = 360 * 86_400_000;
const QUESTIONS = [
  ["list_meetings", { search: "Northwind", from: "this year" }],
  ["get_team_stats", { time_range: "year", group_by: "person" }],
  ["list_meetings", { with_scores: true, order: "best", from: "30d" }],
];

const lists = join(import.meta.dirname, "../cli/list-server.mjs");
const service = fork(lists, [String(MEETINGS), String(SPAN_MS / MEETINGS), new Date().toISOString()]);
const [port] = await once(service, "message");
const child = spawn(process.execPath, [join(ROOT, "dist/mcp/svc-mcp.cjs"), "serve", "--http", "--port", "0"], {
  env: { ...process.env, SERVICE_API_URL: `http://127.0.0.1:${port}/api/v1` },
  stdio: ["ignore", "inherit", "pipe"],
});
const [line] = await once(createInterface({ input: child.stderr }), "line");
const endpoint = /http:\S+/.exec(line)[0];

const each = (ask) => Array.from({ length: KEYS }, (_, index) => ask(index));
await report("started", 1, () => ask(0, ["list_templates", {}]));
for (const question of QUESTIONS) await report(`first ${question[0]}`, 1, () => ask(0, question));
await report(`${KEYS} keys, one after the other`, KEYS * QUESTIONS.length, async () => {
  for (let index = 0; index < KEYS; index += 1) for (const question of QUESTIONS) await ask(index, question);
});
await report(`${KEYS} keys at once`, KEYS, () => Promise.all(each((index) => ask(index, QUESTIONS[index % 3]))));
child.kill();
service.disconnect();

async function ask(index, [name, given]) {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      authorization: `Bearer svc_live_${String(index).padStart(32, "k")}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } }),
  });
  const text = await response.text();
  if (!response.ok || !/"isError":false|"rows"/.test(text)) throw new Error(text.slice(0, 500));
}

async function report(what, asked, work) {
  const begun = performance.now();
  await work();
  const ms = (performance.now() - begun) / asked;
  service.send("requests");
  const [counts] = await once(service, "message");
  const requests = Object.values(counts).reduce((sum, count) => sum + count, 0) / asked;
  console.log(
    `${what}: ${residentMb(child.pid).toFixed(0)} MB, ${requests.toFixed(1)} requests and ${ms.toFixed(0)} ms for each question`,
  );
}
