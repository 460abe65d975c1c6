// npm run bench:mcp [-- --quick]: the built tool server beside two published ones, on this machine. Needs `npm run build`.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openSession, timePlainNode } from "./stdio-server.mjs";

const HERE = import.meta.dirname;
const ROOT = join(HERE, "../..");
const QUICK = process.argv.includes("--quick");
const ROUNDS = QUICK ? 7 : 41;
const RUNS = QUICK ? 5 : 15;

if (!existsSync(join(HERE, "node_modules"))) {
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: HERE,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
}
const { encode } = await import("gpt-tokenizer");

const NOTION_ENV = { OPENAPI_MCP_HEADERS: '{"Authorization":"Bearer none","Notion-Version":"2022-06-28"}' };
const SERVERS = {
  "svc-mcp": { args: [join(ROOT, "dist/mcp/svc-mcp.cjs")], env: {} },
  "server-filesystem": { args: [binOf("@modelcontextprotocol/server-filesystem"), HERE], env: {} },
  notion: { args: [binOf("@notionhq/notion-mcp-server")], env: NOTION_ENV },
};

const note = (what) => process.stderr.write(`${what} ...\n`);
note("starts");
const starts = await measureStarts();
note("lists");
const lists = await measureLists();
note("tokens");
const tokens = await measureTokens();
note("exits");
const exits = await measureExits();
note("cancel");
const cancel = await measureCancel();
note("malformed lines");
const malformed = await measureMalformed();

const report = [
  `Node ${process.versions.node}, ${ROUNDS} rounds, medians; every round starts each program once, in turn.`,
  "",
  "| measure | svc-mcp | server-filesystem | notion | goal |",
  "| --- | --- | --- | --- | --- |",
  row("start to first answer, times `node -e 0`", (name) => starts[name].toFixed(2), "1.9"),
  row("`tools/list`, bytes", (name) => lists[name], "8,192"),
  row("malformed lines answered, of 5", (name) => malformed[name], "5"),
  `| 20 meetings as text, tokens (raw JSON: ${tokens.raw}) | ${tokens.text} | | | 1,300 |`,
  `| 20 meetings as structured content, tokens | ${tokens.structured} | | | 1,300 |`,
  `| exit after stdin ends, ms, median (worst) of ${RUNS} | ${exits} | | | 100 |`,
  `| cancel to closed connection, ms, median (worst) of ${RUNS} | ${cancel} | | | 50 |`,
  "",
].join("\n");
console.log(report);
if (!QUICK) writeFileSync(join(HERE, "results.md"), report);
process.exit();

function row(title, value, goal) {
  return `| ${title} | ${Object.keys(SERVERS).map(value).join(" | ")} | ${goal} |`;
}

function binOf(name) {
  const folder = join(HERE, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : Object.values(bin)[0]);
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

async function measureStarts() {
  const plain = [];
  const times = Object.fromEntries(Object.keys(SERVERS).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    plain.push(await timePlainNode());
    for (const [name, server] of Object.entries(SERVERS)) {
      const session = await openSession(server);
      times[name].push(session.startedMs);
      session.child.kill("SIGKILL");
      await session.exited;
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values) / median(plain)]));
}

async function measureLists() {
  const sizes = {};
  for (const [name, server] of Object.entries(SERVERS)) {
    const session = await openSession(server);
    const { result } = JSON.parse(await session.request(1, "tools/list", {}));
    sizes[name] = Buffer.byteLength(JSON.stringify(result));
    session.child.kill("SIGKILL");
  }
  return sizes;
}

async function measureTokens() {
  const service = await startReferenceServer();
  const env = { SERVICE_API_KEY: service.key, SERVICE_API_URL: `${service.url}/api/v1` };
  const headers = { authorization: `Bearer ${service.key}` };
  const raw = await (await fetch(`${env.SERVICE_API_URL}/meetings?limit=20`, { headers })).text();
  const session = await openSession({ ...SERVERS["svc-mcp"], env });
  const { result } = JSON.parse(
    await session.request(1, "tools/call", { name: "list_meetings", arguments: { limit: 20 } }),
  );
  session.child.kill("SIGKILL");
  service.stop();
  const count = (text) => encode(text).length;
  return {
    raw: count(raw),
    text: count(result.content[0].text),
    structured: count(JSON.stringify(result.structuredContent)),
  };
}

async function startReferenceServer() {
  const tsx = join(ROOT, "node_modules/tsx/dist/cli.mjs");
  const args = [tsx, join(ROOT, "server-mock/src/main.ts"), "start", "--port", "0", "--seed", "demo", "--json"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const line = await new Promise((resolve) => createInterface({ input: child.stdout }).once("line", resolve));
  const { url, keys } = JSON.parse(line);
  return { url, key: keys.admin, stop: () => child.kill("SIGTERM") };
}

async function measureExits() {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const session = await openSession(SERVERS["svc-mcp"]);
    const endedAt = performance.now();
    session.child.stdin.end();
    times.push((await session.exited) - endedAt);
  }
  return `${median(times).toFixed(0)} (${Math.max(...times).toFixed(0)})`;
}

async function measureCancel() {
  const times = [];
  let onRequest;
  const silent = createServer((socket) => socket.on("error", () => undefined).once("data", () => onRequest(socket)));
  await new Promise((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const env = {
    SERVICE_API_KEY: `svc_live_${"b".repeat(32)}`,
    SERVICE_API_URL: `http://127.0.0.1:${silent.address().port}`,
  };
  for (let run = 0; run < RUNS; run += 1) {
    const received = new Promise((resolve) => {
      onRequest = resolve;
    });
    const session = await openSession({ ...SERVERS["svc-mcp"], env });
    session.send({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "list_meetings" } });
    const socket = await received;
    const closed = new Promise((resolve) => socket.once("close", resolve));
    const cancelledAt = performance.now();
    session.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } });
    await closed;
    times.push(performance.now() - cancelledAt);
    session.child.kill("SIGKILL");
  }
  silent.close();
  return `${median(times).toFixed(0)} (${Math.max(...times).toFixed(0)})`;
}

async function measureMalformed() {
  const LINES = [
    "{nonsense",
    "[]",
    "42",
    '{"jsonrpc":"1.0","id":"old","method":"ping"}',
    '{"jsonrpc":"2.0","id":"list","method":"tools/list","params":[1]}',
  ];
  const answered = {};
  for (const [name, server] of Object.entries(SERVERS)) {
    answered[name] = 0;
    for (const line of LINES) {
      const session = await openSession(server);
      const before = session.lines.length;
      session.send(line);
      // A ping behind it: what is answered at all is answered before it.
      await session.request("ping", "ping", {}).catch(() => undefined);
      if (session.lines.slice(before).some((text) => JSON.parse(text).error !== undefined)) answered[name] += 1;
      session.child.kill("SIGKILL");
    }
  }
  return answered;
}
