export { newMcpCommand } from "./mcp.ts";
