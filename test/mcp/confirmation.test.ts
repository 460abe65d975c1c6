import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernHttpTransport,
} from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernTransport } from "@modelcontextprotocol/client/stdio";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as FirstHttpTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeEach, expect, it } from "vitest";
import { aTemplate, createReferenceServer } from "../../server-mock/library/index.ts";
import { draw } from "../support/draw.ts";
import { builtMcp } from "./support/built-mcp.ts";
import { readResult } from "./support/environment.ts";
import { spawnMcp } from "./support/spawn-mcp.ts";

const server = await createReferenceServer();
const { url, close } = await server.listen();
const http = await spawnMcp({ SERVICE_API_URL: `${url}/api/v1` }, [
  ...["serve", "--http", "--port", "0"],
  ...["--toolsets", "extended"],
]);
afterAll(async () => {
  http.child.kill();
  await http.exited;
  await close(0);
  await server.close();
});

type Answer = { action: "accept"; content: { confirm: boolean } } | { action: "decline" };

const KINDS = [
  ...["v1 over stdio", "v2 legacy over stdio", "v2 modern over stdio"],
  ...["v1 over HTTP", "v2 legacy over HTTP", "v2 modern over HTTP"],
];

let questions: string[] = [];
beforeEach(() => {
  questions = [];
});

/** An official client whose user answers every question in the same way. */
async function connect(kind: string, answer: Answer) {
  const info = { name: "test", version: "1.0.0" };
  const env = { SERVICE_API_KEY: server.keys.admin, SERVICE_API_URL: `${url}/api/v1` };
  const args = [await builtMcp(), "--toolsets", "extended"];
  const launch = { command: process.execPath, args, env, stderr: "ignore" as const };
  const reply = (message: string): Answer => {
    questions.push(message);
    return answer;
  };
  const capabilities = { elicitation: { form: {} } };
  const remote = { requestInit: { headers: { authorization: `Bearer ${server.keys.admin}` } } };
  const isRemote = kind.endsWith("HTTP");
  if (kind.startsWith("v1")) {
    const client = new FirstClient(info, { capabilities });
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => reply(params.message));
    const transport = isRemote ? new FirstHttpTransport(await endpoint(), remote) : new FirstTransport(launch);
    await client.connect(transport as never);
    return client;
  }
  const mode = kind.startsWith("v2 modern") ? { pin: "2026-07-28" } : ("legacy" as const);
  const client = new ModernClient(info, { capabilities, versionNegotiation: { mode } });
  client.setRequestHandler("elicitation/create", ({ params }) => reply(params.message));
  await client.connect(isRemote ? new ModernHttpTransport(await endpoint(), remote) : new ModernTransport(launch));
  return client;
}

async function endpoint(): Promise<URL> {
  while (!http.stderr().includes("listens on")) await new Promise((resolve) => http.child.stderr.once("data", resolve));
  return new URL(/http:\S+/.exec(http.stderr())?.[0] ?? "");
}

it.each(draw("deleting", KINDS, 2))(
  "before deleting a template, the user of %s is asked, and can decline",
  async (kind) => {
    const template = await server.org.add(aTemplate({ name: "Discovery scorecard" }));
    const call = { name: "delete_template", arguments: { template_id: template.id } };
    const declining = await connect(kind, { action: "decline" });
    const declined = readResult(await declining.callTool(call));
    await declining.close();
    expect(declined.structured).toMatchObject({ code: "declined", retryable: false });
    expect(questions).toEqual([`Delete the coaching template "Discovery scorecard" (${template.id}) permanently?`]);

    const accepting = await connect(kind, { action: "accept", content: { confirm: true } });
    const accepted = readResult(await accepting.callTool(call));
    await accepting.close();
    expect(accepted.structured).toMatchObject({ id: template.id, deleted: true });
    expect(questions).toHaveLength(2);
  },
);

it("an update names the fields that would change, and an unticked box is a no", async () => {
  const template = await server.org.add(aTemplate({ name: "Closing" }));
  const client = await connect("v2 modern over stdio", { action: "accept", content: { confirm: false } });
  const given = { template_id: template.id, is_active: false };
  const result = readResult(await client.callTool({ name: "update_template", arguments: given }));
  await client.close();
  expect(result.structured).toMatchObject({ code: "declined" });
  expect(questions).toEqual([`Change is_active of the coaching template "Closing" (${template.id})?`]);
});

it.each([{ confirm: false }, {}])("a form sent as it came, %j, is a no: the box is not ticked", async (content) => {
  const template = await server.org.add(aTemplate({ name: 'Old" permanently? No, keep it: "' }));
  const client = await connect("v2 modern over stdio", { action: "accept", content } as Answer);
  const result = readResult(
    await client.callTool({ name: "delete_template", arguments: { template_id: template.id } }),
  );
  await client.close();
  expect(result.structured).toMatchObject({ code: "declined" });
  expect(questions).toEqual([
    `Delete the coaching template "Old\\" permanently? No, keep it: \\"" (${template.id}) permanently?`,
  ]);
});
