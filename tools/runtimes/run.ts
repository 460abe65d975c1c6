// npm run test:runtimes: the built SDK on other runtimes, against the reference server. Ends in `N passed, N failed`.
import { join } from "node:path";
import { readArgs } from "../../scripts/read-args.mjs";
import { CHROMIUM } from "../../test/support/chromium.ts";
import { bundlePage, servePage } from "./browser.ts";
import { BIN, HERE, NEWER_NODES, runProgram, startService } from "./programs.ts";
import { runWorker } from "./workerd.ts";

const DENO = ["run", "--no-remote", "--allow-net", "--allow-env", "on-deno-or-bun.mjs"];

if (process.platform !== "linux" || process.arch !== "x64") {
  console.log("The runtimes' packages are for Linux on x64. Nothing was run.");
  process.exit(1);
}

const onNode = (node: string) => (settings: string) => runProgram(node, ["on-node.mjs"], settings);
const runtimes: Record<string, (settings: string) => Promise<string[]>> = {
  node: onNode(process.execPath),
  ...Object.fromEntries(Object.entries(NEWER_NODES).map(([name, node]) => [name, onNode(node)])),
  deno: (settings) => runProgram(join(BIN, "@deno/linux-x64-glibc/deno"), DENO, settings),
  bun: (settings) => runProgram(join(BIN, "@oven/bun-linux-x64/bin/bun"), ["on-deno-or-bun.mjs"], settings),
  jsdom: (settings) => runProgram(process.execPath, ["on-jsdom.mjs"], settings),
  workerd: runWorker,
  chromium: (settings) => page.run(settings),
};

const usage = `npm run test:runtimes -- [RUNTIME...], of ${Object.keys(runtimes).join(", ")}`;
const { positionals: wanted, reject } = readArgs(usage, {}, true);
const names = Object.keys(runtimes).filter((name) => wanted.length === 0 || wanted.includes(name));
if (names.length === 0) reject(`There is no runtime ${wanted}.`);
const page = await servePage(await bundlePage(HERE));
const service = await startService([page.origin]);
const settings = JSON.stringify(service.settings);
let failed = 0;
let skipped = 0;
for (const name of names) {
  if (name === "chromium" && !CHROMIUM) {
    skipped += 1;
    console.log("SKIP chromium: this machine has none. Install it, or name its program in CHROMIUM.");
    continue;
  }
  try {
    const done = await runtimes[name]?.(settings);
    console.log(`ok   ${name}: ${done?.length} checks`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}: ${error instanceof Error ? error.message : error}`);
  }
}
page.close();
await service.close();
console.log(`${names.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed === 0 ? 0 : 1;
