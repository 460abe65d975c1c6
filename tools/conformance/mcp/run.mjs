// npm run conformance:mcp: the official conformance suite, the official inspector and the clients of Python against dist/mcp/svc-mcp.cjs.
// Needs `npm run build`. The clients of TypeScript are in test/mcp/clients.test.ts and test/mcp/http.test.ts.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBridge } from "../../../test/mcp/support/http-bridge.mjs";
import { usePythonClients } from "./python-clients.mjs";

const HERE = import.meta.dirname;
const BUNDLE = join(HERE, "../../../dist/mcp/svc-mcp.cjs");
const MODULES = join(HERE, "../../node_modules");
const SCOPE = join(MODULES, "@modelcontextprotocol");
const NOWHERE = "http://127.0.0.1:9";
/** Scenarios that cannot pass, each with its reason. */
const BASELINE = join(HERE, "baseline.yml");
const OVER_STDIO =
  "  - dns-rebinding-protection # HTTP only: the bridge of this test speaks HTTP, the server does not\n";
const METHODS = ["tools/list", "prompts/list", "resources/list", "resources/templates/list"];

if (!existsSync(BUNDLE)) throw new Error("dist/mcp/svc-mcp.cjs is not there. Run `npm run build` first.");
const node = findNode();

const bridge = await startBridge({ command: process.execPath, args: [BUNDLE], env: {} });
const http = await startHttp(["--own-key"], {
  SERVICE_API_KEY: `svc_live_${"c".repeat(32)}`,
  SERVICE_API_URL: NOWHERE,
});
const folder = mkdtempSync(join(tmpdir(), "svc-mcp-conformance-"));
const overStdio = join(folder, "baseline.yml");
writeFileSync(overStdio, readFileSync(BASELINE, "utf8") + OVER_STDIO);
const suiteCodes = [
  await run("conformance", suite(bridge.url, overStdio)),
  await run("conformance", suite(http.url, BASELINE)),
];
await bridge.close();
rmSync(folder, { recursive: true });

// The suite has no scenario for the protocol of 2026 yet; the inspector supports both.
const complaints = [];
for (const era of ["legacy", "modern"]) {
  for (const flags of [[], ["--toolsets", "extended"], ["--read-only"]])
    for (const method of METHODS) complaints.push(...inspect([process.execPath, BUNDLE, ...flags], method, era));
  for (const method of METHODS) complaints.push(...inspect(["--server-url", http.url], method, era));
}
http.stop();
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
const python = await usePythonClients({ bundle: BUNDLE, serveHttp: (environment) => startHttp([], environment) });
if (python === undefined) process.stdout.write("SKIP: the clients of Python need python3 with venv and pip.\n");
const passed = suiteCodes.every((code) => code === 0) && complaints.length === 0 && python !== false;
const verdict = passed ? "nothing but what the baselines name" : "failed";
process.stdout.write(`Conformance suite, and inspector in both protocol eras, over stdio and HTTP: ${verdict}.\n`);
process.exitCode = passed ? 0 : 1;

/** Arguments of the conformance suite. */
function suite(url, baseline) {
  return ["server", "--url", url, "--expected-failures", baseline, "--output-dir", folder];
}

/** `svc-mcp serve --http` on a free port. The suite sends no token, so it needs a server with a key, for a service that does not exist. */
function startHttp(flags, environment) {
  const child = spawn(process.execPath, [BUNDLE, "serve", "--http", "--port", "0", ...flags], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  return new Promise((resolve) => {
    child.stderr.once("data", (line) => resolve({ url: /http:\S+/.exec(String(line))[0], stop: () => child.kill() }));
  });
}

/** Output of the inspector for a list, warnings included. */
function inspect(target, method, era) {
  // Only its check of tools has a strict mode.
  const strict = method === "tools/list" ? ["--strict"] : [];
  const args = ["--cli", ...target, "--protocol-era", era, "--method", method, ...strict];
  const { status, stderr } = spawnSync(node, [scriptOf("inspector"), ...args], { encoding: "utf8" });
  const said = stderr.trim();
  return said === "" && status === 0 ? [] : [`inspector ${args.join(" ")}, exit code ${status}: ${said}`];
}

/** The suites need Node 22 or newer; where this one is older, npm has one for Linux. */
function findNode() {
  if (Number(process.versions.node.split(".")[0]) >= 22) return process.execPath;
  return join(MODULES, "node-24/bin/node");
}

function run(name, args) {
  const child = spawn(node, [scriptOf(name), ...args], { stdio: ["ignore", "inherit", "inherit"] });
  return new Promise((resolve) => child.on("close", resolve));
}

function scriptOf(name) {
  const { bin } = JSON.parse(readFileSync(join(SCOPE, name, "package.json"), "utf8"));
  return join(SCOPE, name, typeof bin === "string" ? bin : Object.values(bin)[0]);
}
