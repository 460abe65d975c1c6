import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ToolServerLaunch } from "../../cli/context/context.ts";
import { type CliWorld, runCli } from "./support/run-cli.ts";
import { spawnSvc } from "./support/spawn-svc.ts";

const KEY = `svc_live_${"k".repeat(32)}`;
const OTHER_KEY = `svc_live_${"o".repeat(32)}`;
const ADDRESS = "https://coaching.example.com";
const config = {
  current_profile: "default",
  profiles: { default: { api_key: KEY, base_url: ADDRESS }, other: { api_key: OTHER_KEY, base_url: ADDRESS } },
};

/** Runs a command line and returns how it would have started the tool server. */
async function launchOf(line: string, world: CliWorld = {}) {
  const launches: ToolServerLaunch[] = [];
  const result = await runCli(line.split(" "), {
    config,
    serveTools: async (launch) => void launches.push(launch),
    ...world,
  });
  return { ...result, launch: launches[0] };
}

it.each([
  ["mcp", []],
  ["mcp --read-only --toolsets extended", ["--read-only", "--toolsets=extended"]],
  ["mcp --tools list_meetings,get_meeting", ["--tools=list_meetings,get_meeting"]],
  ["mcp install claude", ["install", "claude"]],
  ["mcp serve --http --port 0 --own-key --read-only", ["serve", "--http", "--port=0", "--own-key", "--read-only"]],
  ["mcp install vscode --print --name coaching", ["install", "vscode", "--print", "--name=coaching"]],
  ["mcp install cursor --read-only", ["install", "cursor", "--read-only"]],
  ["mcp install --all --replace", ["install", "--all", "--replace"]],
  ["mcp uninstall codex --name coaching", ["uninstall", "codex", "--name=coaching"]],
])("`svc %s` starts the tool server with %j", async (line, argv) => {
  const { code, stdout, stderr, launch } = await launchOf(line);
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: "", stderr: "" });
  expect(launch?.argv).toEqual(argv);
});

it.each([
  ["the profile in use", "mcp", {}, KEY],
  ["the profile that a flag names", "mcp --profile other", {}, OTHER_KEY],
  ["the environment before the profile in use", "mcp", { SERVICE_API_KEY: OTHER_KEY }, OTHER_KEY],
])("The tool server gets the key of %s, in its environment alone", async (_what, line, env, key) => {
  const { launch } = await launchOf(line, { env });
  expect(launch?.environment).toMatchObject({ SERVICE_API_KEY: key, SERVICE_API_URL: ADDRESS });
  expect(launch?.argv.join(" ")).not.toContain("svc_live_");
});

it("Without a key the tool server starts all the same, and an assistant learns what is missing", async () => {
  const { code, launch } = await launchOf("mcp", { config: { current_profile: "default", profiles: {} } });
  expect(code).toBe(0);
  expect(launch?.environment["SERVICE_API_KEY"]).toBeUndefined();
});

it("An assistant that is not known is a usage error that names those that are", async () => {
  const { code, stderr } = await launchOf("mcp install emacs");
  expect(code).toBe(2);
  expect(stderr).toContain("claude, claude-code, cursor, vscode, codex, gemini, windsurf");
});

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "svc-mcp-"));
  await writeFile(path.join(directory, "config.json"), JSON.stringify(config), { mode: 0o600 });
});
afterAll(() => rm(directory, { recursive: true }));

const INITIALIZE = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } },
};

it("The built `svc mcp` speaks the protocol in its own process", async () => {
  const stdin = `${JSON.stringify(INITIALIZE)}\n`;
  const { code, stdout, stderr } = await spawnSvc(["mcp"], { env: { SVC_CONFIG_DIR: directory }, stdin });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(JSON.parse(stdout.toString())).toMatchObject({ id: 1, result: { capabilities: { tools: {} } } });
});

it("The built `svc mcp install` writes an entry with the profile and no key, and leaves another's entry alone with exit code 1", async () => {
  const env = { SVC_CONFIG_DIR: directory, HOME: directory, XDG_CONFIG_HOME: directory };
  const shown = await spawnSvc(["mcp", "install", "claude", "--print"], { env });
  expect(shown.stdout.toString()).toContain("svc.cjs");
  expect(shown.stdout.toString()).not.toContain(KEY);
  const file = path.join(directory, "Claude/claude_desktop_config.json");
  const written = await spawnSvc(["mcp", "install", "claude"], { env });
  expect(written.code).toBe(0);
  expect(written.stdout.toString() + written.stderr).not.toContain(KEY);
  const text = await readFile(file, "utf8");
  expect(text).not.toContain(KEY);
  expect(JSON.parse(text).mcpServers["sales-coaching"].args.slice(1)).toEqual(["mcp", "--profile", "default"]);
  const again = await spawnSvc(["mcp", "install", "claude", "--read-only"], { env });
  expect(again.code).toBe(1);
});
