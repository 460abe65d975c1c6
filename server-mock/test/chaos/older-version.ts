import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { MIGRATIONS } from "../../store/migrations.ts";

const ROOT = join(import.meta.dirname, "../../..");
const STEPS = "server-mock/store/migrations.ts";

/** The program of the version before a step of the schema. */
export interface OlderVersion {
  program: string;
  /** The step that it does not know. */
  newestStep: string;
}

/** Builds the commit before a step of the schema, by default the newest; undefined, with a line that says so, where its history is not here. */
export async function buildOlderVersion(step = newestStep()): Promise<OlderVersion | undefined> {
  try {
    const commit = git("log", "--format=%H", `-S"${step}"`, "--", STEPS).trim().split("\n").at(-1);
    const before = git("rev-parse", "--verify", `${commit}^`).trim();
    return { program: await buildAt(before), newestStep: step };
  } catch (error) {
    process.stderr.write(`\n!!! SKIPPED: the commit before ${step} is not here, or cannot be built: ${error}\n\n`);
    return undefined;
  }
}

/** A server takes it by itself: what only takes away waits until no older version runs. */
function newestStep(): string {
  return MIGRATIONS.findLast((step) => !("isContract" in step))?.name ?? "";
}

async function buildAt(commit: string): Promise<string> {
  const folder = join(ROOT, ".cache", `svc-server-${commit}`);
  const program = join(folder, "main.cjs");
  if (existsSync(program)) return program;
  await mkdir(join(ROOT, ".cache"), { recursive: true });
  const sources = await mkdtemp(join(ROOT, ".cache/svc-older-"));
  try {
    execFileSync("sh", ["-c", `git archive ${commit} | tar -x -C ${sources}`], { cwd: ROOT });
    // Writes what is generated and not tracked; older versions have the second.
    const script = ["scripts/generate-untracked.ts", "scripts/generate-validators.ts"].find((name) =>
      existsSync(join(sources, name)),
    );
    execFileSync("npx", ["tsx", script ?? ""], { cwd: sources, stdio: "ignore" });
    execFileSync("npx", ["tsx", "bundle/build.ts"], { cwd: join(sources, "server-mock"), stdio: "ignore" });
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
