// Memory and requests of `svc-mcp serve --http` where 90 colleagues of one organization ask about 12,000 meetings, each with a key of their own.
// node tools/bench/mcp/colleagues.mjs [KEYS] [MEETINGS]; needs `npm run build`.
import { execFileSync, spawn } from "node:child_process";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const [KEYS = 90, MEETINGS = 12_000] = process.argv.slice(2).map(Number);
const id = (kind, index) => `${kind}0000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
const at = (index) => new Date(Date.now() - (index * 360 * 86_400_000) / MEETINGS).toISOString();
const person = (index) => ({
  name: `Person ${index}`,
  email: `p${index}@acme.example`,
  title: "AE",
  company: "Acme",
  is_internal: true,
});
const ROWS = {
  meetings: Array.from({ length: MEETINGS }, (_, index) => ({
    ...{
      id: id("a", index),
      user_id: id("c", index % KEYS),
      title: `Call ${index} about renewal`,
      status: "completed",
      source: "zoom",
    },
    ...{
      call_type: "discovery",
      started_at: at(index),
      duration_seconds: 1_800,
      language: "en",
      report_count: 1,
      has_transcript: true,
    },
    participants: [
      person(index % KEYS),
      {
        name: `Buyer ${index}`,
        email: `b@c${index % 500}.example`,
        title: "CFO",
        company: `Company ${index % 500}`,
        is_internal: false,
      },
    ],
  })),
  reports: Array.from({ length: MEETINGS }, (_, index) => ({
    ...{
      id: id("b", index),
      meeting_id: id("a", index),
      user_id: id("c", index % KEYS),
      template_id: id("d", 1),
      template_name: "Discovery",
    },
    ...{ overall_score: 40 + (index % 60), created_at: at(index) },
  })),
};
let requests = 0;
const revoked = new Set();
const service = createServer(({ url, headers }, response) => {
  requests += 1;
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const { page = 1, limit = 20, from = "", to = "9" } = Object.fromEntries(searchParams);
  const rows = (ROWS[pathname.split("/").at(-1)] ?? []).filter((row) => {
    const time = row.started_at ?? row.created_at;
    return time >= from && time <= to;
  });
  const meta = {
    page: Number(page),
    limit: Number(limit),
    total: rows.length,
    total_pages: Math.ceil(rows.length / limit),
  };
  const body = revoked.has(headers.authorization)
    ? { data: null, error: { code: "invalid_api_key", message: "Revoked." }, meta: null }
    : { data: pathname.endsWith("stats") ? {} : rows.slice((page - 1) * limit, page * limit), error: null, meta };
  response.writeHead(body.error ? 401 : 200, { "content-type": "application/json" }).end(JSON.stringify(body));
});
await new Promise((resolve) => service.listen(0, "127.0.0.1", resolve));
const env = { ...process.env, SERVICE_API_URL: `http://127.0.0.1:${service.address().port}/api/v1` };
const child = spawn(
  process.execPath,
  [fileURLToPath(new URL("../../../dist/mcp/svc-mcp.cjs", import.meta.url)), "serve", "--http", "--port", "0"],
  {
    env,
    stdio: ["ignore", "inherit", "pipe"],
  },
);
const line = await new Promise((resolve) => createInterface({ input: child.stderr }).once("line", resolve));
const endpoint = /http:\S+/.exec(line)[0];

const keyOf = (index) => `Bearer svc_live_${String(index).padStart(32, "k")}`;
const QUESTIONS = [
  ["list_meetings", { search: "renewal", from: "this year" }],
  ["get_team_stats", { time_range: "year", group_by: "person" }],
  ["list_meetings", { with_scores: true, order: "best", from: "30d" }],
];
async function ask(index, [name, given]) {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      authorization: keyOf(index),
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } }),
  });
  const text = await response.text();
  if (response.ok && !/"isError":false|"rows"/.test(text)) throw new Error(text.slice(0, 500));
  return response.status;
}
const megabytes = () => Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)])) / 1024);
let startedAt = performance.now();
const report = (what, asked, before) => {
  console.log(
    `${what}: ${megabytes()} MB, ${((requests - before) / asked).toFixed(1)} requests and ${Math.round((performance.now() - startedAt) / asked)} ms for each question`,
  );
  startedAt = performance.now();
};

await ask(0, ["list_templates", {}]);
report("started", 1, 0);
for (const question of QUESTIONS) {
  const before = requests;
  await ask(0, question);
  report(`first ${question[0]}`, 1, before);
}
let before = requests;
for (let index = 0; index < KEYS; index += 1) for (const question of QUESTIONS) await ask(index, question);
report(`${KEYS} keys, one after the other`, KEYS * QUESTIONS.length, before);
before = requests;
await Promise.all(Array.from({ length: KEYS }, (_, index) => ask(index, QUESTIONS[index % QUESTIONS.length])));
report(`${KEYS} keys at once`, KEYS, before);
revoked.add(keyOf(1));
console.log(`a revoked key gets ${await ask(1, QUESTIONS[0])}, another ${await ask(2, QUESTIONS[0])}`);
child.kill("SIGTERM");
service.close();
