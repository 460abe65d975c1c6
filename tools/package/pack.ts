import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../../test/support/run-command.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The published packages, by the folders they are packed from. */
const PACKAGES = { "svc-sdk": ".", "svc-server": "server-mock" } as const;

type PackageName = keyof typeof PACKAGES;

/** A packed package. */
export interface Tarball {
  path: string;
  sha256: string;
}

/** Copies tracked and unignored files as they are here, with the installed dependencies. */
export async function copyRepository(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const list = "git ls-files -z --cached --others --exclude-standard --deduplicate";
  await runCommand("sh", ["-c", `${list} | xargs -0 cp --parents -t '${folder}'`], { cwd: ROOT });
  await runCommand("cp", ["-a", "node_modules", folder], { cwd: ROOT });
}

/** Packs the packages of a copy of the repository, which builds them. */
export async function packCopy(folder: string): Promise<Record<PackageName, Tarball>> {
  return { "svc-sdk": await pack("svc-sdk", folder), "svc-server": await pack("svc-server", folder) };
}

async function pack(name: PackageName, folder: string): Promise<Tarball> {
  const cwd = join(folder, PACKAGES[name]);
  const [{ filename }] = JSON.parse(await runCommand("npm", ["pack", "--json"], { cwd }));
  const path = join(cwd, filename);
  return {
    path,
    sha256: createHash("sha256")
      .update(await readFile(path))
      .digest("hex"),
  };
}
