// npm run build: SDK, command line and tool server by tsup, the reference server by its own script, and the other files of their packages.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ensureGenerated, ensureInstalled, ROOT } from "./bootstrap.mjs";
import { markTypeOnlyExports } from "./type-only-exports.mjs";

ensureInstalled();
ensureGenerated();
rmSync(join(ROOT, "dist"), { recursive: true, force: true });
const TSUP = join(ROOT, "node_modules/tsup/dist/cli-default.js");
const BUNDLES = [
  { folder: ".", config: "tsup.config.ts" },
  { folder: ".", config: "cli/tsup.config.ts" },
  { folder: ".", config: "mcp/tsup.config.ts" },
];

const script = (path) => run(process.execPath, ["--import", "tsx", path], ROOT);
const scripts = ["server-mock/bundle/build.ts", "scripts/generate-published.ts"];
const results = await Promise.all([...BUNDLES.map(build), ...scripts.map(script)]);
if (results.some((code) => code !== 0)) process.exitCode = 1;
else
  for (const entry of ["index", "browser", "undici", "validate", "sync"])
    markTypeOnlyExports(join(ROOT, "dist/sdk"), entry);

function build({ folder, config }) {
  return run(process.execPath, [TSUP, "--config", config], join(ROOT, folder));
}

function run(program, args, cwd) {
  return new Promise((resolve) => spawn(program, args, { cwd, stdio: "inherit" }).on("close", resolve));
}
