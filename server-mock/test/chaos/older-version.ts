import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
const MIGRATIONS = "server-mock/store/migrations";

/** The program of the version before the newest step of the schema. */
export interface OlderVersion {
  program: string;
  /** The step that it does not know. */
  newestStep: string;
}

/** Builds the commit before the newest step of the schema; undefined, with a line that says so, where its history is not here. */
export async function buildOlderVersion(): Promise<OlderVersion | undefined> {
  try {
    const newest = git("ls-tree", "--name-only", "HEAD", `${MIGRATIONS}/`).trim().split("\n").at(-1) ?? "";
    const commit = git("log", "--follow", "--diff-filter=A", "--format=%H", "--", newest).trim().split("\n").at(-1);
    const before = git("rev-parse", "--verify", `${commit}^`).trim();
    const newestStep = newest.slice(newest.lastIndexOf("/") + 1, -".ts".length);
    return { program: await buildAt(before), newestStep };
  } catch {
    process.stderr.write(
      "\n!!! SKIPPED: the commit before the newest step of the schema is not here, or cannot be built.\n\n",
    );
    return undefined;
  }
}

async function buildAt(commit: string): Promise<string> {
  const folder = join(ROOT, ".cache", `svc-server-${commit}`);
  const program = join(folder, "main.js");
  if (existsSync(program)) return program;
  await mkdir(join(ROOT, ".cache"), { recursive: true });
  const sources = await mkdtemp(join(ROOT, ".cache/svc-older-"));
  try {
    execFileSync("sh", ["-c", `git archive ${commit} | tar -x -C ${sources}`], { cwd: ROOT });
    // Generated, and not tracked.
    execFileSync("npx", ["tsx", "scripts/generate-validators.ts"], { cwd: sources, stdio: "ignore" });
    execFileSync("npx", ["tsup", "--silent", "--no-dts"], { cwd: join(sources, "server-mock"), stdio: "ignore" });
    await rm(folder, { recursive: true, force: true });
    await rename(join(sources, "server-mock/dist"), folder);
  } finally {
    await rm(sources, { recursive: true, force: true });
  }
  return program;
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}
