/** What `svc-mcp --help` prints. */
export const HELP = `Serves the Sales Coaching Service's data to AI assistants, which start it and speak to it over stdin and stdout.

Usage:
  svc-mcp [flags]
  svc-mcp install claude|cursor|vscode [--print] [--name NAME] [flags]

Flags:
  --read-only            leave out every tool that changes something
  --toolsets extended    offer every tool, not only the usual seven
  --tools NAME,NAME      offer these tools and no others
  --help, --version

Install: adds the server to an assistant's configuration, where everything else stays as it is. The entry gets these flags, and key and
address from the environment.
  --print                show the entry instead, without a key
  --name NAME            call it otherwise than sales-coaching

Environment:
  SERVICE_API_KEY        the API key
  SERVICE_API_URL        the API's address, {base_url}/api/v1
  SERVICE_MCP_READ_ONLY  1 is the same as --read-only`;
