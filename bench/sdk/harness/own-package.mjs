import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const benchFolder = fileURLToPath(new URL("..", import.meta.url));
const rootFolder = fileURLToPath(new URL("../../..", import.meta.url));

/** Installs the peers of this folder's lockfile where that has not been done, and the SDK as its package holds it beside them. */
export function prepare() {
  if (!existsSync(`${benchFolder}node_modules/openapi-fetch`)) {
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: benchFolder, stdio: "inherit" });
  }
  if (isBuilt()) installOwnPackage(`${benchFolder}node_modules/svc-sdk`);
}

/** Whether `npm run build` has been run. */
export const isBuilt = () => existsSync(`${rootFolder}dist/sdk/node.js`);

// What users would get, and a later build does not change it under a running bench.
function installOwnPackage(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const flags = ["--json", "--ignore-scripts", "--pack-destination", folder];
  const packed = execFileSync("npm", ["pack", ...flags], { cwd: rootFolder, stdio: ["ignore", "pipe", "ignore"] });
  const [{ filename }] = JSON.parse(packed.toString());
  execFileSync("tar", ["-xzf", filename, "--strip-components=1"], { cwd: folder });
  rmSync(`${folder}/${filename}`);
}
