import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createServer } from "./protocol/create-server.ts";
import { createMask } from "./service/mask-key.ts";
import type { Session } from "./service/session.ts";
import { readSettings } from "./settings/read-settings.ts";
import type { Environment } from "./settings/settings.ts";
import { keepStdoutClean } from "./stdio/keep-stdout-clean.ts";
import { LineTransport } from "./stdio/line-transport.ts";

/** How long answers under way may take once the client has closed its end. */
const LAST_ANSWERS_MS = 50;

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

const IN_A_TERMINAL = "svc-mcp waits for an assistant, which has to start it: see svc-mcp --help. Ctrl-C ends it.\n";

/** Serves this process's stdin and stdout until the client goes away or a signal arrives. */
export function serve(argv: readonly string[], environment: Environment): void {
  const settings = readSettings(argv, environment);
  keepStdoutClean();
  if (process.stdin.isTTY) process.stderr.write(IN_A_TERMINAL);
  // Not `process.exitCode`: a request to the service that is still under way would keep the process alive.
  const exit = (code: number) => process.exit(code);
  const transport = new LineTransport({
    input: process.stdin,
    output: process.stdout,
    mask: createMask(settings.apiKey),
    onEnd: () => exit(0),
    onBroken: () => exit(0),
  });
  process.stdin.once("end", () => setTimeout(exit, LAST_ANSWERS_MS, 0));
  for (const [signal, number] of Object.entries(SIGNALS)) process.once(signal, () => exit(128 + number));

  let session: Promise<Session> | undefined;
  const openSession = () => {
    session ??= import("./protocol/handlers.ts").then(({ createSession }) => createSession(settings));
    return session;
  };
  serveStdio(() => createServer(settings, openSession), { transport });
}
