/** What `svc-mcp --help` prints. */
export const HELP = `Serves the Sales Coaching Service's data to AI assistants, over stdin and stdout.

Usage:
  svc-mcp [--read-only] [--toolsets default|extended] [--tools name,name]
  svc-mcp install claude|cursor|vscode [--print] [--name NAME] [--read-only] [--toolsets ...] [--tools ...]

Environment:
  SERVICE_API_KEY        the API key
  SERVICE_API_URL        the API's address, {base_url}/api/v1
  SERVICE_MCP_READ_ONLY  1 leaves out every tool that changes something`;
