import { createReferenceServer, type ReferenceServer, seededIds } from "../../../server-mock/library/index.ts";
import { NOW, readResult, type ToolResult } from "./environment.ts";
import { INITIALIZE, type McpProcess, spawnMcp } from "./spawn-mcp.ts";

/** A reference server on a port, and the built tool server as a process that talks to it. */
export interface WireEnvironment {
  server: ReferenceServer;
  mcp: McpProcess;
  /** Calls a tool over stdin and stdout. */
  call(name: string, given?: Record<string, unknown>): Promise<ToolResult>;
  /** Another process with other flags, in a session of a client with these capabilities. */
  open(argv: readonly string[], capabilities?: Record<string, unknown>): Promise<McpProcess>;
  close(): Promise<void>;
}

/** Creates an environment that offers every tool; the organization is empty. */
export async function createWireEnvironment(): Promise<WireEnvironment> {
  const server = await createReferenceServer({ now: () => NOW, ids: seededIds("wire") });
  const listener = await server.listen();
  const processes: McpProcess[] = [];
  const open: WireEnvironment["open"] = async (argv, capabilities = {}) => {
    const env = { SERVICE_API_KEY: server.keys.admin, SERVICE_API_URL: `${listener.url}/api/v1` };
    const mcp = await spawnMcp(env, argv);
    processes.push(mcp);
    mcp.send(
      { ...INITIALIZE, params: { ...INITIALIZE.params, capabilities } },
      { jsonrpc: "2.0", method: "notifications/initialized" },
    );
    await mcp.receive(({ id }) => id === INITIALIZE.id);
    return mcp;
  };
  const mcp = await open(["--toolsets", "extended"]);
  const call = async (name: string, given: Record<string, unknown> = {}): Promise<ToolResult> =>
    readResult((await mcp.request("tools/call", { name, arguments: given })).result);
  const close = async (): Promise<void> => {
    for (const { child } of processes) child.stdin.end();
    await Promise.all(processes.map(({ exited }) => exited));
    await listener.close(0);
    await server.close();
  };
  return { server, mcp, call, open, close };
}
