// npm run demo: the real command line talks through the real SDK to the real reference server on its embedded database. Uses a temporary
// folder, and leaves nothing running unless --keep is given.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ensureBuilt, ensureInstalled, ROOT } from "./bootstrap.mjs";
import { readArgs } from "./read-args.mjs";

const SVC = join(ROOT, "dist/cli/svc.cjs");
const SERVER = join(ROOT, "server-mock/bin/svc-server.cjs");
const TOOL_SERVER = join(ROOT, "dist/mcp/svc-mcp.cjs");
const COLOR = process.stdout.isTTY && !process.env.NO_COLOR;
const WIDTH = process.stdout.columns ?? 100;
const SDK_PROGRAM = `import { SvcClient } from "svc-sdk";
const { SERVICE_API_KEY: apiKey, SERVICE_API_URL: baseUrl } = process.env;
const svc = new SvcClient({ apiKey, baseUrl });
for await (const report of svc.reports.list({ min_score: 85 }, { maxItems: 3 }))
  console.log(report.overall_score, report.template_name);
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

const { values: options } = readArgs("npm run demo -- [--keep]; --keep leaves the server running", {
  keep: { type: "boolean" },
});
ensureInstalled();
ensureBuilt();
const { wrapAnsi } = await import("fast-wrap-ansi");
const folder = mkdtempSync(join(tmpdir(), "svc-demo-"));
const server = spawn(
  process.execPath,
  [SERVER, "start", "--port", "0", "--seed", "demo", "--db", join(folder, "demo.db"), "--json"],
  { stdio: ["ignore", "pipe", "pipe"] },
);
// On every exit: at the end, by Ctrl-C, or by a closed pipe.
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
} catch (error) {
  console.error(`\n${error.message}\n
What to try:
  node scripts/bootstrap.mjs --build    installs and builds again what is stale
  npm start                             shows whether the server starts
  SVC_LOG=debug npm run demo            prints every request of the SDK`);
  process.exitCode = 1;
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

  say(`The reference server runs at ${url} with the demo data of ${organization.name}.`);
  await run(["auth", "login", "--base-url", url, "--key-stdin"], {
    input: keys.admin,
    shownAs: "svc auth login --key-stdin < key.txt",
  });

  say("Meetings, newest first, and what was said in one of them.");
  const fields = ["--fields", "title,started_at,status"];
  await run(["meetings", "list", "--status", "completed", "--limit", "4", ...fields, "-o", "table"]);
  await run(["meetings", "transcript", await findTitle(run)], { lines: 3 });

  say("Templates: create one. A call that fails says what to do next; exit code 3 is not found.");
  const template = join(folder, "template.json");
  writeFileSync(template, JSON.stringify(SCORECARD));
  await run(["templates", "create", "-f", template, "--jq", ".name"], {
    shownAs: "svc templates create -f template.json --jq .name",
    hasNotes: false,
  });
  await run(["templates", "get", "Demo scorecrad"], { exitCode: 3 });
  await run(["templates", "delete", SCORECARD.name, "--yes"], { isQuiet: true });

  say("The week as a report: Markdown here; HTML, JSON, CSV, JUnit, Slack or Teams elsewhere.");
  await run(["report", "weekly"], { lines: 7 });

  const access = { SERVICE_API_KEY: keys.read, SERVICE_API_URL: `${url}/api/v1` };
  say("An assistant asks through the tool server, and gets facts instead of JSON.");
  await showToolCall("get_team_stats", { group_by: "person", time_range: "month" }, { ...environment, ...access });

  say("The same API from a program, with the SDK.");
  print(SDK_PROGRAM);
  await runProgram(["--input-type=module", "-e", SDK_PROGRAM], { environment: { ...environment, ...access } });

  if (options.keep) return keep(url, keys);
  say("What to try next:");
  print(`  npm run demo -- --keep    leaves the server up and prints how to use it
  npm start                 the server alone, with its dashboard
  docs/start.md             five minutes, step by step\n`);
}

/** A unique meeting title, which commands accept in place of an id. */
async function findTitle(run) {
  const list = await run(["meetings", "list", "--status", "completed", "--all", "--json"], { isQuiet: true });
  const titles = JSON.parse(list).map(({ title }) => title);
  const title = titles.find((one) => titles.filter((other) => other.includes(one)).length === 1);
  must(title !== undefined, "a completed meeting has a title of its own");
  return title;
}

function runCommand(args, { shownAs, isQuiet, ...options }) {
  if (!isQuiet) print(bold(`$ ${shownAs ?? ["svc", ...args.map(quote)].join(" ")}\n`));
  return runProgram([SVC, ...args], { isQuiet, ...options });
}

/** Runs a Node program and resolves with its standard output, or passes the terminal on to it. */
function runProgram(args, { environment, input = "", exitCode = 0, isQuiet = false, hasNotes = true, lines }) {
  const isDirect = process.stdout.isTTY && !isQuiet && lines === undefined;
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
      if (!isQuiet) print(`${lines === undefined ? stdout : cut(stdout, lines)}${hasNotes ? stderr : ""}`);
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
  print(cut(result.content[0].text, 6));
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

/** The first non-empty lines of a text, cut to the terminal's width. */
function cut(text, lines) {
  const all = text.split("\n").filter((line) => line.trim() !== "");
  const shown = all.slice(0, lines).map((line) => shorten(line));
  const rest = all.length > lines ? [`... ${all.length - lines} more lines`] : [];
  return `${[...shown, ...rest].join("\n")}\n`;
}

function shorten(line) {
  const [first = "", ...rest] = wrapAnsi(line, WIDTH - 2, { hard: true }).split("\n");
  return rest.length > 0 ? `${first} …` : first;
}

function quote(word) {
  return /^[\w.,/:=-]+$/.test(word) ? word : `"${word}"`;
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
