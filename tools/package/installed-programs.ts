import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { runCommand } from "../../test/support/run-command.ts";

interface Service {
  baseUrl: string;
  apiKey: string;
}

/** Runs the installed `svc` on a Node; throws when it does not print the service's meetings. */
export async function tryCommandLine(node: string, project: string, { baseUrl, apiKey }: Service): Promise<void> {
  const svc = join(project, "node_modules/svc-sdk/dist/cli/svc.cjs");
  const env = { SERVICE_API_URL: baseUrl, SERVICE_API_KEY: apiKey, SVC_CONFIG_DIR: join(project, "config") };
  const output = await runCommand(node, [svc, "meetings", "list", "--json"], { cwd: project, env });
  if (JSON.parse(output).length === 0) throw new Error("svc lists no meetings.");
}

/** Runs the installed `svc-mcp` on a Node; throws when it does not list its tools. */
export async function tryToolServer(node: string, project: string, { baseUrl, apiKey }: Service): Promise<void> {
  const program = join(project, "node_modules/svc-sdk/dist/mcp/svc-mcp.cjs");
  const env = { ...process.env, SERVICE_API_URL: baseUrl, SERVICE_API_KEY: apiKey };
  const child = spawn(node, [program], { cwd: project, env, stdio: ["pipe", "pipe", "inherit"], timeout: 30_000 });
  const closed = once(child, "close");
  const clientInfo = { name: "package checks", version: "1" };
  const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
  for (const message of [
    { id: 1, method: "initialize", params },
    { method: "notifications/initialized" },
    { id: 2, method: "tools/list" },
  ])
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  let toolCount = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, result } = JSON.parse(line);
    if (id !== 2) continue;
    toolCount = result.tools.length;
    child.stdin.end();
  }
  await closed;
  if (toolCount !== 7) throw new Error(`svc-mcp lists ${toolCount} tools instead of 7.`);
}

/** Starts the installed `svc-server` with its demo data; throws when it does not list its meetings. */
export async function tryReferenceServer(project: string): Promise<void> {
  const program = join(project, "node_modules/svc-server/bin/svc-server.cjs");
  const args = [program, "start", "--port", "0", "--seed", "demo", "--db", ":memory:", "--json"];
  const child = spawn(process.execPath, args, { cwd: project, stdio: ["ignore", "pipe", "inherit"], timeout: 60_000 });
  const closed = once(child, "close");
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const { url, keys } = JSON.parse(line);
      const response = await fetch(`${url}/api/v1/meetings`, { headers: { authorization: `Bearer ${keys.admin}` } });
      const { data } = await response.json();
      if (data.length !== 20) throw new Error(`It listed ${data.length} meetings instead of 20.`);
      return;
    }
    throw new Error("It ended before it listened.");
  } finally {
    child.kill();
    await closed;
  }
}
