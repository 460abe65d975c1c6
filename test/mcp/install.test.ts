import { mkdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import { beforeEach, expect, it } from "vitest";
import { ASSISTANTS } from "../../mcp/install/assistants.ts";
import { mergeConfig, type Wanted } from "../../mcp/install/merge-config.ts";
import { type InstallContext, runInstall, runUninstall } from "../../mcp/install/run-install.ts";
import { testFolder } from "../support/test-folder.ts";
import { INITIALIZE, spawnMcp } from "./support/spawn-mcp.ts";

const KEY = `svc_live_${"k".repeat(32)}`;

let home: string;
let printed: string[];
beforeEach(async () => {
  home = testFolder();
  printed = [];
});

function context(changes: Partial<InstallContext> = {}): InstallContext {
  return {
    platform: "linux",
    home,
    environment: { SERVICE_API_KEY: KEY, SERVICE_API_URL: "https://coaching.example/api/v1" },
    node: "/usr/bin/node",
    version: "1.2.3",
    script: "/opt/svc-sdk/dist/mcp/svc-mcp.cjs",
    report: ({ message }) => void printed.push(message),
    ...changes,
  };
}

const WANTED: Wanted = {
  format: "json",
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
  ["claude-code", "linux", ".claude.json"],
  ["codex", "linux", ".codex/config.toml"],
  ["gemini", "darwin", ".gemini/settings.json"],
  ["windsurf", "linux", ".codeium/windsurf/mcp_config.json"],
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

it.each(["", "configs", "./x"])(
  "XDG_CONFIG_HOME=%j is unset, so nothing is written into the current folder",
  async (folder) => {
    const environment = { SERVICE_API_KEY: KEY, XDG_CONFIG_HOME: folder, APPDATA: folder };
    await runInstall(["claude"], context({ environment }));
    const file = path.join(home, ".config/Claude/claude_desktop_config.json");
    expect(await readFile(file, "utf8")).toContain(KEY);
    expect(ASSISTANTS["claude"]?.configFile({ platform: "win32", home, environment })).toBe(
      path.join(home, "AppData/Roaming/Claude/claude_desktop_config.json"),
    );
  },
);

it("without a home folder nothing is written", async () => {
  await expect(runInstall(["cursor"], context({ home: "" }))).rejects.toThrow("There is no home folder");
});

/** What each assistant's own documentation says of an entry, with the key where that assistant keeps it. */
const FORMATS = {
  claude: { file: ".config/Claude/claude_desktop_config.json", key: KEY },
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: the assistants fill these in.
  "claude-code": { file: ".claude.json", key: "${SERVICE_API_KEY}", type: "stdio" },
  cursor: { file: ".cursor/mcp.json", key: "${env:SERVICE_API_KEY}" },
  vscode: { file: ".config/Code/User/mcp.json", key: "${input:service-api-key}", type: "stdio" },
  gemini: { file: ".gemini/settings.json", key: "${SERVICE_API_KEY}" },
  windsurf: { file: ".codeium/windsurf/mcp_config.json", key: "${env:SERVICE_API_KEY}" },
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: the assistants fill these in.
} as const;

it.each(Object.entries(FORMATS))(
  "the entry of %s is one of its documented format",
  async (name, { file, key, ...type }) => {
    expect(await runInstall([name], context())).toBe(0);
    const config = JSON.parse(await readFile(path.join(home, file), "utf8"));
    const member = name === "vscode" ? "servers" : "mcpServers";
    expect(config[member]["sales-coaching"]).toEqual({
      ...("type" in type ? { type: type.type } : {}),
      command: "/usr/bin/node",
      args: ["/opt/svc-sdk/dist/mcp/svc-mcp.cjs"],
      env: { SERVICE_API_KEY: key, SERVICE_API_URL: "https://coaching.example/api/v1" },
    });
  },
);

it("Codex gets a TOML table, and forwards the key from its environment", async () => {
  const file = path.join(home, ".codex/config.toml");
  await mkdir(path.dirname(file));
  const before = '# mine\nmodel = "x" # keep\n\n[mcp_servers.other]\ncommand = "y"\n';
  await writeFile(file, before);
  expect(await runInstall(["codex"], context())).toBe(0);
  const text = await readFile(file, "utf8");
  expect(text.startsWith(before)).toBe(true);
  expect(text).not.toContain(KEY);
  expect(parseToml(text)["mcp_servers"]).toEqual({
    other: { command: "y" },
    "sales-coaching": {
      command: "/usr/bin/node",
      args: ["/opt/svc-sdk/dist/mcp/svc-mcp.cjs"],
      env_vars: ["SERVICE_API_KEY"],
      env: { SERVICE_API_URL: "https://coaching.example/api/v1" },
    },
  });
  expect(await runInstall(["codex", "--read-only"], context())).toBe(1);
  expect(await runInstall(["codex", "--read-only", "--force"], context())).toBe(0);
  expect((await readFile(file, "utf8")).match(/sales-coaching\]/g)).toHaveLength(1);
  expect(await runUninstall(["codex"], context())).toBe(0);
  expect((await readFile(file, "utf8")).trim()).toBe(before.trim());
});

it.each(['mcp_servers = { "sales-coaching" = { command = "y" } }', "mcp_servers = 7", "= broken"])(
  "the TOML %j is left alone",
  async (before) => {
    const file = path.join(home, ".codex/config.toml");
    await mkdir(path.dirname(file));
    await writeFile(file, before);
    await expect(runInstall(["codex", "--force"], context())).rejects.toThrow("configuration");
    expect(await readFile(file, "utf8")).toBe(before);
  },
);

it.each(Object.keys(ASSISTANTS))("with a profile, %s gets its name and no key", async (name) => {
  expect(await runInstall([name, "--read-only"], context({ profile: "work" }))).toBe(0);
  const file = ASSISTANTS[name]?.configFile(context()) ?? "";
  const text = await readFile(file, "utf8");
  expect(text).not.toMatch(/svc_live_|SERVICE_API/);
  expect(text.replace(/\s+/g, "")).toContain('"/opt/svc-sdk/dist/cli/svc.cjs","mcp","--profile","work","--read-only"');
  expect(printed.join()).toContain("The key stays in the profile");
});

it("--force takes the key out of a file that had it, and uninstall takes the entry out", async () => {
  await runInstall(["claude"], context());
  const file = path.join(home, ".config/Claude/claude_desktop_config.json");
  expect(await runInstall(["claude"], context({ profile: "work" }))).toBe(1);
  expect(await runInstall(["claude", "--force"], context({ profile: "work" }))).toBe(0);
  expect(await readFile(file, "utf8")).not.toContain(KEY);
  expect(await runUninstall(["claude"], context())).toBe(0);
  await expect(stat(file)).rejects.toThrow("ENOENT");
  expect(await runUninstall(["claude"], context())).toBe(0);
  expect(printed.at(-1)).toContain('has no server "sales-coaching"');
});

it("--every is every assistant that is found", async () => {
  await mkdir(path.join(home, ".cursor"));
  await mkdir(path.join(home, ".codex"));
  expect(await runInstall(["--every"], context())).toBe(0);
  expect(printed.map((text) => text.split("\n")[0])).toEqual([
    expect.stringContaining(".cursor/mcp.json"),
    expect.stringContaining(".codex/config.toml"),
  ]);
  expect(await runUninstall(["--every"], context())).toBe(0);
  await expect(stat(path.join(home, ".codex/config.toml"))).rejects.toThrow("ENOENT");
  await expect(runInstall([], context())).rejects.toThrow("Found here: cursor, codex.");
});

it.each([
  ["/home/u/.nvm/versions/node/v22.1.0/bin/node", "/opt/app/node_modules/svc-sdk/dist/mcp/svc-mcp.cjs", "node"],
  ["/run/user/1/fnm_multishells/1_2/bin/node", "/opt/app/dist/mcp/svc-mcp.cjs", "node"],
  ["/usr/bin/node", "/home/u/.nvm/versions/node/v22.1.0/lib/node_modules/svc-sdk/dist/mcp/svc-mcp.cjs", "npx"],
  ["/usr/bin/node", "/opt/app/dist/mcp/svc-mcp.cjs", "/usr/bin/node"],
])("node %s with %s is started as %s", async (node, script, command) => {
  await runInstall(["cursor", "--dry-run"], context({ node, script }));
  const entry = JSON.parse(printed.join()).mcpServers["sales-coaching"];
  expect(entry.command).toBe(command);
  expect(JSON.stringify(entry)).not.toMatch(/nvm|fnm/);
});

it("an entry of the same name is never replaced", async () => {
  await runInstall(["cursor"], context());
  const file = path.join(home, ".cursor/mcp.json");
  const before = await readFile(file, "utf8");
  expect(await runInstall(["cursor"], context())).toBe(0);
  expect(printed.at(-1)).toContain("already has this server");
  expect(await runInstall(["cursor", "--read-only"], context())).toBe(1);
  expect(printed.at(-1)).toContain('another server named "sales-coaching"');
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
  expect(printed.at(-1)).toContain("Use --force to replace the entry.");
  expect(printed.join()).not.toContain(KEY);
  expect(await readFile(file, "utf8")).toBe(before);
});

it("what was filled in by hand stays, and counts as installed, where this process knows no better", async () => {
  await runInstall(["claude"], context());
  expect(await runInstall(["claude"], context({ environment: {} }))).toBe(0);
  expect(printed.at(-1)).toContain("already has this server");
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

it("--dry-run shows the entry, never the key, and writes nothing", async () => {
  expect(await runInstall(["claude", "--dry-run"], context())).toBe(0);
  expect(printed.join()).not.toContain(KEY);
  expect(JSON.parse(printed.join()).mcpServers["sales-coaching"].env.SERVICE_API_KEY).toBe("<API_KEY>");
  await expect(stat(path.join(home, ".config"))).rejects.toThrow("ENOENT");
});

it("without key and address the entry holds what to replace, and the command says so", async () => {
  await runInstall(["claude"], context({ environment: {} }));
  expect(printed.join()).toContain("Replace <API_KEY> with the API key.");
  expect(printed.join()).toContain("Replace {base_url}/api/v1 with the API's address.");
});

it.each([
  ["linux", "npx", ["-y", "-p", "svc-sdk@1.2.3", "svc-mcp"]],
  ["win32", "cmd", ["/c", "npx", "-y", "-p", "svc-sdk@1.2.3", "svc-mcp"]],
] as const)("run by npx on %s, the entry runs npx too", async (platform, command, args) => {
  const script = "/home/u/.npm/_npx/1a2b/node_modules/svc-sdk/dist/mcp/svc-mcp.cjs";
  await runInstall(["cursor", "--dry-run"], context({ platform, script }));
  expect(JSON.parse(printed.join()).mcpServers["sales-coaching"]).toMatchObject({ command, args });
});

it.each([
  [[], "Name one assistant: claude|claude-code|cursor|vscode|codex|gemini|windsurf, or --every"],
  [["emacs"], "Unknown assistant `emacs`. Name one assistant"],
  [["claude", "cursor"], "Name one assistant"],
  [["claude", "--tools", "drop"], "Unknown tool `drop`"],
  [["claude", "--forced"], "Unknown option '--forced'"],
  [["claude", "--every"], "Name an assistant or use --every, not both."],
  [["--every"], "No assistant was found here."],
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
