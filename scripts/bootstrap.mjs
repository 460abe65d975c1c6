// Installs dependencies, writes untracked generated files and, with --build, builds; each only if its inputs changed. Plain JavaScript on
// Node's own modules, since a fresh clone has nothing else.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const UNTRACKED = [
  "src/generated/response-schemas.ts",
  "server-mock/generated/response-validators.js",
  "cli/generated/parameters.ts",
  "cli/generated/weekly-report-schema.ts",
];
const UNTRACKED_STAMP = join(ROOT, "node_modules/.untracked-from");
export const UNTRACKED_INPUTS = [
  "package-lock.json",
  "spec/openapi.yaml",
  "core",
  "scripts/generate",
  "scripts/generate-untracked.ts",
  "server-mock/api/validate",
  "server-mock/store/periods.ts",
  "server-mock/store/query.ts",
];
const BUILD_STAMP = join(ROOT, "dist/.built-from");
export const BUILD_INPUTS = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "tsup.config.ts",
  "src",
  "copy",
  "machine",
  "core",
  "design",
  "cli",
  "mcp",
  "spec",
  "server-mock",
  "scripts/bootstrap.mjs",
  "scripts/build.mjs",
  "scripts/generate",
  "scripts/generate-published.ts",
  "scripts/light-platform.ts",
  "scripts/map-lines.ts",
  "scripts/type-only-exports.mjs",
];
/** Limit of one step: npm would wait for hours for a registry that stops responding. */
const TIMEOUT_MINUTES = 15;
// THIRD_PARTY_NOTICES.md is written by the build.
const NOT_INPUTS = new Set(["node_modules", "dist", "test", "THIRD_PARTY_NOTICES.md"]);

/** Installs the dependencies of package-lock.json, unless they are installed. */
export function ensureInstalled() {
  install(ROOT, "dependencies");
}

/** Installs the dependencies of tools/, unless they are installed. */
export function ensureTools() {
  install(join(ROOT, "tools"), "the tools, 2 GB of peers, runtimes and third-party suites, in two minutes or more");
}

/** Installs the dependencies of `npm run site`, unless they are installed. */
export function ensureSite() {
  install(join(ROOT, "tools/site"), "the generator of the site, 25 MB");
}

function install(folder, what) {
  const stamp = join(folder, "node_modules/.installed-from");
  const wanted = hash([join(folder, "package-lock.json")]);
  if (readStamp(stamp) === wanted) return;
  requireNode();
  console.error(`Installing ${what} (npm ci) ...`);
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"], folder);
  writeFileSync(stamp, wanted);
}

/** Writes the response schemas and the server's validators, unless they are up to date with the spec. */
export function ensureGenerated() {
  const wanted = hash(UNTRACKED_INPUTS.flatMap((input) => listFiles(join(ROOT, input))));
  if (UNTRACKED.every((file) => existsSync(join(ROOT, file))) && readStamp(UNTRACKED_STAMP) === wanted) return;
  run(process.execPath, ["--import", "tsx", join(ROOT, "scripts/generate-untracked.ts")]);
  writeFileSync(UNTRACKED_STAMP, wanted);
}

/** Builds dist/ and server-mock/dist/, unless they are up to date with the sources. */
export function ensureBuilt() {
  ensureGenerated();
  const wanted = hash(BUILD_INPUTS.flatMap((input) => listFiles(join(ROOT, input))));
  if (readStamp(BUILD_STAMP) === wanted) return;
  console.error("Building ...");
  rmSync(BUILD_STAMP, { force: true });
  run("npm", ["run", "--silent", "build"]);
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, wanted);
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node ${process.versions.node} is too old. Install Node 20.19 or newer.`);
  process.exit(1);
}

function run(command, args, cwd = ROOT) {
  // Output of install and build goes to stderr, and only on failure.
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    // On Windows npm is a shell script; a shell would split Node's path at spaces.
    shell: process.platform === "win32" && command === "npm",
    timeout: TIMEOUT_MINUTES * 60_000,
  });
  if (status === 0) return;
  const reason =
    error?.code === "ETIMEDOUT"
      ? `did not end within ${TIMEOUT_MINUTES} minutes. Run it again: what npm has downloaded by now is in its cache.`
      : `failed with ${error?.message ?? `exit code ${status}`}.`;
  console.error(`${stdout ?? ""}${stderr ?? ""}\n\`${command} ${args.join(" ")}\` ${reason}`);
  process.exit(1);
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !NOT_INPUTS.has(name) && !name.startsWith("."))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

function hash(files) {
  const digest = createHash("sha256");
  for (const file of files) digest.update(file.slice(ROOT.length)).update(readFileSync(file));
  return digest.digest("hex");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  ensureGenerated();
  if (process.argv.includes("--tools")) ensureTools();
  if (process.argv.includes("--site")) ensureSite();
  if (process.argv.includes("--build")) ensureBuilt();
}
