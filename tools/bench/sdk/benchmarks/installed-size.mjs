import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const benchFolder = fileURLToPath(new URL("..", import.meta.url));

/** Size on disk of `npm install` of the package, with all dependencies. */
export const installedSize = {
  name: "installed-size",
  title: "Installed size (packages)",
  unit: "kB",
  rounds: { full: 1, quick: 1 },
  goal: { atMost: 500 },
  inspect({ packageName }) {
    const folders = new Set();
    collect(packageName, benchFolder, folders);
    return { bytes: [...folders].reduce((sum, folder) => sum + sizeOf(folder), 0), packages: folders.size };
  },
  value: ({ bytes }) => bytes / 1_000,
  note: ({ packages }) => `${packages}`,
};

function collect(name, from, folders) {
  const folder = findPackage(name, from);
  if (folder === undefined || folders.has(folder)) return;
  folders.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  for (const dependency of Object.keys(dependencies)) collect(dependency, folder, folders);
}

// Resolves like Node: the nearest node_modules upwards.
function findPackage(name, from) {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(join(candidate, "package.json"))) return realpathSync(candidate);
  }
  return undefined;
}

function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== "node_modules")
    .reduce((sum, entry) => {
      const path = join(folder, entry.name);
      return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
    }, 0);
}
