import { join } from "node:path";
import { runCommand } from "../../test/support/run-command.ts";

/** The folder of the scenario. */
export const HERE = import.meta.dirname;

/** Where the runtimes are installed. */
export const BIN = join(HERE, "../node_modules");

/** Runs a program in `cwd` on the scenario; resolves with the checks that held, which it prints as JSON. */
export async function runProgram(program: string, args: string[], settings: string, cwd = HERE): Promise<string[]> {
  return JSON.parse(await runCommand(program, args, { cwd, env: { SCENARIO: settings } }));
}
