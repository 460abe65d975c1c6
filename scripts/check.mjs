// npm run check: all static checks. Ends in a line `N passed, N failed`.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { delimiter, join } from "node:path";
import { ensureGenerated, ensureInstalled, ROOT } from "./bootstrap.mjs";

ensureInstalled();
ensureGenerated();

const CHECKS = [
  { name: "types", command: "tsc -p ." },
  { name: "types without Node's", command: "tsc -p src" },
  { name: "format and lint", command: "biome ci --error-on-warnings --colors=off --max-diagnostics=30 ." },
  {
    name: "import rules",
    command:
      "depcruise --config .dependency-cruiser.cjs --cache node_modules/.cache/import-rules --cache-strategy content src core copy machine design cli mcp server-mock examples test scripts spec tools",
  },
  { name: "dead code", command: "knip --cache --cache-location node_modules/.cache/knip" },
  { name: "spec", command: "redocly lint" },
  { name: "generated files", command: "tsx scripts/generate.ts --check" },
  { name: "lockfile", command: "npm ci --dry-run" },
  { name: "docs", command: "tsx scripts/check-docs.ts" },
  { name: "lines per room", command: "tsx scripts/check-rooms.ts", isShown: true },
];

const waiting = [...CHECKS];
const failed = [];
await Promise.all(Array.from({ length: availableParallelism() }, work));
console.log(`${CHECKS.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;

async function work() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const { code, output } = await run(check.command);
    console.log(`${code === 0 ? "ok  " : "FAIL"} ${check.name} (${check.command})`);
    if (code !== 0) failed.push(check.name);
    if (code !== 0 || check.isShown) console.log(output);
  }
}

function run(command) {
  return new Promise((resolve) => {
    const path = `${join(ROOT, "node_modules/.bin")}${delimiter}${process.env.PATH}`;
    const child = spawn(command, {
      cwd: ROOT,
      shell: true,
      env: { ...process.env, PATH: path, REDOCLY_TELEMETRY: "off", NO_COLOR: "1" },
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => resolve({ code, output }));
  });
}
