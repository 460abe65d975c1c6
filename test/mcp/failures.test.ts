import { afterAll, beforeEach, expect, it } from "vitest";
import { requireConfirmation } from "../../mcp/service/require-confirmation.ts";
import { createMask } from "../../mcp/text/mask-key.ts";
import { aMeeting, type FaultRule } from "../../server-mock/library/index.ts";
import { createTestEnvironment } from "./support/environment.ts";

const env = await createTestEnvironment();
beforeEach(() => {
  env.server.faults.clear();
  env.requests.length = 0;
});
afterAll(() => env.server.close());

const TEMPLATE = { name: "N", prompt_template: "P", grading_criteria: [{ name: "A", weight: 100, description: "B" }] };

it.each<[string, Omit<FaultRule, "operationId">, object, string]>([
  [
    "429",
    { status: 429, retryAfterSeconds: 120 },
    { code: "rate_limited", status: 429, retryable: true, retry_after_s: 120 },
    "Wait",
  ],
  ["malformed JSON", { body: "malformed" }, { code: "unexpected_response", retryable: false }, "SERVICE_API_URL"],
])("a response of the service with %s becomes a failure that says what to do", async (_, fault, facts, advice) => {
  env.server.faults.add({ operationId: "getTeamStats", ...fault });
  const { isError, text, structured } = await env.call("get_team_stats");
  expect(isError).toBe(true);
  expect(structured).toMatchObject(facts);
  expect(text).toMatch(/^get_team_stats failed( with status|: the response)/);
  expect(text).toContain(advice);
  expect(text.length).toBeLessThanOrEqual(1_000);
  expect(text).not.toMatch(/\n\s+at |<html|svc_live_/);
  expect(text.split("\n").at(-1)).toBe(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(structured).filter(([name]) => !["message", "quoted", "untrusted"].includes(name)),
      ),
    ),
  );
});

it("a wait that is longer than assistants wait is left to them", async () => {
  env.server.faults.add({ operationId: "getTeamStats", status: 429, retryAfterSeconds: 50 });
  const { structured } = await env.call("get_team_stats");
  expect(structured).toMatchObject({ code: "rate_limited", retryable: true, retry_after_s: 50 });
  expect(env.requests.filter((request) => request.endsWith("/team/stats"))).toHaveLength(1);
});

it("an address that leads elsewhere is suspected where nothing is found without an id", async () => {
  const elsewhere = await createTestEnvironment({ SERVICE_API_URL: "http://localhost/other" });
  const { structured } = await elsewhere.call("get_team_stats");
  expect(structured).toMatchObject({ status: 404, retryable: false });
  expect(structured["message"]).toContain("SERVICE_API_URL");
  await elsewhere.server.close();
});

it("a change whose outcome is unknown is sent once, and the failure says not to repeat it", async () => {
  const fault = env.server.faults.add({ operationId: "createTemplate", drop: true });
  const { structured } = await env.call("create_template", TEMPLATE);
  expect(fault.hits).toBe(1);
  expect(structured).toMatchObject({ code: "connection_error", retryable: false });
  expect(structured["message"]).toContain("Do not repeat it");
});

it("the failure of a key that may not write names the missing permission", async () => {
  const { key } = await env.server.keys.create({ permissions: ["read"] });
  const { structured } = await env.call("create_template", TEMPLATE, { SERVICE_API_KEY: key });
  expect(structured).toMatchObject({ code: "insufficient_permission", status: 403, retryable: false });
  expect(structured["quoted"]).toContain("write");
});

it.each([
  [
    { SERVICE_API_KEY: "" },
    "variable SERVICE_API_KEY is not set. Ask the user to set SERVICE_API_KEY to an API key (dashboard, Settings, API Keys)",
  ],
  [
    { SERVICE_API_URL: "" },
    "variable SERVICE_API_URL is not set. Ask the user to set SERVICE_API_URL to the API's address, such as https://coaching.example/api/v1",
  ],
  [
    { SERVICE_API_KEY: "", SERVICE_API_URL: " " },
    "variables SERVICE_API_KEY and SERVICE_API_URL are not set. Ask the user to set SERVICE_API_KEY to an API key (dashboard, Settings, API Keys) and SERVICE_API_URL to the API's address, such as https://coaching.example/api/v1",
  ],
])("with %j a call names the variable to set", async (environment, expected) => {
  const unconfigured = await createTestEnvironment(environment);
  const { structured } = await unconfigured.call("list_meetings");
  expect(structured).toMatchObject({ code: "not_configured", retryable: false });
  expect(structured["message"]).toBe(
    `Not configured: the environment ${expected}, in the \`env\` of this server's entry in the assistant's configuration, and to restart this server.`,
  );
  await unconfigured.server.close();
});

it.each([
  [true, undefined],
  [
    false,
    {
      message: "The user declined: nothing was changed. Do not call again unless the user asks for it.",
      code: "declined",
      retryable: false,
    },
  ],
  [
    undefined,
    {
      message:
        "Nothing was changed: the user must confirm this, and the session in which this server can ask has ended. Ask the user to reconnect to this server, then call again.",
      code: "session_ended",
      retryable: false,
    },
  ],
])("a question that is answered with %s leads to %j", async (answer, expected) => {
  const confirm = async (question: string) => question === "Delete it?" && answer;
  const asked = requireConfirmation("Delete it?", { confirm } as never);
  expect(await asked.catch(({ failure }) => failure)).toEqual(expected);
});

it.each(["http://localhost", "http://localhost/", "http://localhost/api/v1", "http://localhost/api/v1/"])(
  "the address %s is understood",
  async (address) => {
    const elsewhere = await createTestEnvironment({ SERVICE_API_URL: address });
    expect((await elsewhere.call("list_meetings")).isError).toBe(false);
    await elsewhere.server.close();
  },
);

it.each([
  ["ftp://coaching.example", "Expected SERVICE_API_URL to be an address such as https://coaching.example"],
  [
    "http://coaching.example",
    "SERVICE_API_URL is http://, and the key would travel to coaching.example unencrypted. Use https://.",
  ],
])("the address %s is rejected under the name that the user knows", async (address, expected) => {
  const elsewhere = await createTestEnvironment({ SERVICE_API_URL: address });
  expect((await elsewhere.call("list_meetings")).structured["message"]).toContain(expected);
  await elsewhere.server.close();
});

it("an address that is none is rejected without showing the key", async () => {
  const elsewhere = await createTestEnvironment({ SERVICE_API_URL: "not an address" });
  const { structured } = await elsewhere.call("list_meetings");
  expect(structured).toMatchObject({ code: "invalid_options", retryable: false });
  expect(JSON.stringify(structured)).not.toContain(elsewhere.server.keys.admin);
  await elsewhere.server.close();
});

it("the key is masked in whatever goes out, also one of another shape", () => {
  const key = 'odd"key\\here';
  const mask = createMask(key);
  expect(mask(JSON.stringify({ text: `it is ${key}, and svc_live_abcdefgh` }))).toBe(
    '{"text":"it is …, and svc_live_ab…"}',
  );
});

it("a key that is only a word leaves the protocol's own words alone", () => {
  const line = JSON.stringify({ result: { capabilities: { tools: {} } } });
  expect(createMask("tool")(line)).toBe(line);
});

it("a key that somebody read out in a call is masked, also where a page cuts it in two", async () => {
  const { admin } = env.server.keys;
  const transcript = `[00:00:01] Ana: ${"x".repeat(70)} ${admin} and ${admin}`;
  const meeting = await env.server.org.add(aMeeting({ title: `Call about ${admin}`, transcript, status: "completed" }));
  const pages = [];
  for (let offset: unknown = 0; offset !== undefined; ) {
    const { text, structured } = await env.call("get_meeting", { meeting_id: meeting.id, max_chars: 100, offset });
    pages.push(text, JSON.stringify(structured));
    offset = structured["next_offset"];
  }
  const secret = admin.slice("svc_live_".length + 2);
  for (const part of [secret.slice(0, 8), secret.slice(-8)]) expect(pages.join()).not.toContain(part);
  expect(pages.join()).toContain(`${admin.slice(0, 11)}…`);
});
