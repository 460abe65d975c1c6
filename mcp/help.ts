/** Output of `svc-mcp --help`. */
export const HELP = `Serves the Sales Coaching Service's data to AI assistants, which start this program and talk to it over stdin and stdout.

Usage:
  svc-mcp [flags]
  svc-mcp serve --http [--port NUMBER] [--host ADDRESS] [flags]
  svc-mcp install ASSISTANT|--all [--print] [--replace] [--name NAME] [flags]
  svc-mcp uninstall ASSISTANT|--all [--name NAME]

Flags:
  --read-only            remove every tool that writes
  --toolsets extended    offer every tool, not only the default seven
  --tools NAME,NAME      offer only these tools
  --help, --version

serve --http: Streamable HTTP at /mcp. Each request's bearer token is passed to the service as its API key.
  --port NUMBER          port to listen on (default: 3333)
  --host ADDRESS         address to listen on (default: 127.0.0.1)
  --public-url URL       address that clients use; its host is allowed, and it stands in the OAuth metadata
  --authorization-server URL
                         OAuth server that issues the tokens, for the OAuth metadata
  --own-key              use SERVICE_API_KEY for requests without a token; on loopback only

install: adds the server to an assistant's configuration and leaves the rest of it unchanged; uninstall removes it. Assistants: claude,
claude-code, cursor, vscode, codex, gemini, windsurf. The entry gets these flags, and the key and address from the environment.
  --all                  every assistant found on this machine
  --print                print the entry instead, without a key
  --replace              replace an entry of the same name
  --name NAME            name of the entry (default: sales-coaching)

Environment:
  SERVICE_API_KEY        the API key
  SERVICE_API_URL        the API's address, {base_url}/api/v1
  SERVICE_MCP_READ_ONLY  1 means --read-only`;
