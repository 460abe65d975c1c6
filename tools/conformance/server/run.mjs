import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { readArgs } from "../../../scripts/read-args.mjs";
import { freePort, ROOT, startAnnounced, untilResponding } from "../../harness.ts";
import { CLIENTS } from "./clients/clients.mjs";
import { tryClient } from "./clients/try-client.mjs";
import { tour } from "./tour.mjs";

// npm run conformance:server: third-party checks of the spec and the reference server. Each must report nothing, apart from rules excluded
// with a reason. Python tools go into a temporary virtual environment.

const run = promisify(execFile);
const HERE = import.meta.dirname;
const SPEC = join(ROOT, "spec/openapi.yaml");
const MAX_OUTPUT = 64 * 1024 * 1024;
/** Limit of one command; a first build of a client downloads its dependencies. */
const TIMEOUT_MS = 900_000;
const SUITES = { lint, spectral, diff, respect, prism, schemathesis };
const clients = Object.keys(CLIENTS).map((name) => [
  `client in ${name}`,
  () => tryClient(name, { startServer, folder, tools: { command, python: pythonBinaries } }),
]);
const suites = [...Object.entries(SUITES).map(([name, suite]) => [name, () => withServer(suite)]), ...clients];

const USAGE = `npm run conformance:server -- [NAME...], of ${Object.keys(SUITES).join(", ")}, clients, or a language: ${Object.keys(CLIENTS).join(", ")}`;
const { positionals: wanted, reject } = readArgs(USAGE, {}, true);
const chosen = suites.filter(([name]) => wanted.length === 0 || wanted.some((word) => isMeant(name, word)));
if (chosen.length === 0) reject(`There is no suite ${wanted}.`);
const folder = await mkdtemp(join(tmpdir(), "svc-conformance-"));
let python;
let failures = 0;
for (const [name, suite] of chosen) {
  try {
    const verdict = await suite();
    process.stdout.write(`${verdict.startsWith("SKIPPED") ? "!!!" : "ok "} ${name}: ${verdict}\n`);
  } catch (error) {
    failures += 1;
    process.stderr.write(`NOT ${name}:\n${error.stdout ?? ""}${error.stderr ?? ""}\n${error.message.slice(0, 2000)}\n`);
  }
}
await rm(folder, { recursive: true, force: true });
process.stdout.write(`${chosen.length - failures} passed, ${failures} failed\n`);
process.exitCode = failures === 0 ? 0 : 1;

function isMeant(name, word) {
  return name === word || (name.startsWith("client in ") && (word === "clients" || name.includes(` ${word} `)));
}

/** Redocly's linter, strict. */
async function lint() {
  await command("npx", ["redocly", "lint", SPEC]);
  return "redocly finds no problem in the spec";
}

/** Spectral with every rule for OpenAPI and OWASP's. */
async function spectral() {
  await command("npx", ["spectral", "lint", "-r", join(HERE, "spectral.yaml"), "--fail-severity", "hint", SPEC], HERE);
  return "spectral finds nothing but what spectral.yaml excepts";
}

/** Redocly's diff of the served spec with ours: must be empty. */
async function diff({ url }) {
  const served = join(folder, "served.json");
  await writeFile(served, await (await fetch(`${url}/api/v1/openapi.json`)).text());
  const output = await command("npx", ["redocly", "diff", SPEC, served, "--fail-on", "patch"]);
  return /\d+ major.*/.exec(output)?.[0] ?? "passed";
}

/** Redocly's Respect on workflows written by hand. It checks status, type and schema of every response too. */
async function respect({ url, keys, ids }) {
  const inputs = { ...keys, meeting: ids.meeting };
  const words = Object.entries(inputs).flatMap(([name, value]) => ["-i", `${name}=${value}`]);
  const output = await command("npx", [
    "redocly",
    "respect",
    join(HERE, "workflows.arazzo.yaml"),
    "-S",
    `api=${url}`,
    ...words,
  ]);
  return /Checks: .*/.exec(output)?.[0] ?? "passed";
}

/** Prism between a client and the server: it returns 500 or adds `sl-violations` where either leaves the spec. */
async function prism(server) {
  const port = await freePort();
  const proxy = spawn(
    "npx",
    ["prism", "proxy", SPEC, server.url, "--errors", "-p", String(port), "-h", "127.0.0.1", "-v", "silent"],
    { cwd: HERE, stdio: "ignore", detached: true },
  );
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilResponding(`${url}/api/v1/openapi.json`);
    return `${await tour(url, server)} responses through the proxy, no violation`;
  } finally {
    process.kill(-proxy.pid);
  }
}

/** Schemathesis with all its checks, from the served description. */
async function schemathesis({ url, keys }) {
  const binaries = await pythonBinaries("schemathesis==4.32.5");
  if (!binaries) return "SKIPPED, there is no Python 3 with venv on this machine";
  const words = [
    "--config-file",
    join(HERE, "schemathesis.toml"),
    "run",
    `${url}/api/v1/openapi.json`,
    "--url",
    url,
    "-H",
    `Authorization: Bearer ${keys.admin}`,
    "--checks",
    "all",
    "--max-examples",
    "50",
    "--seed",
    "1",
    "--no-color",
  ];
  const output = await command(join(binaries, "schemathesis"), words, folder);
  return `${/\d+ generated/.exec(output)?.[0] ?? "requests"}, no failure`;
}

async function pythonBinaries(requirement) {
  if (python === undefined) {
    python = join(folder, "python");
    await run("python3", ["-m", "venv", python]).catch(() => {
      python = null;
    });
  }
  if (python === null) return undefined;
  const binaries = join(python, "bin");
  await command(join(binaries, "pip"), ["install", "--quiet", "--disable-pip-version-check", requirement]);
  return binaries;
}

async function command(program, words, cwd = ROOT) {
  const env = { ...process.env, PATH: `${join(folder, "python/bin")}${delimiter}${process.env.PATH}` };
  const { stdout } = await run(program, words, { cwd, env, maxBuffer: MAX_OUTPUT, timeout: TIMEOUT_MS });
  return stdout;
}

/** Runs a suite on a server of its own, so that suites do not affect each other. */
async function withServer(suite) {
  const server = await startServer();
  try {
    return await suite(server);
  } finally {
    await server.stop();
  }
}

async function startServer(flags = []) {
  const argv = ["--import", "tsx", join(HERE, "start-server.ts"), ...flags];
  const { announced, stop } = await startAnnounced(argv);
  return { ...announced, stop };
}
