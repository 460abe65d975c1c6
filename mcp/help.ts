/** Output of `svc-mcp --help`. */
export const HELP = `Serves the Sales Coaching Service's data to AI assistants, which start this program and talk to it over stdin and stdout.

Usage:
  svc-mcp [flags]
  svc-mcp install claude|cursor|vscode [--print] [--name NAME] [flags]

Flags:
  --read-only            remove every tool that writes
  --toolsets extended    offer every tool, not only the default seven
  --tools NAME,NAME      offer only these tools
  --help, --version

install: adds the server to an assistant's configuration and leaves the rest of it unchanged. The entry gets these flags, and the key
and address from the environment.
  --print                print the entry instead, without a key
  --name NAME            name of the entry (default: sales-coaching)

Environment:
  SERVICE_API_KEY        the API key
  SERVICE_API_URL        the API's address, {base_url}/api/v1
  SERVICE_MCP_READ_ONLY  1 means --read-only`;
