// npm run demo: the real command line talks through the real SDK to the real reference server on its embedded database.
// Everything it needs and makes lives in a throw-away folder; nothing is left running, unless --keep says so.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ensureBuilt, ensureInstalled, ROOT } from "./bootstrap.mjs";

const SVC = join(ROOT, "dist/cli/svc.cjs");
const SERVER = join(ROOT, "server-mock/bin/svc-server.js");
const COLOUR = process.stdout.isTTY && !process.env.NO_COLOR;
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
    ...(COLOUR ? { FORCE_COLOR: "1" } : {}),
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
  await run(["auth", "status", "-o", "table"]);

  say("Meetings: newest first, filtered by the API's own filters.");
  const meetings = await run(["meetings", "list", "--status", "completed", "--limit", "8", "-o", "table"]);
  must(meetings.stdout.includes("completed"), "the list shows completed meetings");

  say("One meeting with its transcript.");
  const [meeting] = JSON.parse(
    (await run(["meetings", "list", "--status", "completed", "--limit", "1", "--json"], { quiet: true })).stdout,
  );
  await run(["meetings", "get", meeting.id, "-o", "table"], { lines: 40 });

  say("Templates: create one, change it, delete it.");
  const template = join(folder, "template.json");
  writeFileSync(template, JSON.stringify(SCORECARD));
  const created = await run(["templates", "create", "-f", template, "--json"], {
    shownAs: "svc templates create -f template.json --json",
  });
  const { id } = JSON.parse(created.stdout);
  await run(["templates", "update", id, "--coaching-tone", "encouraging", "-o", "table"], { lines: 14 });
  await run(["templates", "delete", id, "--yes"]);

  say("How the team does.");
  await run(["team", "stats", "--time-range", "quarter", "-o", "table"]);

  say(
    "A call that fails says what happened and what to do next, and its exit code tells scripts the kind: 3 is not found.",
  );
  await run(["templates", "get", id], { exitCode: 3 });

  if (process.argv.includes("--keep")) return keep(url, keys);
  say("What to try next:");
  print(`  npm run demo -- --keep        leaves the server up and prints how to use it
  npm start                     the reference server alone
  npx svc --help                every command
  examples/first-call.ts        the same from TypeScript\n`);
}

function runCommand(args, { environment, input = "", exitCode = 0, shownAs, quiet = false, lines = Infinity }) {
  if (!quiet) print(bold(`$ ${shownAs ?? ["svc", ...args].join(" ")}\n`));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SVC, ...args], { env: environment, stdio: ["pipe", "pipe", "pipe"] });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk) => (stdout += chunk));
    child.stderr.on("data", (chunk) => (stderr += chunk));
    child.stdin.end(input);
    child.on("close", (code) => {
      if (!quiet) print(`${cut(stdout, lines)}${stderr}\n`);
      if (code === exitCode) return resolve({ stdout, stderr });
      reject(new Error(`svc ${args[0]} ended with exit code ${code} instead of ${exitCode}.\n${stderr}`));
    });
  });
}

async function keep(url, keys) {
  say("The server stays up until you press Ctrl-C. Use it from another terminal:");
  print(`  export SERVICE_API_URL=${url}/api/v1
  export SERVICE_API_KEY=${keys.admin}     # or, to be refused when writing: ${keys.read}
  npx svc meetings list\n`);
  await new Promise((resolve) => {
    for (const signal of SIGNALS) process.off(signal, exitOnSignal).once(signal, resolve);
  });
}

function cut(text, lines) {
  const all = text.split("\n");
  return all.length <= lines ? text : `${all.slice(0, lines).join("\n")}\n  ... ${all.length - lines} more lines\n`;
}

function must(condition, what) {
  if (!condition) throw new Error(`The demo did not go as it should: expected that ${what}.`);
}

function say(text) {
  print(`\n${COLOUR ? `\u001b[36m# ${text}\u001b[0m` : `# ${text}`}\n`);
}

function bold(text) {
  return COLOUR ? `\u001b[1m${text}\u001b[0m` : text;
}

function print(text) {
  process.stdout.write(text);
}
