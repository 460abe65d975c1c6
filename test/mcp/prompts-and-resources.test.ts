import type { CompleteRequestParams } from "@modelcontextprotocol/server";
import { afterAll, expect, it } from "vitest";
import { getPrompt } from "../../mcp/prompts/get-prompt.ts";
import { listPrompts } from "../../mcp/prompts/list-prompts.ts";
import { PROMPTS } from "../../mcp/prompts/prompts.ts";
import { complete } from "../../mcp/protocol/complete.ts";
import { readResource } from "../../mcp/resources/read-resource.ts";
import { listResourceTemplates } from "../../mcp/resources/resource-templates.ts";
import { createSession } from "../../mcp/service/session.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import { DEFAULT_TOOLS, TOOL_NAMES } from "../../mcp/settings/tool-names.ts";
import { aMeeting } from "../../server-mock/src/index.ts";
import { createSmallEnvironment, type SmallOrganization, TRANSCRIPT } from "./support/small-organization.ts";

const { env, ids } = await createSmallEnvironment();
afterAll(() => env.server.close());

const { signal } = new AbortController();
const UNKNOWN_ID = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";

it("five prompts are listed, each with its arguments", () => {
  expect(
    listPrompts(DEFAULT_TOOLS).map(({ name, arguments: given }) => [name, ...given.map((argument) => argument.name)]),
  ).toEqual([
    ["weekly_team_review", "time_range"],
    ["coach_rep", "user_id", "time_range"],
    ["meeting_debrief", "meeting_id"],
    ["draft_template", "call_type", "coaching_tone", "focus"],
    ["insight_digest", "from", "industry"],
  ]);
});

it.each<[string, Record<string, string>, string]>([
  ["weekly_team_review", {}, 'for the time range "week"'],
  ["weekly_team_review", { time_range: "quarter" }, "get_team_stats with time_range quarter"],
  ["coach_rep", { user_id: UNKNOWN_ID }, `list_meetings with user_id ${UNKNOWN_ID}`],
  ["meeting_debrief", { meeting_id: UNKNOWN_ID }, `get_report with meeting_id ${UNKNOWN_ID}`],
  ["draft_template", { call_type: "demo", focus: "pricing\nnow" }, "with a focus on: pricing now"],
  ["insight_digest", {}, "1. get_insights; use limit 100"],
  [
    "insight_digest",
    { from: "2026-11-01", industry: "Retail" },
    "get_insights with from 2026-11-01 and industry Retail",
  ],
])("the prompt %s with %j says what to do", (name, given, expected) => {
  expect(JSON.stringify(getPrompt(name, given, DEFAULT_TOOLS).messages).replaceAll('\\"', '"')).toContain(expected);
});

it.each<[string, Record<string, string>, string]>([
  ["weekly_review", {}, "Unknown prompt: weekly_review. Did you mean `weekly_team_review`?"],
  ["coach_rep", {}, "coach_rep needs the argument `user_id`."],
  ["coach_rep", { user: "x" }, "takes no argument `user`. Did you mean `user_id`?"],
  ["weekly_team_review", { time_range: "wek" }, "must be one of week, month, quarter, year, all. Did you mean `week`?"],
])("the prompt %s with %j is rejected", (name, given, expected) => {
  expect(() => getPrompt(name, given, DEFAULT_TOOLS)).toThrow(expected);
});

it.each(PROMPTS)("the prompt $name names the tools that it speaks of", ({ tools, write }) => {
  const named = TOOL_NAMES.filter((tool) => write({}).includes(tool));
  expect([...tools].sort()).toEqual(named.sort());
});

it("a prompt is neither listed nor given where one of its tools is not on offer", () => {
  const { tools } = readSettings(["--read-only"], {});
  expect(listPrompts(tools).map(({ name }) => name)).not.toContain("draft_template");
  expect(listPrompts(tools)).toHaveLength(4);
  expect(() => getPrompt("draft_template", { call_type: "demo" }, tools)).toThrow(
    "The prompt draft_template is not offered: this server was started without create_template.",
  );
});

async function completions(ref: CompleteRequestParams["ref"], name: string, value: string): Promise<string[]> {
  const { completion } = await complete({ ref, argument: { name, value } }, env.session, signal);
  return completion.values;
}

it("enumerations are completed", async () => {
  expect(await completions({ type: "ref/prompt", name: "draft_template" }, "call_type", "D")).toEqual([
    "discovery",
    "demo",
  ]);
  expect(await completions({ type: "ref/resource", uri: "team-stats://{time_range}" }, "time_range", "")).toHaveLength(
    5,
  );
});

it("ids are completed from the newest objects, and from what answers have shown", async () => {
  const ref = { type: "ref/prompt", name: "meeting_debrief" } as const;
  expect(await completions(ref, "meeting_id", ids.meeting.slice(0, 4).toUpperCase())).toEqual([ids.meeting]);
  const later = await env.server.org.add(aMeeting({}));
  await env.call("get_meeting", { meeting_id: later.id });
  expect(await completions(ref, "meeting_id", "")).toEqual([later.id, ids.meeting]);
  expect(await completions({ type: "ref/resource", uri: "report://{id}" }, "id", "")).toEqual([ids.report]);
  expect(await completions({ type: "ref/resource", uri: "template://{id}" }, "id", "")).toEqual([ids.template]);
  expect(await completions({ type: "ref/prompt", name: "coach_rep" }, "user_id", "")).toContain(ids.user);
});

it.each([
  [{ type: "ref/prompt", name: "nope" }, "x"],
  [{ type: "ref/prompt", name: "insight_digest" }, "industry"],
  [{ type: "ref/resource", uri: "nope://{id}" }, "id"],
  [{ type: "ref/resource", uri: "report://{id}" }, "nope"],
] as const)("nothing is offered for %j %s", async (ref, name) => {
  expect(await completions(ref, name, "")).toEqual([]);
});

it("without a key nothing is offered, and nothing fails", async () => {
  const session = createSession(readSettings([], {}));
  const ref = { type: "ref/prompt", name: "meeting_debrief" } as const;
  const { completion } = await complete({ ref, argument: { name: "meeting_id", value: "" } }, session, signal);
  expect(completion.values).toEqual([]);
});

async function read(uri: string): Promise<string> {
  const { contents } = await readResource(uri, env.session, signal);
  const [first] = contents;
  return first && "text" in first ? first.text : "";
}

it("every family of resources is listed", () => {
  expect(listResourceTemplates().map(({ uriTemplate }) => uriTemplate)).toEqual([
    "meeting://{id}",
    "meeting://{id}/transcript",
    "report://{id}",
    "template://{id}",
    "team-stats://{time_range}",
  ]);
});

it.each([
  [({ meeting }: SmallOrganization) => `meeting://${meeting}`, "Northwind Logistics"],
  [({ meeting }: SmallOrganization) => `meeting://${meeting}/transcript`, TRANSCRIPT],
  [({ meeting }: SmallOrganization) => `meeting://${meeting}/transcript?offset=-20`, "Pricing came up late."],
  [({ report }: SmallOrganization) => `report://${report}`, "A patient first call"],
  [({ template }: SmallOrganization) => `template://${template}`, "Discovery scorecard"],
  [() => "team-stats://all", "time_range: all"],
  [() => "coaching://openapi.json", '"openapi":"3.0.3"'],
])("%s can be read", async (uri, expected) => {
  expect(await read(uri(ids))).toContain(expected);
});

// The protocol's code for a resource that is not there is that of invalid parameters, by its edition 2026-07-28.
it.each([
  `report://${UNKNOWN_ID}`,
  "report://not-an-id",
  "team-stats://fortnight",
  "coaching://secrets",
  "file:///etc/passwd",
  `meeting://${UNKNOWN_ID}/../report`,
])("%s is not found", async (uri) => {
  await expect(read(uri)).rejects.toMatchObject({ name: "ProtocolError", code: -32602 });
});

it("an offset is not found where nothing goes on", async () => {
  await expect(read(`meeting://${ids.meeting}?offset=3`)).rejects.toThrow("There is no resource");
  await expect(read(`report://${ids.report}?offset=3`)).rejects.toThrow("There is no resource");
});

it("a resource cannot be read without a key, and the error names the variables to set", async () => {
  const session = createSession(readSettings([], {}));
  await expect(readResource("team-stats://week", session, signal)).rejects.toThrow(
    "SERVICE_API_KEY and SERVICE_API_URL are not set",
  );
});
