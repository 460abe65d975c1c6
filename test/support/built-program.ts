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

/** The folder with a program's built files, the SDK in the folder beside it as in the package. Built once for the sources as they are. */
export async function buildProgram({ name, bundleOptions }: Program): Promise<string> {
  const cache = path.join(ROOT, ".cache", `svc-${name}`);
  const target = path.join(cache, await hashSources(name));
  if (!existsSync(target)) {
    await mkdir(cache, { recursive: true });
    const aside = `${target}.${process.pid}`;
    await build({ ...bundleOptions(path.join(aside, name)), config: false, silent: true });
    await build({ ...sdkForNode(), outDir: path.join(aside, "sdk"), config: false, silent: true });
    // Another worker may have been quicker; its build is the same.
    await rename(aside, target).catch(() => rm(aside, { recursive: true, force: true }));
  }
  return path.join(target, name);
}

function sdkForNode(): Options {
  const bundle = [sdkBundles].flat().find((options) => typeof options === "object" && "node" in Object(options.entry));
  if (typeof bundle !== "object") throw new Error("The SDK's build has no entry `node`.");
  return bundle;
}

async function hashSources(name: string): Promise<string> {
  const hash = createHash("sha256");
  for (const file of ["package.json", "tsup.config.ts"]) hash.update(await readFile(path.join(ROOT, file)));
  for (const folder of [name, "src"]) {
    const names = await readdir(path.join(ROOT, folder), { recursive: true });
    for (const source of names.filter((file) => file.endsWith(".ts")).sort())
      hash.update(source).update(await readFile(path.join(ROOT, folder, source)));
  }
  return hash.digest("hex").slice(0, 16);
}
