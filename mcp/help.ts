/** Output of `svc-mcp --help`. */
export const HELP = `Serves the Sales Coaching Service's data to AI assistants, which start this program and talk to it over stdin and stdout.

Usage:
  svc-mcp [flags]
  svc-mcp serve --http [flags]
  svc-mcp install <assistant> [flags]
  svc-mcp uninstall <assistant> [flags]

Flags:
  --read-only            omit every tool that changes something
  --toolsets <names>     default, or extended for every tool
  --tools <names>        exactly these tools, separated by commas
  --store <copy>         read from a copy of \`svc sync\`: a file, postgres://…, or env:NAME for a variable with either
  --allow-incomplete     take lists of which the service gives fewer rows than its total
  -V, --version          print the version
  -h, --help             show help

serve --http: Streamable HTTP at /mcp, and without tools that write at /mcp/readonly. Each request's bearer token is an API key of the
service, which is asked whether it is valid.
  --port <number>        port to listen on; default: 3333
  --host <address>       address to listen on; default: 127.0.0.1
  --public-url <url>     address that clients use; its host is allowed, and stands in 401 responses
  --allow-origin <origin>
                         pages of this origin may ask, e.g. https://app.example; may be repeated
  --store <folder>       keep a copy for each organization in this folder, for all of its keys, and read that
  --own-key              use SERVICE_API_KEY for requests without a token; on loopback only

install: adds the server to an assistant's configuration and leaves the rest of it unchanged; uninstall removes it. Assistants: claude,
claude-code, cursor, vscode, codex, gemini, windsurf. The entry gets these flags, and the key and address from the environment.
  --every                every assistant that is found on this machine
  --dry-run              print the entry, without a key, instead of writing it
  --force                replace an entry of the same name
  --name <name>          name of the entry; default: sales-coaching

Environment:
  SERVICE_API_KEY        the API key
  SERVICE_API_URL        base URL of the API, with or without /api/v1
  SERVICE_MCP_READ_ONLY  1 means --read-only
  SVC_MCP_STORE          the same as --store, except over HTTP

Examples:
  # Claude Desktop, with the key and the address from the environment
  $ svc-mcp install claude
  # only the tools that read, for a client that starts the server itself
  $ svc-mcp --read-only
  # over HTTP, for clients elsewhere
  $ svc-mcp serve --http --port 3333`;
