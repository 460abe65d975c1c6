import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { build, type Options } from "tsup";
import sdkBundles from "../../tsup.config.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** A program of the package. */
export interface Program {
  /** Its folder, in the sources and in what is built. */
  name: "cli" | "mcp";
  /** How it is bundled. */
  bundleOptions: (outDir: string) => Options;
}

/**
 * The folder that holds the folders of built programs, the SDK's beside them as in the package. Built once for the sources as they are.
 */
export function buildPrograms(programs: readonly Program[]): Promise<string> {
  const names = programs.map(({ name }) => name);
  return buildOnce(`svc-${names.join("-")}`, [...names, "src", "core", "copy", "spec"], async (folder) => {
    const bundles = programs.map(({ name, bundleOptions }) => bundleOptions(path.join(folder, name)));
    for (const bundle of [...bundles, { ...sdkForNode(), outDir: path.join(folder, "sdk") }])
      await build({ ...bundle, config: false, silent: true });
  });
}

/** The folder of what is bundled from these sources, built unless it was for the sources as they are. */
export async function buildOnce(
  name: string,
  sources: readonly string[],
  writeTo: (folder: string) => Promise<unknown>,
): Promise<string> {
  const cache = path.join(ROOT, ".cache", name);
  const target = path.join(cache, await hashSources(sources));
  await mkdir(cache, { recursive: true });
  while (!existsSync(target)) {
    // One worker builds, the others wait for it: a build takes the whole of a processor.
    if (!(await takeLock(`${target}.lock`))) await setTimeout(100);
    else await buildInto(target, writeTo).finally(() => rm(`${target}.lock`, { force: true }));
  }
  return target;
}

async function buildInto(target: string, writeTo: (folder: string) => Promise<unknown>): Promise<void> {
  const aside = `${target}.${process.pid}`;
  await writeTo(aside);
  await rename(aside, target).catch(() => rm(aside, { recursive: true, force: true }));
}

/** Whether this process may build. What a process left that was killed is taken from it. */
async function takeLock(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    const pid = Number(await readFile(lock, "utf8").catch(() => ""));
    if (pid > 0 && !isRunning(pid)) await rm(lock, { force: true });
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function sdkForNode(): Options {
  const bundle = [sdkBundles].flat().find((options) => typeof options === "object" && "node" in Object(options.entry));
  if (typeof bundle !== "object") throw new Error("The SDK's build has no entry `node`.");
  // What follows a build works on the package's own `dist/`, which need not be there.
  const { onSuccess: _, ...options } = bundle;
  return options;
}

async function hashSources(folders: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of ["package.json", "package-lock.json", "tsup.config.ts"])
    hash.update(await readFile(path.join(ROOT, file)));
  for (const folder of folders) {
    const entries = await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true });
    const sources = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
    for (const source of sources.sort()) hash.update(path.relative(ROOT, source)).update(await readFile(source));
  }
  return hash.digest("hex").slice(0, 16);
}
