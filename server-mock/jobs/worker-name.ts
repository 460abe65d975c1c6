import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { isRunning } from "../../machine/is-running.ts";

/** Distinguishes workers with the same process number: a restarted container reuses them. */
const OWN = randomBytes(4).toString("base64url");
const NAME = /^(.+):(\d+):([\w-]{6})$/;

/** Name of this thread's worker: host name, process number, and a random part. */
export function workerName(): string {
  return `${hostname()}:${process.pid}:${OWN}`;
}

/** Reports whether a worker on this machine has ended. For workers on other machines, only the lease decides. */
export function hasEnded(name: string): boolean {
  const [, host, pid, own] = NAME.exec(name) ?? [];
  if (host !== hostname()) return false;
  return Number(pid) === process.pid ? own !== OWN : !isRunning(Number(pid));
}
