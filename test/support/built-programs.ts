import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
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
  return buildOnce(`svc-${names.join("-")}`, [...names, "src", "analysis", "spec"], (folder) => [
    ...programs.map(({ name, bundleOptions }) => bundleOptions(path.join(folder, name))),
    { ...sdkForNode(), outDir: path.join(folder, "sdk") },
  ]);
}

/** The folder of what is bundled from these sources, built unless it was for the sources as they are. */
export async function buildOnce(
  name: string,
  sources: readonly string[],
  bundlesIn: (folder: string) => readonly Options[],
): Promise<string> {
  const cache = path.join(ROOT, ".cache", name);
  const target = path.join(cache, await hashSources(sources));
  if (!existsSync(target)) {
    await mkdir(cache, { recursive: true });
    const aside = `${target}.${process.pid}`;
    for (const bundle of bundlesIn(aside)) await build({ ...bundle, config: false, silent: true });
    // Another worker may have been quicker; its build is the same.
    await rename(aside, target).catch(() => rm(aside, { recursive: true, force: true }));
  }
  return target;
}

function sdkForNode(): Options {
  const bundle = [sdkBundles].flat().find((options) => typeof options === "object" && "node" in Object(options.entry));
  if (typeof bundle !== "object") throw new Error("The SDK's build has no entry `node`.");
  return bundle;
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
