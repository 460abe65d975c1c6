import { spawn } from "node:child_process";
import { join } from "node:path";

/** The folder of the scenario. */
export const HERE = import.meta.dirname;

/** Where the runtimes are installed. */
export const BIN = join(HERE, "node_modules");

/** Runs a program in `cwd` on the scenario; resolves with the checks that held, which it prints as JSON. */
export function runProgram(program: string, args: string[], settings: string, cwd = HERE): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, SCENARIO: settings }, timeout: 60_000 });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
    });
    child.stderr.on("data", (chunk) => {
      stderr += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(JSON.parse(stdout)) : reject(new Error(`exit code ${code}\n${stderr}`)),
    );
  });
}
