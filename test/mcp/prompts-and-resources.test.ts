import type { CompleteRequestParams } from "@modelcontextprotocol/server";
import { afterAll, expect, it } from "vitest";
import { getPrompt } from "../../mcp/prompts/get-prompt.ts";
import { listPrompts } from "../../mcp/prompts/list-prompts.ts";
import { PROMPTS } from "../../mcp/prompts/prompts.ts";
import { complete } from "../../mcp/protocol/complete.ts";
import { readResource } from "../../mcp/resources/read-resource.ts";
import { listResourceTemplates } from "../../mcp/resources/resources.ts";
import { createSession } from "../../mcp/service/session.ts";
import { Policy } from "../../mcp/settings/policy.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import { TOOL_NAMES } from "../../mcp/settings/tool-names.ts";
import { aMeeting } from "../../server-mock/library/index.ts";
import { createSmallEnvironment, type SmallOrganization, TRANSCRIPT } from "./support/small-organization.ts";

const { env, ids } = await createSmallEnvironment();
afterAll(() => env.server.close());

const { signal } = new AbortController();
const ALL = new Policy(readSettings([], {}));
const now = () => new Date("2026-11-20T12:00:00Z");
const UNKNOWN_ID = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";

it("five prompts are listed, each with its arguments", () => {
  expect(
    listPrompts(ALL).map(({ name, arguments: given }) => [
      name,
      ...given.map((argument) => `${argument.name}${argument.required ? "" : "?"}`),
    ]),
  ).toEqual([
    ["weekly_team_review", "period?"],
    ["coach_rep", "user", "period?"],
    ["meeting_debrief", "meeting"],
    ["draft_template", "call_type", "coaching_tone?", "focus?"],
    ["insight_digest", "from?", "industry?"],
  ]);
  expect(Object.keys(listPrompts(ALL)[1]?.arguments[0] ?? {})).toEqual(["name", "description", "required"]);
});

it.each<[string, Record<string, string>, string]>([
  ["weekly_team_review", {}, 'for "this week"'],
  ["weekly_team_review", { period: "last quarter" }, 'get_team_stats with from "last quarter"'],
  ["coach_rep", { user: "Priya" }, 'list_meetings with user "Priya"'],
  ["meeting_debrief", { meeting: UNKNOWN_ID }, `get_report with meeting_id ${UNKNOWN_ID}`],
  ["meeting_debrief", { meeting: "Northwind demo" }, 'list_meetings with search "Northwind demo"'],
  ["draft_template", { call_type: "demo", focus: "pricing\nnow" }, "with a focus on: pricing now"],
  ["coach_rep", { user: 'A "B" \\ C' }, 'list_meetings with user "A \\"B\\" \\\\ C"'],
  ["insight_digest", { from: " ", industry: "  " }, "1. get_insights with group_by phrase"],
  [
    "insight_digest",
    { from: "last month", industry: "Retail" },
    'get_insights with from "last month" and industry "Retail"',
  ],
])("the prompt %s with %j says what to do", (name, given, expected) => {
  const [{ content } = {}] = getPrompt(name, given, { policy: ALL, now }).messages;
  expect(content).toMatchObject({ text: expect.stringContaining(expected) });
});

it.each<[string, Record<string, string>, string]>([
  ["weekly_review", {}, "Unknown prompt: weekly_review. Did you mean `weekly_team_review`?"],
  ["coach_rep", {}, "coach_rep needs the argument `user`."],
  [
    "coach_rep",
    { user: "Priya", period: "soonish" },
    "`period` must be a date such as 2026-11-01, or words such as last week, this quarter, 30d.",
  ],
  ["insight_digest", { from: "2026-13-01" }, "`from` must be a date"],
  ["coach_rep", { user_id: "x" }, "takes no argument `user_id`. Did you mean `user`?"],
  [
    "draft_template",
    { call_type: "demo", coaching_tone: "direkt" },
    "`coaching_tone` must be one of direct, encouraging, data-driven. Did you mean `direct`?",
  ],
  [`x${"y".repeat(70)}\u0007`, {}, `Unknown prompt: x${"y".repeat(59)}…[+11 characters].`],
  ["insight_digest", { [`x${"y".repeat(70)}\u0007`]: "1" }, `no argument \`x${"y".repeat(59)}…[+11 characters]\`.`],
])("the prompt %s with %j is rejected", (name, given, expected) => {
  expect(() => getPrompt(name, given, { policy: ALL, now })).toThrow(expected);
});

it("an argument of a prompt is cut to 500 characters", () => {
  const { messages } = getPrompt("coach_rep", { user: "x".repeat(501) }, { policy: ALL, now });
  expect(JSON.stringify(messages)).toContain(`\\"${"x".repeat(500)}…[+1 characters]\\"`);
});

it.each(PROMPTS)("the prompt $name names the tools that it speaks of", ({ tools, write }) => {
  const named = TOOL_NAMES.filter((tool) => write({}).includes(tool));
  expect([...tools].sort()).toEqual(named.sort());
});

it("a prompt is neither listed nor given where one of its tools is not on offer", () => {
  const policy = new Policy(readSettings(["--read-only"], {}));
  expect(listPrompts(policy).map(({ name }) => name)).not.toContain("draft_template");
  expect(listPrompts(policy)).toHaveLength(4);
  expect(() => getPrompt("draft_template", { call_type: "demo" }, { policy, now })).toThrow(
    "The prompt draft_template is not offered: this server was started without create_template.",
  );
  const one = new Policy(readSettings(["--tools", "get_report,list_meetings"], {}));
  expect(() => getPrompt("coach_rep", {}, { policy: one, now })).toThrow(
    "The prompt coach_rep is not offered: this server was started without get_meeting, get_team_stats.",
  );
  expect(listPrompts(one)).toEqual([]);
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

it("people are completed by name, meetings by title, and all objects by id", async () => {
  const ref = { type: "ref/prompt", name: "meeting_debrief" } as const;
  expect(await completions(ref, "meeting", ids.meeting.slice(0, 4).toUpperCase())).toEqual([ids.meeting]);
  expect(await completions(ref, "meeting", "northw")).toEqual(["Discovery call with Northwind Logistics"]);
  const later = await env.server.org.add(aMeeting({}));
  await env.call("get_meeting", { meeting_id: later.id });
  const byId = { type: "ref/resource", uri: "meeting://{id}" } as const;
  expect(await completions(byId, "id", "")).toHaveLength(2);
  expect(await completions({ type: "ref/resource", uri: "report://{id}" }, "id", "")).toEqual([ids.report]);
  expect(await completions({ type: "ref/resource", uri: "template://{id}" }, "id", "")).toEqual([ids.template]);
  expect(await completions({ type: "ref/prompt", name: "coach_rep" }, "user", "jon")).toEqual(["Jonas Lindqvist"]);
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
  const { completion } = await complete({ ref, argument: { name: "meeting", value: "" } }, session, signal);
  expect(completion.values).toEqual([]);
});

async function read(uri: string): Promise<string> {
  const { contents } = await readResource(uri, env.session, signal);
  const [first] = contents;
  return first && "text" in first ? first.text : "";
}

it("every family of resources is listed, or those that a tool shows", () => {
  const reports = listResourceTemplates(new Policy(readSettings(["--tools", "get_report"], {})));
  expect(reports).toEqual([
    {
      uriTemplate: "report://{id}",
      name: "report",
      title: "Coaching report",
      description: "One coaching report with scores and feedback.",
      mimeType: "text/plain",
    },
  ]);
  expect(listResourceTemplates(ALL).map(({ uriTemplate }) => uriTemplate)).toEqual([
    "meeting://{id}",
    "meeting://{id}/transcript",
    "report://{id}",
    "template://{id}",
    "team-stats://{time_range}",
    "weekly-report://{week}",
  ]);
});

it.each([
  [({ meeting }: SmallOrganization) => `meeting://${meeting}`, "Northwind Logistics"],
  [({ meeting }: SmallOrganization) => `meeting://${meeting}/transcript`, TRANSCRIPT],
  [({ meeting }: SmallOrganization) => `meeting://${meeting}/transcript?offset=-20`, "Pricing came up late."],
  [({ report }: SmallOrganization) => `report://${report}`, "A patient first call"],
  [({ template }: SmallOrganization) => `template://${template}`, "Discovery scorecard"],
  [() => "team-stats://all", "time_range: all"],
  [() => "weekly-report://2026-W47", "# Coaching report\n\n16 Nov 2026, 00:00 to 20 Nov 2026"],
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
  `meeting://${UNKNOWN_ID}/transcript?offset=`,
  `meeting://${UNKNOWN_ID}/transcript?offset=1&limit=2`,
  `x-meeting://${UNKNOWN_ID}`,
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
