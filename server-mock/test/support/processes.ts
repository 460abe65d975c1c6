import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const MAIN = join(import.meta.dirname, "../../src/main.ts");

/** A server in a process of its own. */
export interface ServerProcess {
  url: string;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts `svc-server start` from source on a free port, with further options. */
export async function startProcess(
  database: string,
  pepper: string,
  options: readonly string[] = [],
): Promise<ServerProcess> {
  const words = ["--import", "tsx", MAIN, "start", "--port", "0", "--json", "--db", database, ...options];
  const child = spawn(process.execPath, words, {
    env: { ...process.env, SVC_SERVER_PEPPER: pepper },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const { url } = JSON.parse(await firstLine(child)) as { url: string };
  return {
    url,
    async kill(signal = "SIGTERM") {
      child.kill(signal);
      await ended;
    },
  };
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
