// npm run demo: the real command line talks through the real SDK to the real reference server on its embedded database.
// Everything it needs and makes lives in a throw-away folder; nothing is left running, unless --keep says so.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ensureBuilt, ensureInstalled, ROOT } from "./bootstrap.mjs";

const SVC = join(ROOT, "dist/cli/svc.cjs");
const SERVER = join(ROOT, "server-mock/bin/svc-server.cjs");
const TOOL_SERVER = join(ROOT, "dist/mcp/svc-mcp.cjs");
const COLOR = process.stdout.isTTY && !process.env.NO_COLOR;
const WIDTH = process.stdout.columns ?? 100;
const SDK_PROGRAM = `import { SvcClient } from "svc-sdk";
const { SERVICE_API_KEY: apiKey, SERVICE_API_URL: baseUrl } = process.env;
const svc = new SvcClient({ apiKey, baseUrl });
for await (const { overall_score, template_name } of svc.reports.list({ min_score: 85 }, { maxItems: 5 }))
  console.log(overall_score, template_name);
`;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const SCORECARD = {
  name: "Demo scorecard",
  prompt_template: "Score the call and quote the moments that decide.",
  grading_criteria: [
    { name: "Discovery", weight: 60, description: "Asks open questions before pitching." },
    { name: "Next steps", weight: 40, description: "Ends with a dated, agreed next step." },
  ],
};

ensureInstalled();
ensureBuilt();
const { wrapAnsi } = await import("fast-wrap-ansi");
const folder = mkdtempSync(join(tmpdir(), "svc-demo-"));
const server = spawn(
  process.execPath,
  [SERVER, "start", "--port", "0", "--seed", "demo", "--db", join(folder, "demo.db"), "--json"],
  { stdio: ["ignore", "pipe", "pipe"] },
);
// However this ends: by itself, by Ctrl-C, or because nobody reads what it prints.
process.once("exit", () => {
  server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});
const exitOnSignal = (_signal, number) => process.exit(128 + number);
for (const signal of SIGNALS) process.once(signal, exitOnSignal);
process.stdout.on("error", () => process.exit());
let serverSaid = "";
server.stderr.on("data", (chunk) => {
  serverSaid += chunk;
});
const serverClosed = new Promise((resolve) => server.once("close", resolve));
try {
  await tour(await readAnnouncement());
} finally {
  server.kill("SIGTERM");
  await serverClosed;
}

async function readAnnouncement() {
  for await (const line of createInterface({ input: server.stdout })) return JSON.parse(line);
  throw new Error(`The reference server ended before it listened.\n${serverSaid}`);
}

async function tour({ url, keys, organization }) {
  const environment = {
    ...process.env,
    SVC_CONFIG_DIR: join(folder, "config"),
    ...(COLOR ? { FORCE_COLOR: "1" } : {}),
  };
  delete environment.SERVICE_API_KEY;
  delete environment.SERVICE_API_URL;
  const run = (args, options) => runCommand(args, { environment, ...options });

  say(`The reference server runs at ${url}, on a database in a file, with the demo data of ${organization.name}.`);
  say("Sign in. The key is read from standard input, so that it is in no process list and no shell history.");
  await run(["auth", "login", "--base-url", url, "--key-stdin"], {
    input: keys.admin,
    shownAs: "svc auth login --key-stdin < key.txt",
  });

  say("Meetings: newest first, filtered by the API's own filters.");
  await run(["meetings", "list", "--status", "completed", "--limit", "8", "-o", "table"]);

  say("What was said in one of them.");
  const newest = await run(["meetings", "list", "--status", "completed", "--limit", "1", "--json"], { isQuiet: true });
  const [meeting] = JSON.parse(newest);
  must(meeting.status === "completed", "the list holds completed meetings");
  await run(["meetings", "transcript", meeting.id], { lines: 10 });

  say("Templates: create one, change it, delete it.");
  const template = join(folder, "template.json");
  writeFileSync(template, JSON.stringify(SCORECARD));
  const created = await run(["templates", "create", "-f", template, "--jq", ".id"], {
    shownAs: "svc templates create -f template.json --jq .id",
    isCaptured: true,
  });
  const id = created.trim();
  await run(["templates", "update", id, "--coaching-tone", "encouraging", "-o", "table"]);
  await run(["templates", "delete", id, "--yes"]);

  say("A call that fails says what happened and what to do next. The exit code is for scripts: 3 is not found.");
  await run(["templates", "get", id], { exitCode: 3 });

  say("The week as a report: Markdown here, HTML, JSON, CSV or JUnit elsewhere.");
  await run(["report", "weekly"], { lines: 24 });

  const access = { SERVICE_API_KEY: keys.read, SERVICE_API_URL: `${url}/api/v1` };
  say("An assistant asks through the tool server, and gets facts instead of JSON.");
  await showToolCall("get_team_stats", { time_range: "month" }, { ...environment, ...access });

  say("The same API from a program, with the SDK.");
  print(`${SDK_PROGRAM}\n`);
  await runProgram(["--input-type=module", "-e", SDK_PROGRAM], { environment: { ...environment, ...access } });

  if (process.argv.includes("--keep")) return keep(url, keys);
  say("What to try next:");
  print(`  npm run demo -- --keep        leaves the server up and prints how to use it
  npm start                     the reference server alone
  npx svc --help                every command
  examples/                     more programs, all of which run\n`);
}

function runCommand(args, { shownAs, isQuiet, ...options }) {
  if (!isQuiet) print(bold(`$ ${shownAs ?? ["svc", ...args].join(" ")}\n`));
  return runProgram([SVC, ...args], { isQuiet, ...options });
}

/** Runs a Node program and resolves with its standard output, unless that goes to the terminal, whose width the program then knows. */
function runProgram(args, { environment, input = "", exitCode = 0, isQuiet = false, isCaptured = false, lines }) {
  const isDirect = process.stdout.isTTY && !isQuiet && !isCaptured && lines === undefined;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: environment,
      stdio: ["pipe", isDirect ? "inherit" : "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout?.on("data", (chunk) => (stdout += chunk));
    child.stderr.on("data", (chunk) => (stderr += chunk));
    child.stdin.end(input);
    child.on("close", (code) => {
      if (!isQuiet) print(`${lines === undefined ? stdout : cut(stdout, lines)}${stderr}\n`);
      if (code === exitCode) return resolve(stdout);
      reject(new Error(`${args.join(" ")} ended with exit code ${code} instead of ${exitCode}.\n${stderr}`));
    });
  });
}

/** Calls one tool as an assistant does: JSON-RPC over standard input and output. */
async function showToolCall(name, given, environment) {
  const clientInfo = { name: "demo", version: "1" };
  const messages = [
    { id: 1, method: "initialize", params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo } },
    { method: "notifications/initialized" },
    { id: 2, method: "tools/call", params: { name, arguments: given } },
  ];
  const input = messages.map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`).join("");
  const stdout = await runProgram([TOOL_SERVER], { environment, input, isQuiet: true });
  const responses = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const result = responses.find(({ id }) => id === 2)?.result;
  must(result && !result.isError, "the tool succeeds");
  print(bold(`${name} ${JSON.stringify(given)}\n`));
  print(`${cut(result.content[0].text, 12)}\n`);
}

async function keep(url, keys) {
  say("The server stays up until you press Ctrl-C. Use it from another terminal:");
  print(`  export SERVICE_API_URL=${url}/api/v1
  export SERVICE_API_KEY=${keys.admin}     # or, which may not write: ${keys.read}
  npx svc meetings list\n`);
  await new Promise((resolve) => {
    for (const signal of SIGNALS) process.off(signal, exitOnSignal).once(signal, resolve);
  });
}

/** The first lines of a text, wrapped to the terminal. */
function cut(text, lines) {
  const all = text.trimEnd().split("\n");
  const shown = all.slice(0, lines).map((line) => wrapAnsi(line, WIDTH, { hard: true }));
  const rest = all.length > lines ? [`... ${all.length - lines} more lines`] : [];
  return `${[...shown, ...rest].join("\n")}\n`;
}

function must(condition, what) {
  if (!condition) throw new Error(`The demo did not go as it should: expected that ${what}.`);
}

function say(text) {
  const lines = wrapAnsi(text, WIDTH - 2).replaceAll(/^/gm, "# ");
  print(`\n${COLOR ? `\u001b[36m${lines}\u001b[0m` : lines}\n`);
}

function bold(text) {
  return COLOR ? `\u001b[1m${text}\u001b[0m` : text;
}

function print(text) {
  process.stdout.write(text);
}
