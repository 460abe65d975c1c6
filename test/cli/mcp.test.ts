import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { sharedFolder } from "../support/test-folder.ts";
import { spawnSvc } from "./support/spawn-svc.ts";

const KEY = `svc_live_${"k".repeat(32)}`;
const config = {
  current_profile: "default",
  profiles: { default: { api_key: KEY, base_url: "https://coaching.example.com" } },
};

const directory = sharedFolder();
beforeAll(() => writeFile(path.join(directory, "config.json"), JSON.stringify(config), { mode: 0o600 }));

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

it("The built `svc mcp install` reports as itself what it rejects", async () => {
  const env = { SVC_CONFIG_DIR: directory, HOME: directory, XDG_CONFIG_HOME: directory };
  const { code, stderr } = await spawnSvc(["mcp", "install"], { env });
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/^svc mcp: Name one assistant: claude\|/),
  });
});
