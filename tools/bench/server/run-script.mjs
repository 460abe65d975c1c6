import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Runs a script of this folder, which may import the server's sources, and returns what it prints. */
export async function runScript(name, ...words) {
  const script = join(import.meta.dirname, name);
  const { stdout } = await run(process.execPath, ["--import", "tsx", script, ...words], { cwd: import.meta.dirname });
  return stdout.trim();
}
