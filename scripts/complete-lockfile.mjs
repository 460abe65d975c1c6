// npm run lock: writes package-lock.json of the project, tools/ and tools/site/, complete for all platforms. If a registry mirrors only one
// platform's binaries, npm omits the others' optional packages, and `npm ci` rejects the lockfile.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readArgs } from "./read-args.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const SYSTEMS = ["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "aix", "win32"];
const PROCESSORS = ["arm64", "arm", "ia32", "x64", "ppc64", "riscv64", "s390x", "loong64", "mips64el", "wasm32"];

const USAGE = "npm run lock -- [--complete-only]; --complete-only resolves no versions again";
const { values: options } = readArgs(USAGE, { "complete-only": { type: "boolean" } });

for (const folder of ["", "tools", "tools/site"].map((path) => join(ROOT, path))) {
  if (!options["complete-only"]) {
    const { status } = spawnSync("npm", ["install", "--package-lock-only"], { cwd: folder, stdio: "inherit" });
    if (status !== 0) process.exit(1);
  }
  completeLockfile(join(folder, "package-lock.json"));
}

function completeLockfile(file) {
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const added = Object.entries(lock.packages).flatMap(([path, entry]) => complete(lock, path, entry));
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${file}: added ${added.length} optional packages of other platforms`);
}

function complete(lock, path, { optionalDependencies = {}, dev, version: parentVersion }) {
  const names = Object.keys(optionalDependencies);
  const sibling = names.map((name) => findEntry(lock, path, name)).find(Boolean);
  return names
    .filter((name) => !findEntry(lock, path, name))
    .flatMap((name) => {
      const platform = readPlatform(name);
      if (!platform) return [];
      const version = optionalDependencies[name].replace(/^[~^]/, "") || parentVersion;
      // The other platforms' packages go next to this platform's.
      const folder = sibling ? sibling.base : "node_modules/";
      lock.packages[`${folder}${name}`] = { version, ...platform, ...(dev ? { dev } : {}), optional: true };
      return [name];
    });
}

function findEntry(lock, path, name) {
  for (let base = `${path}/node_modules/`; ; ) {
    if (lock.packages[base + name]) return { base };
    const parent = base.slice(0, -"node_modules/".length).lastIndexOf("node_modules/");
    if (parent < 0) return lock.packages[`node_modules/${name}`] ? { base: "node_modules/" } : undefined;
    base = base.slice(0, parent + "node_modules/".length);
  }
}

function readPlatform(name) {
  if (name === "fsevents") return { os: ["darwin"] };
  const words = name.split(/[/-]/).map((word) => word.replace(/^linuxmusl$/, "linux"));
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (os.length === 0 && !cpu.includes("wasm32")) return undefined;
  const libc = /musl/.test(name) ? { libc: ["musl"] } : {};
  return { ...(os.length ? { os } : {}), ...(cpu.length ? { cpu } : {}), ...libc };
}
