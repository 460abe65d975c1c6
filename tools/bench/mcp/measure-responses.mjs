import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { encode } from "gpt-tokenizer";
import { ROOT, SERVERS } from "./servers.mjs";
import { openSession } from "./stdio-server.mjs";

/** Bytes of each server's list of tools. */
export async function measureLists() {
  const sizes = {};
  for (const [name, server] of Object.entries(SERVERS)) {
    const session = await openSession(server);
    const { result } = JSON.parse(await session.request(1, "tools/list", {}));
    sizes[name] = Buffer.byteLength(JSON.stringify(result));
    session.child.kill("SIGKILL");
  }
  return sizes;
}

/** Tokens of twenty meetings of the demo data: as the API sends them, and in both forms that a model may see. */
export async function measureTokens() {
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
  const args = [tsx, join(ROOT, "server-mock/program/main.ts"), "start", "--port", "0", "--seed", "demo", "--json"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const line = await new Promise((resolve) => createInterface({ input: child.stdout }).once("line", resolve));
  const { url, keys } = JSON.parse(line);
  return { url, key: keys.admin, stop: () => child.kill("SIGTERM") };
}

const MALFORMED = [
  "{nonsense",
  "[]",
  "42",
  '{"jsonrpc":"1.0","id":"old","method":"ping"}',
  '{"jsonrpc":"2.0","id":"list","method":"tools/list","params":[1]}',
];

/** Counts the kinds of malformed lines that each server responds to. */
export async function measureMalformed() {
  const responded = {};
  for (const [name, server] of Object.entries(SERVERS)) {
    responded[name] = 0;
    for (const line of MALFORMED) {
      const session = await openSession(server);
      const before = session.lines.length;
      session.send(line);
      // Followed by a ping: any response arrives before that of the ping.
      await session.request("ping", "ping", {}).catch(() => undefined);
      if (session.lines.slice(before).some((text) => JSON.parse(text).error !== undefined)) responded[name] += 1;
      session.child.kill("SIGKILL");
    }
  }
  return responded;
}
