import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { fileURLToPath } from "node:url";

const benchFolder = fileURLToPath(new URL("..", import.meta.url));
const rootFolder = fileURLToPath(new URL("../../..", import.meta.url));

/** Installs the peers of this folder's lockfile where that has not been done, and links the SDK beside them. */
export function prepare() {
  if (!existsSync(`${benchFolder}node_modules/openapi-fetch`)) {
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: benchFolder, stdio: "inherit" });
  }
  const link = `${benchFolder}node_modules/svc-sdk`;
  mkdirSync(`${benchFolder}node_modules`, { recursive: true });
  if (!existsSync(link)) symlinkSync(rootFolder, link, "junction");
}

/** Whether `npm run build` has been run. */
export const isBuilt = () => existsSync(`${rootFolder}dist`);

/** What `npm pack` would put into the package. */
export function packedFiles() {
  const output = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: rootFolder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return JSON.parse(output)[0];
}
