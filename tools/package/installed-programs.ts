import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { runCommand } from "../../test/support/run-command.ts";
import { startAnnounced } from "../harness.ts";

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
  const env = { SERVICE_API_URL: baseUrl, SERVICE_API_KEY: apiKey };
  const client = new Client({ name: "package checks", version: "1" });
  await client.connect(
    new StdioClientTransport({ command: node, args: [program], cwd: project, env, stderr: "inherit" }),
  );
  const { tools } = await client.listTools().finally(() => client.close());
  if (tools.length !== 7) throw new Error(`svc-mcp lists ${tools.length} tools instead of 7.`);
}

/** Starts the installed `svc-server` with its demo data; throws when it does not list its meetings. */
export async function tryReferenceServer(project: string): Promise<void> {
  const program = join(project, "node_modules/svc-server/bin/svc-server.cjs");
  const server = await startAnnounced<{ url: string; keys: { admin: string } }>(
    [program, "start", "--port", "0", "--seed", "demo", "--db", ":memory:", "--json"],
    { cwd: project },
  );
  try {
    const { url, keys } = server.announced;
    const response = await fetch(`${url}/api/v1/meetings`, { headers: { authorization: `Bearer ${keys.admin}` } });
    const { data } = await response.json();
    if (data.length !== 20) throw new Error(`It listed ${data.length} meetings instead of 20.`);
  } finally {
    await server.stop();
  }
}
