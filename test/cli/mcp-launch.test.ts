import { expect, it } from "vitest";
import type { ToolServerLaunch } from "../../cli/context/context.ts";
import { type CliWorld, runCli } from "./support/run-cli.ts";

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
  ["mcp install vscode --dry-run --name coaching", ["install", "vscode", "--name=coaching", "--dry-run"]],
  ["mcp install cursor --read-only", ["install", "cursor", "--read-only"]],
  ["mcp install --every --force", ["install", "--every", "--force"]],
  ["mcp uninstall codex --name coaching", ["uninstall", "codex", "--name=coaching"]],
  ["mcp uninstall --every", ["uninstall", "--every"]],
  [
    "mcp serve --http --host ::1 --public-url https://x.example --allow-origin https://app.example",
    [...["serve", "--http", "--host=::1", "--public-url=https://x.example"], "--allow-origin=https://app.example"],
  ],
  ["mcp serve --toolsets extended", ["serve", "--toolsets=extended"]],
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

it("With --jq the installer's results come as objects, and it prints nothing itself", async () => {
  const done = { assistant: "Cursor", name: "coaching", file: "/x/mcp.json", outcome: "added", message: "Added." };
  const { code, stdout } = await runCli("mcp install cursor --name coaching --jq .[].outcome".split(" "), {
    config,
    serveTools: async ({ report }) => report?.(done),
  });
  expect({ code, stdout }).toEqual({ code: 0, stdout: "added\n" });
});

it.each([
  ["mcp install vscode --print", ["install", "vscode", "--dry-run"], "--print is now --dry-run"],
  ["mcp install --all --replace", ["install", "--every", "--force"], "--replace is now --force"],
])("`svc %s` still works, with a warning", async (line, argv, warning) => {
  const { code, stderr, launch } = await launchOf(line);
  expect({ code, argv: launch?.argv }).toEqual({ code: 0, argv });
  expect(stderr).toContain(warning);
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

const withCommand = { ...config, profiles: { default: { key_command: "pass svc", base_url: ADDRESS } } };

it.each([
  ["a stored key", "mcp", {}, "default"],
  ["a stored key of another profile", "mcp --profile other", {}, "other"],
  ["the key of a command", "mcp", { config: withCommand, capture: async () => KEY }, "default"],
  ["a key of the environment", "mcp", { env: { SERVICE_API_KEY: OTHER_KEY } }, undefined],
])("With %s the tool server knows the profile that assistants can name", async (_what, line, world, profile) => {
  expect((await launchOf(line, world as CliWorld)).launch?.profile).toBe(profile);
});

it("An entry is removed without a key, whatever its address or its command", async () => {
  const capture = () => Promise.reject(new Error("locked"));
  for (const world of [{}, { config: withCommand, capture }]) {
    const { code, launch } = await launchOf("mcp uninstall claude --base-url https://elsewhere.example", world);
    expect({ code, argv: launch?.argv }).toEqual({ code: 0, argv: ["uninstall", "claude"] });
  }
});

it("A profile that does not exist is not installed", async () => {
  const { code, stderr, launch } = await launchOf("mcp install claude --profile nosuch");
  expect({ code, launch }).toEqual({ code: 2, launch: undefined });
  expect(stderr).toContain("There is no profile `nosuch`.\nhint: Profiles: default, other.");
});

it("A key that belongs to another address does not start the tool server", async () => {
  const { code, stderr, launch } = await launchOf("mcp --base-url https://elsewhere.example");
  expect({ code, launch }).toEqual({ code: 4, launch: undefined });
  expect(stderr).toContain(
    "was stored for https://coaching.example.com, and is not sent to https://elsewhere.example.",
  );
});
