import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../../test/support/run-command.ts";

const RUNTIMES = join(import.meta.dirname, "../runtimes");
const PROGRAMS = ["scenario.mjs", "on-node.mjs", "on-browser.mjs"];

/** Makes a project outside the repository that has the packages installed as a user would, and the programs that try it. */
export async function createProject(folder: string, ...packages: string[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  // Install scripts may run, as with a user's npm.
  const flags = ["--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts=false"];
  await runCommand("npm", ["install", ...flags, ...packages], { cwd: folder });
  for (const program of PROGRAMS) await cp(join(RUNTIMES, program), join(folder, program));
  return folder;
}

/** Names of all installed packages. */
export async function listInstalled(project: string): Promise<string[]> {
  const names = await readdir(join(project, "node_modules"));
  return names.filter((name) => !name.startsWith("."));
}
