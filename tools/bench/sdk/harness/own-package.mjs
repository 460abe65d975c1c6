import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const benchFolder = fileURLToPath(new URL("..", import.meta.url));
const rootFolder = fileURLToPath(new URL("../../../..", import.meta.url));

/**
 * Installs the packed SDK, as users get it, so that a later build does not change it during a benchmark. It shadows the link to the
 * repository in tools/node_modules.
 */
export function installOwnPackage() {
  const folder = `${benchFolder}node_modules/svc-sdk`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const flags = ["--json", "--ignore-scripts", "--pack-destination", folder];
  const packed = execFileSync("npm", ["pack", ...flags], { cwd: rootFolder, stdio: ["ignore", "pipe", "ignore"] });
  const [{ filename }] = JSON.parse(packed.toString());
  execFileSync("tar", ["-xzf", filename, "--strip-components=1"], { cwd: folder });
  rmSync(`${folder}/${filename}`);
}
