import path from "node:path";
import type { ToolServerLaunch } from "../context/context.ts";

/** What `run-mcp.cjs` exports. */
interface ToolServer {
  runMcp(launch: ToolServerLaunch): Promise<void>;
}

/** A separate build in the folder beside the command line's: the two share no source. */
const toolServerFile = (): string => path.join(__dirname, "../../mcp/run-mcp.cjs");

/** Runs this package's tool server in this process. */
export async function serveTools(launch: ToolServerLaunch): Promise<void> {
  const { runMcp } = (await import(toolServerFile())) as ToolServer;
  await runMcp(launch);
}
