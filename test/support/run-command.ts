import { spawn } from "node:child_process";

/** Longest time for one command. */
const TIMEOUT_MS = 300_000;

/** Runs a program to its end. Resolves with what it printed; rejects when it fails, with all it said. */
export function runCommand(
  program: string,
  args: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, env: { ...process.env, ...options.env }, timeout: TIMEOUT_MS });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
    });
    child.stderr.on("data", (chunk) => {
      stderr += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) return resolve(stdout);
      const end = code ?? `a signal, as it does after ${TIMEOUT_MS / 1000} s`;
      reject(new Error(`\`${program} ${args.join(" ")}\` ended with ${end}\n${stdout}${stderr}`));
    });
  });
}
