import { spawnSync } from "node:child_process";

/** Linux alone lets a process ask for the end of its parent, and `setpriv` asks for it. */
const hasSetpriv = spawnSync("setpriv", ["--pdeathsig", "KILL", "true"]).status === 0;

/**
 * A program and its arguments as they are spawned so that it ends with whoever starts it: a test that is killed cannot clean up.
 * Unchanged where the system has no way to say so.
 */
export function tiedToParent(program: string, args: readonly string[]): [program: string, args: string[]] {
  return hasSetpriv ? ["setpriv", ["--pdeathsig", "KILL", program, ...args]] : [program, [...args]];
}
