import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { isRunning } from "../../machine/is-running.ts";

/** Tells workers of one process number apart: after a restart, a container's processes have the numbers that they had before. */
const OWN = randomBytes(4).toString("base64url");
const NAME = /^(.+):(\d+):([\w-]{6})$/;

/** Name of this thread's worker: machine, process, and a random part. */
export function workerName(): string {
  return `${hostname()}:${process.pid}:${OWN}`;
}

/** Reports whether a worker of this machine has ended. Of other machines' workers only the lease says so. */
export function hasEnded(name: string): boolean {
  const [, host, pid, own] = NAME.exec(name) ?? [];
  if (host !== hostname()) return false;
  return Number(pid) === process.pid ? own !== OWN : !isRunning(Number(pid));
}
