import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { HELP } from "../../mcp/help.ts";
import { ASSISTANTS } from "../../mcp/install/assistants.ts";
import type { Program } from "../../mcp/install/launcher.ts";
import { createEntry } from "../../mcp/install/server-entry.ts";
import { SERVE_FLAGS } from "../../mcp/settings/read-settings.ts";
import { VERSION } from "../../mcp/version.ts";
import { builtMcp } from "./support/built-mcp.ts";
import { INITIALIZE, spawnMcp } from "./support/spawn-mcp.ts";

const root = path.resolve(import.meta.dirname, "../..");
const text = await readFile(path.join(root, "docs/mcp.md"), "utf8");

/** The `mcpServers` entries that the document shows, in their order. */
const entries = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = ""]) => {
  const { mcpServers } = JSON.parse(block);
  return mcpServers["sales-coaching"] as { command: string; args: string[]; env: Record<string, string> };
});

it("the document shows an entry with npx and one without", () => {
  expect(entries.map(({ command }) => command)).toEqual(["npx", "node"]);
});

it("the entry with npx is what the install command writes where npx runs it", () => {
  const program: Program = { platform: "linux", node: "node", script: "/cache/_npx/1/svc-mcp.cjs", version: VERSION };
  const { claude } = ASSISTANTS;
  const written = claude && createEntry(claude, program, { flags: [], environment: {} });
  expect(entries[0]).toEqual(written?.entry);
});

it("the entry without npx starts the built server, by the package's path", async () => {
  const [{ args, env } = { args: [], env: {} }] = entries.slice(1);
  expect(Object.keys(env)).toEqual(["SERVICE_API_KEY", "SERVICE_API_URL"]);
  const [script = "", ...flags] = args;
  // A checkout has it in dist/mcp, a build of the tests in mcp.
  expect(script.replace("/path/to/dist/", "")).toBe(
    path.relative(path.join(await builtMcp(), "../.."), await builtMcp()),
  );
  const mcp = await spawnMcp(env, flags);
  mcp.send(INITIALIZE);
  expect((await mcp.receive(({ id }) => id === INITIALIZE.id)).result).toHaveProperty("serverInfo.name", "svc-mcp");
  mcp.child.stdin.end();
  await mcp.exited;
});

it.each(Object.keys(SERVE_FLAGS))("the document and the help text describe --%s", (flag) => {
  expect(text).toContain(`--${flag}`);
  expect(HELP).toContain(`--${flag}`);
});

it("the document names the assistants that the install command knows", () => {
  for (const name of Object.keys(ASSISTANTS)) expect(text).toContain(`svc-mcp install ${name}`);
});
