// npm run test:runtimes: the built SDK on other runtimes, against the reference server. Ends in `N passed, N failed`.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { aMeeting, createReferenceServer } from "../../server-mock/src/index.ts";

const HERE = import.meta.dirname;
const BIN = join(HERE, "node_modules");
const WANTED = process.argv.slice(2);

const RUNTIMES: Record<string, (settings: string) => Promise<string[]>> = {
  "node-20": (settings) => runProgram(process.execPath, ["on-node.mjs"], settings),
  "node-22": (settings) => runProgram(join(BIN, "node-22/bin/node"), ["on-node.mjs"], settings),
  "node-24": (settings) => runProgram(join(BIN, "node-24/bin/node"), ["on-node.mjs"], settings),
  "node-26": (settings) => runProgram(join(BIN, "node-26/bin/node"), ["on-node.mjs"], settings),
  deno: (settings) =>
    runProgram(
      join(BIN, "@deno/linux-x64-glibc/deno"),
      ["run", "--no-remote", "--allow-net", "--allow-env", "on-deno-or-bun.mjs"],
      settings,
    ),
  bun: (settings) => runProgram(join(BIN, "@oven/bun-linux-x64/bin/bun"), ["on-deno-or-bun.mjs"], settings),
  workerd: runWorker,
};

if (process.platform !== "linux" || process.arch !== "x64") {
  console.log("The runtimes' packages are for Linux on x64. Nothing was run.");
  process.exit(1);
}
if (!existsSync(BIN)) spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: HERE, stdio: "inherit" });

const server = await createReferenceServer();
for (let index = 0; index < 5; index += 1) await server.org.add(aMeeting({ title: `Meeting ${index}` }));
const listener = await server.listen();
const settings = JSON.stringify({ baseUrl: listener.url, apiKey: server.keys.admin, readKey: server.keys.read });
let failed = 0;
const names = Object.keys(RUNTIMES).filter((name) => WANTED.length === 0 || WANTED.includes(name));
for (const name of names) {
  try {
    const done = await RUNTIMES[name]?.(settings);
    console.log(`ok   ${name}: ${done?.length} checks`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}: ${error instanceof Error ? error.message : error}`);
  }
}
await listener.close();
await server.close();
console.log(`${names.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function runProgram(program: string, args: string[], settings: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: HERE, env: { ...process.env, SCENARIO: settings }, timeout: 60_000 });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk) => (stdout += chunk));
    child.stderr.on("data", (chunk) => (stderr += chunk));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(JSON.parse(stdout)) : reject(new Error(`exit code ${code}\n${stderr}`)),
    );
  });
}

async function runWorker(settings: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "svc-workerd-"));
  await build({
    entryPoints: [join(HERE, "on-workerd.mjs")],
    bundle: true,
    format: "esm",
    outfile: join(folder, "worker.js"),
    logLevel: "error",
  });
  const port = await freePort();
  writeFileSync(
    join(folder, "config.capnp"),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (modules = [(name = "worker.js", esModule = embed "worker.js")], compatibilityDate = "2026-01-01", globalOutbound = "loopback")),
    (name = "loopback", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`,
  );
  const child = spawn(join(BIN, "@cloudflare/workerd-linux-64/bin/workerd"), ["serve", join(folder, "config.capnp")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    const response = await untilListening(() => fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: settings }));
    if (!response.ok) throw new Error(`the worker answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as string[];
  } finally {
    child.kill();
    rmSync(folder, { recursive: true });
  }
}

async function untilListening<T>(connect: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await connect();
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
