import type { CompleteRequestParams } from "@modelcontextprotocol/server";
import { afterAll, expect, it } from "vitest";
import { listPrompts } from "../../mcp/prompts/list-prompts.ts";
import { callTool } from "../../mcp/protocol/call-tool.ts";
import { complete } from "../../mcp/protocol/complete.ts";
import { writeInstructions } from "../../mcp/protocol/instructions.ts";
import { readResource } from "../../mcp/resources/read-resource.ts";
import { listResourceTemplates } from "../../mcp/resources/resources.ts";
import { createSession, type Session } from "../../mcp/service/session.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import { TOOL_NAMES, type ToolName } from "../../mcp/settings/tool-names.ts";
import { NOW, readResult } from "./support/environment.ts";
import { createSmallEnvironment } from "./support/small-organization.ts";

const { env, ids } = await createSmallEnvironment();
afterAll(() => env.server.close());

const { signal } = new AbortController();

function openSession(...argv: string[]): Session {
  const environment = { SERVICE_API_KEY: env.server.keys.admin, SERVICE_API_URL: "http://localhost/api/v1" };
  return createSession(readSettings(argv, environment), { fetch: env.server.fetch, now: () => NOW, timeZone: "UTC" });
}

const RESOURCES = {
  "meeting://{id}": `meeting://${ids.meeting}`,
  "meeting://{id}/transcript": `meeting://${ids.meeting}/transcript`,
  "report://{id}": `report://${ids.report}`,
  "template://{id}": `template://${ids.template}`,
  "team-stats://{time_range}": "team-stats://all",
  "weekly-report://{week}": "weekly-report://2026-W46",
};

/** Resources that a tool's data stands in; the data of the others stands in none. */
const SHOWS: Partial<Record<ToolName, (keyof typeof RESOURCES)[]>> = {
  get_meeting: ["meeting://{id}", "meeting://{id}/transcript"],
  get_report: ["report://{id}"],
  list_templates: ["template://{id}"],
  get_team_stats: ["team-stats://{time_range}", "weekly-report://{week}"],
  list_reports: ["report://{id}"],
  get_template: ["template://{id}"],
  update_template: ["template://{id}"],
};

it.each(TOOL_NAMES)("a server that offers %s alone shows no other data by any way", async (tool) => {
  const session = openSession("--tools", tool);
  expect(listResourceTemplates(session.policy).map(({ uriTemplate }) => uriTemplate)).toEqual(SHOWS[tool] ?? []);
  for (const [template, uri] of Object.entries(RESOURCES)) {
    const read = readResource(uri, session, signal);
    if (SHOWS[tool]?.some((shown) => shown === template)) await expect(read).resolves.toHaveProperty("contents");
    else
      await expect(read).rejects.toThrow(
        `${uri} is not offered: this server was started without the tools that show it.`,
      );
  }
  for (const uri of Object.keys(RESOURCES).filter((shown) => shown.includes("{id}"))) {
    const { completion } = await complete(completionOf({ type: "ref/resource", uri }, "id"), session, signal);
    const isShown = SHOWS[tool]?.some((shown) => shown === uri) === true;
    expect(completion.values.length > 0, uri).toBe(isShown);
  }
  const instructions = writeInstructions(session.policy, { now: NOW, timeZone: "UTC" });
  const others = TOOL_NAMES.filter((name) => name !== tool && instructions.includes(name));
  expect(others).toEqual([]);
});

const completionOf = (ref: CompleteRequestParams["ref"], name: string): CompleteRequestParams => ({
  ref,
  argument: { name, value: "" },
});

it("people are not completed for a prompt that is not offered", async () => {
  const session = openSession("--tools", "get_team_stats");
  expect(listPrompts(session.policy)).toEqual([]);
  const { completion } = await complete(
    completionOf({ type: "ref/prompt", name: "coach_rep" }, "user"),
    session,
    signal,
  );
  expect(completion.values).toEqual([]);
});

it.each([
  [
    ["list_meetings"],
    { mentions: "pricing" },
    "`mentions` is not offered: this server was started without get_meeting.",
  ],
  [["list_meetings"], { with_scores: true }, "Scores are not offered: this server was started without get_report."],
  [
    ["list_meetings", "get_meeting"],
    { order: "best" },
    "Scores are not offered: this server was started without get_report.",
  ],
])("list_meetings beside %j rejects %j", async (tools, given, expected) => {
  const session = openSession("--tools", tools.join(","));
  const result = readResult(await callTool({ name: "list_meetings", given, signal }, session));
  expect(result.text).toContain(expected);
});

it("a failure names only tools that are offered", async () => {
  const session = openSession("--tools", "get_report");
  const given = { report_id: ids.meeting };
  const { structured } = readResult(await callTool({ name: "get_report", given, signal }, session));
  expect(structured).toMatchObject({ code: "not_found" });
  expect(structured["message"]).not.toMatch(/list_|get_meeting/);
});
