import { type ChildProcess, spawn } from "node:child_process";
import { builtCli } from "./built-cli.ts";

/** What a process did. */
export interface ProcessResult {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: Buffer;
  stderr: string;
}

/** How a process is started. Its environment holds nothing but what is given here, `PATH` and `HOME`. */
export interface SpawnOptions {
  env?: Record<string, string>;
  stdin?: string;
  nodeFlags?: readonly string[];
  /** Runs through `sh -c`, with `"$@"` as the command: for umask, pipes and redirections. */
  shell?: string;
}

/** Starts the bundled CLI. */
export async function startSvc(argv: readonly string[], options: SpawnOptions = {}): Promise<ChildProcess> {
  const command = [process.execPath, ...(options.nodeFlags ?? []), await builtCli(), ...argv];
  const [program = "", ...rest] = options.shell ? ["/bin/sh", "-c", options.shell, "sh", ...command] : command;
  const { PATH = "", HOME = "/" } = process.env;
  const child = spawn(program, rest, { env: { PATH, HOME, ...options.env } });
  child.stdin?.on("error", () => undefined);
  child.stdin?.end(options.stdin ?? "");
  const result = collect(child);
  result.catch(() => undefined);
  RESULTS.set(child, result);
  return child;
}

/** Runs the bundled CLI to its end. */
export async function spawnSvc(argv: readonly string[], options: SpawnOptions = {}): Promise<ProcessResult> {
  return finished(await startSvc(argv, options));
}

/** What a process has printed by its end, also where that came before anybody asked. */
export function finished(child: ChildProcess): Promise<ProcessResult> {
  return RESULTS.get(child) as Promise<ProcessResult>;
}

// Collected from the start: a process that has ended already emits nothing any more.
const RESULTS = new WeakMap<ChildProcess, Promise<ProcessResult>>();

function collect(child: ChildProcess): Promise<ProcessResult> {
  const stdout: Buffer[] = [];
  let stderr = "";
  child.stdout?.on("data", (chunk: Buffer) => stdout.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ code, signal, stdout: Buffer.concat(stdout), stderr }));
  });
}
