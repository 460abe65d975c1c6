// npm run bench:mcp: the built tool server beside two published ones, with the client of the official SDK. See README.md.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { encode } from "gpt-tokenizer";
import { readArgs } from "../../../scripts/read-args.mjs";
import { median, ROOT, renderTable, startServer } from "../../harness.ts";

const HERE = import.meta.dirname;
const NOTION_ENV = { OPENAPI_MCP_HEADERS: '{"Authorization":"Bearer none","Notion-Version":"2022-06-28"}' };
/** Servers to measure: this one first, and two published ones. */
const SERVERS = {
  "svc-mcp": { args: [join(ROOT, "dist/mcp/svc-mcp.cjs")] },
  "server-filesystem": { args: [binOf("@modelcontextprotocol/server-filesystem"), HERE] },
  notion: { args: [binOf("@notionhq/notion-mcp-server")], env: NOTION_ENV },
};
const NAMES = Object.keys(SERVERS);
/** Environments to start in: this shell's, and one with `PATH` only. */
const ENVIRONMENTS = { shell: process.env, empty: { PATH: process.env.PATH } };
const GOALS = { start: 1.9, bytes: 9_000, tokens: 1_300 };

const { quick } = readArgs("npm run bench:mcp -- [--quick]", { quick: { type: "boolean" } }).values;
const rounds = quick ? 7 : 41;
const rows = [["measure", ...NAMES, "goal"]];
const certificates = process.env.NODE_EXTRA_CA_CERTS ? ", `NODE_EXTRA_CA_CERTS` set" : "";
for (const [name, environment] of Object.entries(ENVIRONMENTS)) {
  const { plainMs, ratios } = await measureStarts(environment);
  const where = name === "shell" ? `environment of the shell${certificates}` : "empty environment";
  const title = `start to first response, times \`node -e 0\` (${plainMs.toFixed(0)} ms), ${where}`;
  rows.push([title, ...ratios.map((ratio) => ratio.toFixed(2)), name === "shell" ? String(GOALS.start) : ""]);
}
const lists = [];
for (const name of NAMES) lists.push(await withSession(name, process.env, ({ client }) => client.listTools()));
rows.push([
  "`tools/list`, bytes",
  ...lists.map((list) => String(Buffer.byteLength(JSON.stringify(list)))),
  `${GOALS.bytes}`,
]);
const { raw, text, structured } = await countTokens();
rows.push([`20 meetings as text, tokens (raw JSON: ${raw})`, `${text}`, "", "", `${GOALS.tokens}`]);
rows.push(["20 meetings as structured content, tokens", `${structured}`, "", "", `${GOALS.tokens}`]);
const report = `Node ${process.versions.node}, ${rounds} rounds, medians; every round starts each program once, in turn.\n\n${renderTable(rows)}`;
console.log(report);
if (!quick) writeFileSync(join(HERE, "results.md"), report);

/** Time of each server from process start to a session, as a multiple of `node -e 0`. */
async function measureStarts(environment) {
  const plain = [];
  const times = NAMES.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    spawnSync(process.execPath, ["-e", "0"], { env: environment });
    plain.push(performance.now() - begun);
    for (const [index, name] of NAMES.entries())
      times[index].push(await withSession(name, environment, async ({ startedMs }) => startedMs));
  }
  return { plainMs: median(plain), ratios: times.map((own) => median(own) / median(plain)) };
}

/** Tokens of twenty meetings of the demo data: as the API sends them, and in both forms that a model may see. */
async function countTokens() {
  const service = await startServer(":memory:", "--seed", "demo");
  const { url, keys } = service.announced;
  const env = { ...process.env, SERVICE_API_KEY: keys.admin, SERVICE_API_URL: `${url}/api/v1` };
  const headers = { authorization: `Bearer ${keys.admin}` };
  const sent = await (await fetch(`${url}/api/v1/meetings?limit=20`, { headers })).text();
  const { content, structuredContent } = await withSession("svc-mcp", env, ({ client }) =>
    client.callTool({ name: "list_meetings", arguments: { limit: 20 } }),
  );
  await service.stop();
  const count = (some) => encode(some).length;
  return { raw: count(sent), text: count(content[0].text), structured: count(JSON.stringify(structuredContent)) };
}

/** Starts a server, opens a session, and kills it when `use` is done. */
async function withSession(name, environment, use) {
  const { args, env } = SERVERS[name];
  const launch = { command: process.execPath, args, env: { ...environment, ...env }, stderr: "ignore" };
  const transport = new StdioClientTransport(launch);
  const client = new Client({ name: "bench", version: "1" });
  const begun = performance.now();
  await client.connect(transport);
  try {
    return await use({ client, startedMs: performance.now() - begun });
  } finally {
    process.kill(transport.pid, "SIGKILL");
    await client.close();
  }
}

/** The script of a package's only command. */
function binOf(name) {
  const folder = join(ROOT, "tools/node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : Object.values(bin)[0]);
}
