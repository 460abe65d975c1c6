import { type ChildProcess, spawn } from "node:child_process";
import type { PagerOutput } from "../context/context.ts";
import { CliError, OutputClosedError } from "../errors/cli-error.ts";

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
    write: (text) =>
      new Promise((resolve, reject) => {
        child.stdin?.write(text, (error) =>
          error ? reject(new OutputClosedError("The pager was closed.")) : resolve(),
        );
      }),
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
  // Ctrl-C reaches the whole process group: without the trap it would end this shell, and us, while the pager keeps running.
  const script = `trap : INT; ${commandLine}${file ? ' "$1"' : ""}`;
  return spawn("/bin/sh", ["-c", script, "svc", ...(file ? [file] : [])], { stdio, env });
}

const cannotStart = (commandLine: string): CliError =>
  new CliError(`Cannot start \`${commandLine}\`.`, {
    exit: "usage",
    code: "program_not_found",
    hint: "Set VISUAL or EDITOR to a program that exists.",
  });
