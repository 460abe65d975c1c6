import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { aMeeting, createReferenceServer } from "../../server-mock/library/index.ts";
import { spawnSvc } from "../cli/support/spawn-svc.ts";
import { sharedFolder } from "../support/test-folder.ts";

const directory = sharedFolder();
const server = await createReferenceServer();
await server.org.add(aMeeting({ title: "Call of the profile" }));
afterAll(() => server.close());

const call = (id: number, name: string) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: {} },
});
const INITIALIZE = {
  ...{ jsonrpc: "2.0", id: 0, method: "initialize" },
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } },
};

it("the profile that `svc auth login` wrote answers every call of `svc mcp`, however slow the service is", async () => {
  const { url } = await server.listen();
  const env = { SVC_CONFIG_DIR: path.join(directory, "config") };
  const keyFile = path.join(directory, "key.txt");
  await writeFile(keyFile, `${server.keys.read}\n`);
  const login = await spawnSvc(["auth", "login", "--profile", "team", "--key-file", keyFile, "--base-url", url], {
    env,
  });
  expect({ code: login.code, stderr: login.stderr.includes(server.keys.read) }).toEqual({ code: 0, stderr: false });
  server.faults.add({ delayMs: 300, times: 100 });
  const names = ["list_meetings", "get_team_stats", "list_templates", "get_insights", "list_meetings"];
  const messages = [
    INITIALIZE,
    { jsonrpc: "2.0", method: "notifications/initialized" },
    ...names.map((name, index) => call(index + 1, name)),
  ];
  const stdin = `${messages.map((message) => JSON.stringify(message)).join("\n")}\n`;
  const { code, stdout } = await spawnSvc(["mcp", "--profile", "team"], { env, stdin });
  const responses = stdout
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: number; result: { isError?: boolean } });
  expect(code).toBe(0);
  expect(responses.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(responses.filter(({ result }) => result.isError === true)).toEqual([]);
  expect(stdout.toString()).toContain("Call of the profile");
});
