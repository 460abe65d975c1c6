import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { builtServer } from "./built-server.ts";
import { tiedToParent } from "./tied-to-parent.ts";

const PRELOADED = ["movable-clock.mjs", "measure-turns.mjs", "failing-flush.mjs"].map((file) =>
  join(import.meta.dirname, file),
);

/** What says that something starts a process again that has ended. */
const WITHOUT_SUPERVISOR = { INVOCATION_ID: undefined, KUBERNETES_SERVICE_HOST: undefined };

/** A server in a process of its own. */
export interface ServerProcess {
  url: string;
  /** Ends it and returns its exit code. */
  kill: (signal?: NodeJS.Signals) => Promise<number | null>;
  isRunning: () => boolean;
  /** Memory that it holds, from `/proc`; 0 where there is none. */
  residentBytes: () => number;
  /** What it has written to standard error. */
  errors: () => string;
  /** Sets its clock this far from the time, as a machine's clock is set; timers go on. */
  moveClock: (offsetMs: number) => Promise<void>;
  /** Lets every flush to disk fail, or none. */
  failFlushes: (fails: boolean) => Promise<void>;
  /** Sends a signal that does not end it, such as SIGSTOP. */
  signal: (signal: NodeJS.Signals) => void;
  /** The most CPU time that it has spent between two turns of its event loop since it was last asked; 0 once it has ended. */
  longestTurnMs: () => Promise<number>;
}

/** How a server is started. */
export interface StartOptions {
  /** Further options of `svc-server start`. */
  args?: readonly string[];
  /** Another program than today's. */
  program?: string;
  /** How many files it may have open. */
  maxFiles?: number;
  /** Whom it runs as. */
  user?: { uid: number; gid: number } | undefined;
}

/** Starts `svc-server start` on a free port. */
export async function startProcess(
  database: string,
  pepper: string,
  { args = [], user, program, maxFiles }: StartOptions = {},
): Promise<ServerProcess> {
  const node = [...PRELOADED.flatMap((file) => ["--import", file]), program ?? (await builtServer())];
  const limit = maxFiles === undefined ? [] : ["prlimit", `--nofile=${maxFiles}`];
  const words = ["start", "--port", "0", "--json", "--db", database, ...args];
  const child = spawn(...tiedToParent(...withFirst([...limit, process.execPath, ...node, ...words])), {
    env: { ...process.env, ...WITHOUT_SUPERVISOR, SVC_SERVER_PEPPER: pepper },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    ...user,
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const { url } = JSON.parse(await firstLine(child)) as { url: string };
  const tell = async (message: object) => {
    const heard = new Promise<void>((resolve) => child.once("message", () => resolve()));
    child.send(message);
    await heard;
  };
  return {
    url,
    async kill(signal = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    residentBytes: () => residentBytesOf(child.pid),
    errors: () => errors,
    moveClock: (offsetMs) => tell({ offsetMs }),
    failFlushes: (failsFlushes) => tell({ failsFlushes }),
    signal: (signal) => void child.kill(signal),
    async longestTurnMs() {
      if (!child.connected) return 0;
      const answered = new Promise<{ longestMs: number }>((resolve) => child.once("message", resolve));
      child.send({ asksForTurns: true });
      const gone = ended.then(() => ({ longestMs: 0 }));
      return (await Promise.race([answered, gone])).longestMs;
    },
  };
}

function withFirst([program = "", ...args]: string[]): [program: string, args: string[]] {
  return [program, args];
}

function residentBytesOf(pid: number | undefined): number {
  try {
    const [, kibibytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kibibytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let errors = "";
    child.stdout?.once("data", (chunk: Buffer) => resolve(chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${errors}`)));
  });
}
