import { type ChildProcess, spawn } from "node:child_process";
import type { PagerOutput } from "../context/context.ts";
import { CliError, OutputClosedError } from "../errors/cli-error.ts";
import { isUnicode } from "../text/is-unicode.ts";
import { asAscii } from "./process-output.ts";

/** Size of the terminal that the pager takes over. */
export interface TerminalSize {
  columns: number | undefined;
  rows: number | undefined;
}

/** Runs the editor on a file, with the terminal handed over; resolves with its exit code. */
export function edit(commandLine: string, file: string): Promise<number> {
  const child = spawnShell(commandLine, { file, stdio: ["inherit", "inherit", "inherit"] });
  return new Promise((resolve, reject) => {
    child.once("error", () => reject(cannotStart(commandLine)));
    child.once("close", (code) => (code === 127 ? reject(cannotStart(commandLine)) : resolve(code ?? 1)));
  });
}

/** Longest output of a captured command, in bytes. */
const LONGEST_CAPTURE = 65_536;

/** Time limits of a captured command, with time to unlock a password manager. */
interface CaptureLimits {
  /** Milliseconds until the command is killed. Default 120,000. */
  limitMs?: number;
  /** Milliseconds until `say` gets one line. Default 3,000. */
  quietMs?: number;
  say?: (line: string) => unknown;
}

/** Runs a command line and returns its standard output. It inherits standard input and error, so it may prompt. */
export function capture(
  commandLine: string,
  { limitMs = 120_000, quietMs = 3_000, say = (line) => process.stderr.write(line) }: CaptureLimits = {},
): Promise<string> {
  const child = spawnShell(commandLine, { stdio: ["inherit", "pipe", "inherit"] });
  const seconds = Math.ceil(limitMs / 1_000);
  const notice = setTimeout(() => say(`Waiting for \`${commandLine}\`, ${seconds} s at most.\n`), quietMs);
  let limit: NodeJS.Timeout | undefined;
  let text = "";
  child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
    if (text.length < LONGEST_CAPTURE) text += chunk;
  });
  return new Promise<string>((resolve, reject) => {
    limit = setTimeout(() => {
      child.kill();
      // A program behind the shell may hold the pipe open.
      child.stdout?.destroy();
      reject(captureFailed(commandLine, `printed nothing within ${seconds} s`));
    }, limitMs);
    child.once("error", () => reject(captureFailed(commandLine, "could not be started")));
    child.once("close", (code) =>
      code === 0 ? resolve(text) : reject(captureFailed(commandLine, `exited with code ${code ?? "unknown"}`)),
    );
  }).finally(() => {
    clearTimeout(limit);
    clearTimeout(notice);
  });
}

const captureFailed = (commandLine: string, reason: string): CliError =>
  new CliError(`The key command \`${commandLine}\` ${reason}.`, {
    exit: "authentication",
    code: "key_command_failed",
    hint: "Run it in a terminal to see what it prints, or set SERVICE_API_KEY.",
  });

/** Starts the pager. Quitting it early is not an error: later writes reject with `OutputClosedError`. */
export async function page(commandLine: string, { columns, rows }: TerminalSize): Promise<PagerOutput> {
  const child = spawnShell(orPrint(commandLine), { stdio: ["pipe", "inherit", "inherit"] });
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  // Quitting the pager closes the pipe; the failing write reports it.
  child.stdin?.on("error", () => undefined);
  return {
    isTerminal: true,
    columns,
    rows,
    write: async (text) => {
      const shown = isUnicode(process.env) ? text : await asAscii(text);
      return new Promise((resolve, reject) => {
        child.stdin?.write(shown, (error) =>
          error ? reject(new OutputClosedError("The pager was closed.")) : resolve(),
        );
      });
    },
    async close() {
      child.stdin?.end();
      await ended;
    },
  };
}

/** Falls back to `cat` when the pager does not exist: a pager that did not start has read nothing. */
const orPrint = (commandLine: string): string =>
  process.platform === "win32" ? `${commandLine} || more` : `${commandLine}\n[ $? -ne 127 ] || cat`;

type Stdio = "inherit" | "pipe";

/** The command line is the user's own and may have flags, so a shell splits it; the file name stays one argument. */
function spawnShell(
  commandLine: string,
  { file, stdio }: { file?: string; stdio: [Stdio, Stdio, Stdio] },
): ChildProcess {
  // `less` leaves short output on the screen and passes our colors; the user's own LESS takes precedence.
  const env = { LESS: "FRX", LV: "-c", ...process.env };
  if (process.platform === "win32") return spawn(commandLine, file ? [`"${file}"`] : [], { stdio, env, shell: true });
  // Ctrl-C reaches the whole process group: without the trap it would end the shell and this process, but not the pager.
  const script = stdio[1] === "pipe" ? commandLine : `trap : INT; ${commandLine}${file ? ' "$1"' : ""}`;
  return spawn("/bin/sh", ["-c", script, "svc", ...(file ? [file] : [])], { stdio, env });
}

const cannotStart = (commandLine: string): CliError =>
  new CliError(`Cannot start \`${commandLine}\`.`, {
    exit: "usage",
    code: "program_not_found",
    hint: "Set VISUAL or EDITOR to a program that exists.",
  });
