import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { build, type Options } from "tsup";
import { bundleOptions } from "../../../cli/bundle/bundle-options.ts";
import { bundleOptions as toolServerBundle } from "../../../mcp/bundle/bundle-options.ts";
import sdkBundles from "../../../tsup.config.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const cache = path.join(root, ".cache/svc-cli");

let building: Promise<string> | undefined;

/** Path of the bundled `svc.cjs`, built once, with the SDK and the tool server beside it, for the sources as they are. */
export function builtCli(): Promise<string> {
  building ??= findOrBuild();
  return building;
}

async function findOrBuild(): Promise<string> {
  const target = path.join(cache, await hashSources());
  const main = path.join(target, "cli/svc.cjs");
  if (existsSync(main)) return main;
  await mkdir(cache, { recursive: true });
  const aside = `${target}.${process.pid}`;
  const bundles = [
    bundleOptions(path.join(aside, "cli")),
    { ...sdkForNode(), outDir: path.join(aside, "sdk") },
    toolServerBundle(path.join(aside, "mcp")),
  ];
  for (const bundle of bundles) await build({ ...bundle, config: false, silent: true });
  // Another worker may have been quicker; its build is the same.
  await rename(aside, target).catch(() => rm(aside, { recursive: true, force: true }));
  return main;
}

/** The CLI takes the SDK from the folder beside its own, as in the package. */
function sdkForNode(): Options {
  const bundle = [sdkBundles].flat().find((options) => typeof options === "object" && "node" in Object(options.entry));
  if (typeof bundle !== "object") throw new Error("The SDK's build has no entry `node`.");
  return bundle;
}

async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of ["package.json", "tsup.config.ts"]) hash.update(await readFile(path.join(root, file)));
  for (const folder of ["cli", "mcp", "src"]) {
    const names = await readdir(path.join(root, folder), { recursive: true });
    for (const name of names.filter((file) => file.endsWith(".ts")).sort())
      hash.update(name).update(await readFile(path.join(root, folder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}
