import path from "node:path";
import { isatty } from "node:tty";
import { ownFolder } from "../config/folders.ts";
import type { Context, TextInput, ToolServerLaunch } from "../context/context.ts";
import { InterruptedError, type OutputClosedError, UsageError } from "../errors/cli-error.ts";
import { decodeText } from "../files/decode-text.ts";
import { createOutput } from "./process-output.ts";
import { startTerminalSpinner } from "./terminal-spinner.ts";

/** How long a command may take to end after Ctrl-C before the process exits. */
const GRACE_MS = 1_000;

/** The context of a real process. Only this file and `main.ts` touch `process`. */
export function createProcessContext(): Context {
  const { env } = process;
  const abort = new AbortController();
  const onClosed = (error: OutputClosedError): void => abort.abort(error);
  interruptOnSignals(abort);
  return {
    stdin: createInput(() => process.stdin, isatty(0)),
    stdout: createOutput(process.stdout, { env, onClosed }),
    stderr: createOutput(process.stderr, { env, onClosed: () => undefined }),
    env,
    platform: process.platform,
    now: () => new Date(),
    pause: async (milliseconds) =>
      (await import("node:timers/promises")).setTimeout(milliseconds, undefined, { signal: abort.signal }),
    signal: abort.signal,
    config: async () => {
      const { createConfigStore, HOMELESS_STORE } = await import("../config/store.ts");
      const folder = ownFolder("config", process.env);
      return folder === undefined ? HOMELESS_STORE : createConfigStore(folder);
    },
    opened: {},
    client: async (options) => new (await import("../../src/index.ts")).SvcClient(options),
    prompts: async () => (await import("../prompt/prompts.lazy.ts")).createTerminalPrompter(abort.signal),
    programs: {
      capture: async (commandLine) => (await import("./programs.lazy.ts")).capture(commandLine),
      browse: async (url) => (await import("./programs.lazy.ts")).openBrowser(url),
      edit: async (commandLine, file) => (await import("./programs.lazy.ts")).edit(commandLine, file),
      page: async (commandLine, size) => {
        // Ctrl-C belongs to the pager while it is on the screen.
        process.removeAllListeners("SIGINT").on("SIGINT", () => undefined);
        return (await import("./programs.lazy.ts")).page(commandLine, size);
      },
      serveTools,
    },
    startSpinner: startTerminalSpinner,
    probes: async () => (await import("./programs.lazy.ts")).createNetworkProbes(),
    recent: async () => {
      const { createRecentItems } = await import("../config/recent-items.lazy.ts");
      return createRecentItems(ownFolder("cache", process.env));
    },
  };
}

/** The first Ctrl-C aborts the work; the process exits soon after if it does not end by itself. */
function interruptOnSignals(abort: AbortController): void {
  const handle = (exit: "interrupted" | "terminated", code: number) => (): void => {
    abort.abort(new InterruptedError(exit));
    setTimeout(() => process.exit(code), GRACE_MS).unref();
  };
  process.once("SIGINT", handle("interrupted", 130));
  process.once("SIGTERM", handle("terminated", 143));
}

/** What `run-mcp.cjs` exports. */
interface ToolServer {
  runMcp(launch: ToolServerLaunch): Promise<void>;
}

/** A separate build in the folder beside the command line's: the two share no source. */
const toolServerFile = (): string => path.join(__dirname, "../../mcp/run-mcp.cjs");

/** Runs this package's tool server in this process. */
async function serveTools(launch: ToolServerLaunch): Promise<void> {
  const { runMcp } = (await import(toolServerFile())) as ToolServer;
  await runMcp(launch);
}

/** Standard input. Touching `process.stdin` opens it, so it is accessed only when something is read. */
function createInput(open: () => NodeJS.ReadStream, isTerminal: boolean): TextInput {
  return {
    isTerminal,
    async readAll() {
      const chunks: Buffer[] = [];
      for await (const chunk of open()) chunks.push(Buffer.from(chunk));
      const text = decodeText(Buffer.concat(chunks));
      if (text === undefined) throw new UsageError("The input is not UTF-8 text.", "Save it as UTF-8 and try again.");
      return text;
    },
  };
}
