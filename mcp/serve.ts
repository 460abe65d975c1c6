import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createServer } from "./protocol/create-server.ts";
import type { Session } from "./service/session.ts";
import { Policy } from "./settings/policy.ts";
import { readSettings } from "./settings/read-settings.ts";
import type { Environment } from "./settings/settings.ts";
import { LineTransport } from "./stdio/line-transport.ts";
import { createMask } from "./text/mask-key.ts";

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

const TERMINAL_HINT =
  "svc-mcp is waiting for an assistant on stdin. Assistants start it themselves: see svc-mcp --help. Press Ctrl-C to exit.\n";

/** Serves stdin and stdout until stdin has ended and every request has its response, stdout is closed, or a signal arrives. */
export function serve(argv: readonly string[], environment: Environment): void {
  const settings = readSettings(argv, environment);
  keepStdoutClean();
  if (process.stdin.isTTY) process.stderr.write(TERMINAL_HINT);
  // Not `process.exitCode`: a pending request to the service would keep the process alive.
  const exit = (code: number) => process.exit(code);
  const transport = new LineTransport({
    input: process.stdin,
    output: process.stdout,
    mask: createMask(settings.apiKey),
    onEnd: () => void server.close().finally(() => exit(0)),
    onBroken: () => exit(0),
  });
  for (const [signal, number] of Object.entries(SIGNALS)) process.once(signal, () => exit(128 + number));

  let session: Promise<Session> | undefined;
  const openSession = () => {
    session ??= import("./protocol/handlers.ts").then(({ createSession }) => createSession(settings));
    return session;
  };
  const server = serveStdio(() => createServer({ policy: new Policy(settings), openSession }), { transport });
}

/** Redirects console output to stderr: stdout is for the protocol only. */
function keepStdoutClean(): void {
  const { console } = globalThis;
  for (const method of ["log", "info", "debug", "dir", "table", "group"] as const) console[method] = console.error;
}
