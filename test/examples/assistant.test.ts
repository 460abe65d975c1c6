import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { createReferenceServer } from "../../server-mock/library/index.ts";
import { builtMcp } from "../mcp/support/built-mcp.ts";
import { INITIALIZE, spawnMcp } from "../mcp/support/spawn-mcp.ts";
import { testFolder } from "../support/test-folder.ts";

const ROOT = join(import.meta.dirname, "../..");
const { name, version, bin } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

interface ServerEntry {
  command: string;
  args: string[];
  env: Record<string, string>;
}

/** The flags and the environment with which an entry starts the program of this package; throws when it starts another. */
function readEntry(file: string): { flags: string[]; env: Record<string, string> } {
  const configuration = JSON.parse(readFileSync(join(ROOT, "examples/assistant", file), "utf8"));
  const { command, args, env }: ServerEntry = configuration.mcpServers["sales-coaching"];
  const words = [command, ...args].join(" ");
  const starts = [`npx -y -p ${name}@${version} svc-mcp`, `node /path/to/${bin["svc-mcp"].replace("./", "")}`];
  const start = starts.find((text) => words.startsWith(text));
  if (!start) throw new Error(`${file} starts \`${words}\`.`);
  return { flags: words.slice(start.length).split(" ").filter(Boolean), env };
}

it.each([
  ["claude-desktop.json", ["list_meetings", "create_template"]],
  ["read-only.json", ["list_meetings"]],
  ["without-npx.json", ["list_meetings", "create_template"]],
])("an assistant that is configured by %s is offered %j and can use them", async (file, expected) => {
  const server = await createReferenceServer();
  const { url, close } = await server.listen();
  const { flags, env } = readEntry(file);
  const filledIn = {
    SERVICE_API_KEY: env["SERVICE_API_KEY"]?.replace("<API_KEY>", server.keys.admin) ?? "",
    SERVICE_API_URL: env["SERVICE_API_URL"]?.replace("{base_url}", url) ?? "",
  };

  const assistant = await spawnMcp(filledIn, flags);
  assistant.send(INITIALIZE, { jsonrpc: "2.0", method: "notifications/initialized" });
  const { result } = await assistant.request("tools/list");
  const meetings = await assistant.request("tools/call", { name: "list_meetings", arguments: {} });
  assistant.child.stdin.end();
  await assistant.exited;

  const offered = JSON.stringify(result);
  expect(["list_meetings", "create_template"].filter((tool) => offered.includes(`"name":"${tool}"`))).toEqual(expected);
  expect(meetings.result?.["isError"] ?? false).toBe(false);
  await close();
  await server.close();
});

it("the commands for installing make each assistant know the server", async () => {
  const home = testFolder();
  const npx = `#!/bin/sh\n[ "$1 $2 $3 $4" = "-y -p ${name} svc-mcp" ] || exit 1\nshift 4\nexec "${process.execPath}" "${await builtMcp()}" "$@"\n`;
  await writeFile(join(home, "npx"), npx, { mode: 0o755 });
  const env = { PATH: `${home}:${process.env["PATH"]}`, HOME: home };
  const { stdout } = await promisify(execFile)("bash", [join(ROOT, "examples/assistant/install.sh")], { env });
  expect(stdout.match(/^Added .+$/gm)).toHaveLength(3);
  await rm(home, { recursive: true });
});
