import { mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ASSISTANTS } from "../../mcp/install/assistants.ts";
import { mergeConfig, type Wanted } from "../../mcp/install/merge-config.ts";
import { type InstallContext, runInstall } from "../../mcp/install/run-install.ts";
import { INITIALIZE, spawnMcp } from "./support/spawn-mcp.ts";

const KEY = `svc_live_${"k".repeat(32)}`;

let home: string;
let printed: string[];
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "svc-mcp-install-"));
  printed = [];
});
afterEach(() => rm(home, { recursive: true }));

function context(changes: Partial<InstallContext> = {}): InstallContext {
  return {
    platform: "linux",
    home,
    environment: { SERVICE_API_KEY: KEY, SERVICE_API_URL: "https://coaching.example/api/v1" },
    node: "/usr/bin/node",
    script: "/opt/svc-sdk/dist/mcp/svc-mcp.cjs",
    print: (text) => void printed.push(text),
    ...changes,
  };
}

const WANTED: Wanted = {
  member: "mcpServers",
  name: "sales-coaching",
  entry: { command: "node", args: ["svc-mcp.cjs"], env: { SERVICE_API_KEY: KEY } },
  questions: [],
};

it.each([
  ["claude", "linux", ".config/Claude/claude_desktop_config.json"],
  ["claude", "darwin", "Library/Application Support/Claude/claude_desktop_config.json"],
  ["claude", "win32", "AppData/Roaming/Claude/claude_desktop_config.json"],
  ["cursor", "linux", ".cursor/mcp.json"],
  ["vscode", "linux", ".config/Code/User/mcp.json"],
  ["vscode", "darwin", "Library/Application Support/Code/User/mcp.json"],
] as const)("%s on %s keeps its servers in %s", (name, platform, expected) => {
  expect(ASSISTANTS[name]?.configFile({ platform, home, environment: {} })).toBe(path.join(home, expected));
});

it("an entry is added for Claude Desktop, for the owner's eyes only", async () => {
  expect(await runInstall(["claude", "--read-only", "--tools", "list_meetings"], context())).toBe(0);
  const file = path.join(home, ".config/Claude/claude_desktop_config.json");
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual({
    mcpServers: {
      "sales-coaching": {
        command: "/usr/bin/node",
        args: ["/opt/svc-sdk/dist/mcp/svc-mcp.cjs", "--read-only", "--tools=list_meetings"],
        env: { SERVICE_API_KEY: KEY, SERVICE_API_URL: "https://coaching.example/api/v1" },
      },
    },
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(printed.join()).not.toContain(KEY);
  expect(printed.join()).toContain("Restart Claude Desktop.");
});

it("Cursor reads the key from its environment, VS Code asks for it: neither file holds it", async () => {
  await runInstall(["cursor"], context());
  await runInstall(["vscode"], context());
  const cursor = await readFile(path.join(home, ".cursor/mcp.json"), "utf8");
  const vscode = await readFile(path.join(home, ".config/Code/User/mcp.json"), "utf8");
  expect(cursor + vscode).not.toContain(KEY);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the assistant fills these in.
  expect(JSON.parse(cursor).mcpServers["sales-coaching"].env.SERVICE_API_KEY).toBe("${env:SERVICE_API_KEY}");
  expect(JSON.parse(vscode)).toMatchObject({
    inputs: [{ type: "promptString", id: "service-api-key", password: true }],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the assistant fills these in.
    servers: { "sales-coaching": { type: "stdio", env: { SERVICE_API_KEY: "${input:service-api-key}" } } },
  });
});

it("what is there stays: comments, order, indentation, other servers", () => {
  const current =
    '// mine\n{\n\t"theme": "dark", // keep\n\t"mcpServers": {\n\t\t"other": { "command": "x" },\n\t},\n}\n';
  const merge = mergeConfig(current, WANTED);
  const text = merge.outcome === "added" ? merge.text : "";
  expect(text).toContain('// mine\n{\n\t"theme": "dark", // keep');
  expect(text).toMatch(/"other": \{\s*"command": "x"\s*\}/);
  expect(text).toContain('\t\t"sales-coaching": {');
});

it("an entry of the same name is never replaced", async () => {
  await runInstall(["cursor"], context());
  const file = path.join(home, ".cursor/mcp.json");
  const before = await readFile(file, "utf8");
  expect(await runInstall(["cursor"], context())).toBe(0);
  expect(printed.at(-1)).toContain("knows this server already");
  expect(await runInstall(["cursor", "--read-only"], context())).toBe(1);
  expect(printed.at(-1)).toContain('another server called "sales-coaching"');
  expect(await readFile(file, "utf8")).toBe(before);
  expect(await runInstall(["cursor", "--read-only", "--name", "coaching-ro"], context())).toBe(0);
  expect(Object.keys(JSON.parse(await readFile(file, "utf8")).mcpServers)).toEqual(["sales-coaching", "coaching-ro"]);
});

it("an entry that still has no key is not called installed when there is one", async () => {
  await runInstall(["claude"], context({ environment: {} }));
  const file = path.join(home, ".config/Claude/claude_desktop_config.json");
  const before = await readFile(file, "utf8");
  expect(await runInstall(["claude"], context())).toBe(1);
  expect(printed.at(-1)).toContain("with another SERVICE_API_KEY and SERVICE_API_URL");
  expect(printed.at(-1)).toContain("Change that by hand, or remove the entry and install again.");
  expect(printed.join()).not.toContain(KEY);
  expect(await readFile(file, "utf8")).toBe(before);
});

it("what was filled in by hand stays, and counts as installed, where this process knows no better", async () => {
  await runInstall(["claude"], context());
  expect(await runInstall(["claude"], context({ environment: {} }))).toBe(0);
  expect(printed.at(-1)).toContain("knows this server already");
});

it.each(["{ broken", "[]", '{"mcpServers": []}', '"text"'])("%s is left alone", (current) => {
  expect(() => mergeConfig(current, WANTED)).toThrow(/configuration/);
});

it("a link to the configuration stays a link", async () => {
  const target = path.join(home, "dotfiles.json");
  await writeFile(target, "{}");
  await runInstall(["cursor", "--name", "first"], context());
  const file = path.join(home, ".cursor/mcp.json");
  await rm(file);
  await symlink(target, file);
  await runInstall(["cursor"], context());
  expect(JSON.parse(await readFile(target, "utf8"))).toHaveProperty("mcpServers");
});

it("--print shows the entry, never the key, and writes nothing", async () => {
  expect(await runInstall(["claude", "--print"], context())).toBe(0);
  expect(printed.join()).not.toContain(KEY);
  expect(JSON.parse(printed.join()).mcpServers["sales-coaching"].env.SERVICE_API_KEY).toBe("<API_KEY>");
  await expect(stat(path.join(home, ".config"))).rejects.toThrow("ENOENT");
});

it("without key and address the entry holds what to replace, and the command says so", async () => {
  await runInstall(["claude"], context({ environment: {} }));
  expect(printed.join()).toContain("Put the API key in place of <API_KEY>.");
  expect(printed.join()).toContain("Put the API's address in place of {base_url}/api/v1.");
});

it.each([
  ["linux", "npx", ["-y", "-p", "svc-sdk", "svc-mcp"]],
  ["win32", "cmd", ["/c", "npx", "-y", "-p", "svc-sdk", "svc-mcp"]],
] as const)("run by npx on %s, the entry runs npx too", async (platform, command, args) => {
  const script = "/home/u/.npm/_npx/1a2b/node_modules/svc-sdk/dist/mcp/svc-mcp.cjs";
  await runInstall(["cursor", "--print"], context({ platform, script }));
  expect(JSON.parse(printed.join()).mcpServers["sales-coaching"]).toMatchObject({ command, args });
});

it.each([
  [[], "Name one assistant: svc-mcp install claude|cursor|vscode."],
  [["emacs"], "Name one assistant"],
  [["claude", "cursor"], "Name one assistant"],
  [["claude", "--tools", "drop"], "Unknown tool `drop`"],
  [["claude", "--force"], "Unknown option '--force'"],
])("install %j is rejected", async (argv, expected) => {
  await expect(runInstall(argv, context())).rejects.toThrow(expected);
});

it("what the built command installs can be started as it stands", async () => {
  const install = await spawnMcp({ HOME: home, SERVICE_API_URL: "http://127.0.0.1:9/api/v1" }, ["install", "cursor"]);
  install.child.stdout.removeAllListeners("data");
  expect((await install.exited).code).toBe(0);
  const file = path.join(home, ".cursor/mcp.json");
  const { command, args } = JSON.parse(await readFile(file, "utf8")).mcpServers["sales-coaching"];
  expect(command).toBe(process.execPath);
  const mcp = await spawnMcp({}, args.slice(1));
  mcp.send(INITIALIZE);
  expect((await mcp.receive(({ id }) => id === INITIALIZE.id)).result).toHaveProperty("serverInfo");
  mcp.child.stdin.end();
  await mcp.exited;
});
