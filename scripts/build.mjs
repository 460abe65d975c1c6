// npm run build: the SDK, the command line, the tool server and the reference server, each by its own tsup configuration.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, ROOT } from "./bootstrap.mjs";
import { markTypeOnlyExports } from "./type-only-exports.mjs";

ensureInstalled();
rmSync(join(ROOT, "dist"), { recursive: true, force: true });
const TSUP = join(ROOT, "node_modules/tsup/dist/cli-default.js");
const BUNDLES = [
  { folder: ".", config: "tsup.config.ts" },
  { folder: ".", config: "cli/tsup.config.ts" },
  { folder: ".", config: "mcp/tsup.config.ts" },
  { folder: "server-mock", config: "tsup.config.ts" },
];

const results = await Promise.all(BUNDLES.map(build));
if (results.some((code) => code !== 0)) process.exitCode = 1;
else for (const entry of ["index", "validate"]) markTypeOnlyExports(join(ROOT, "dist/sdk"), entry);

function build({ folder, config }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [TSUP, "--config", config], { cwd: join(ROOT, folder), stdio: "inherit" });
    child.on("close", resolve);
  });
}
