import { setTimeout } from "node:timers/promises";
import type { ServerProcess } from "../support/processes.ts";

/** Status and reason of `/readyz`. */
export async function readinessOf(server: ServerProcess): Promise<[status: number, reason: string]> {
  const response = await fetch(`${server.url}/readyz`);
  return [response.status, ((await response.json()) as { status: string }).status];
}

/** Waits for as long as it takes until `/readyz` gives a reason that matches; `ok` is the one of a server that is ready. */
export async function waitForReadiness(server: ServerProcess, reason: RegExp): Promise<void> {
  while (!reason.test((await readinessOf(server))[1])) await setTimeout(20);
}
