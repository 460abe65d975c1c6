import { type ChildProcess, spawn } from "node:child_process";
import type { PagerOutput } from "../context/context.ts";
import { CliError, OutputClosedError } from "../errors/cli-error.ts";

/** What the pager is told about the terminal that it takes over. */
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

/** Starts the pager. Leaving it early is no error: what is written afterwards is refused with `OutputClosedError`. */
export async function page(commandLine: string, { columns, rows }: TerminalSize): Promise<PagerOutput> {
  const child = spawnShell(orPrint(commandLine), { stdio: ["pipe", "inherit", "inherit"] });
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  // Leaving the pager closes the pipe; the write that hits it says so, too.
  child.stdin?.on("error", () => undefined);
  return {
    isTerminal: true,
    columns,
    rows,
    write: (text) =>
      new Promise((resolve, reject) => {
        child.stdin?.write(text, (error) => (error ? reject(new OutputClosedError("The pager was left.")) : resolve()));
      }),
    async close() {
      child.stdin?.end();
      await ended;
    },
  };
}

/** Prints the text where there is no such pager: what did not start has read nothing of it. The shell names what it did not find. */
const orPrint = (commandLine: string): string =>
  process.platform === "win32" ? `${commandLine} || more` : `${commandLine}\n[ $? -ne 127 ] || cat`;

type Stdio = "inherit" | "pipe";

/** The command line is the user's own and may carry flags, so a shell splits it; a file name stays one argument. */
function spawnShell(
  commandLine: string,
  { file, stdio }: { file?: string; stdio: [Stdio, Stdio, Stdio] },
): ChildProcess {
  // `less` leaves short output on the screen and passes our colours; the user's own LESS goes before.
  const env = { LESS: "FRX", LV: "-c", ...process.env };
  if (process.platform === "win32") return spawn(commandLine, file ? [`"${file}"`] : [], { stdio, env, shell: true });
  // Ctrl-C reaches the whole group: without the trap it would end this shell, and us, under a pager that goes on.
  const script = `trap : INT; ${commandLine}${file ? ' "$1"' : ""}`;
  return spawn("/bin/sh", ["-c", script, "svc", ...(file ? [file] : [])], { stdio, env });
}

const cannotStart = (commandLine: string): CliError =>
  new CliError(`Cannot start \`${commandLine}\`.`, {
    exit: "usage",
    code: "program_not_found",
    hint: "Set VISUAL or EDITOR to a program that exists.",
  });
