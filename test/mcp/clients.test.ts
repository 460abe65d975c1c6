import { afterAll, expect, it } from "vitest";
import { DEFAULT_TOOLS, type DefaultToolName } from "../../mcp/settings/tool-names.ts";
import { createReferenceServer } from "../../server-mock/library/index.ts";
import { draw } from "../support/draw.ts";
import { readResult } from "./support/environment.ts";
import { connectOfficialClient, OFFICIAL_CLIENTS } from "./support/official-clients.ts";
import { addSmallOrganization, type SmallOrganization } from "./support/small-organization.ts";

const ERAS = { "v2 legacy": "legacy", "v2 modern": "modern", "v2 auto": "modern", v1: "legacy" };

let close: () => Promise<void>;
const server = await createReferenceServer();
const ids = await addSmallOrganization(server);
const listener = await server.listen();
const env = { SERVICE_API_KEY: server.keys.admin, SERVICE_API_URL: `${listener.url}/api/v1` };
close = () => listener.close(0);
afterAll(async () => {
  await close();
  await server.close();
});

const CALLS: Record<DefaultToolName, (ids: SmallOrganization) => [Record<string, unknown>, string]> = {
  list_meetings: ({ meeting }) => [{ limit: 5 }, meeting.slice(0, 8)],
  get_meeting: ({ meeting }) => [{ meeting_id: meeting }, "We are guessing where deals go wrong."],
  get_report: ({ report }) => [{ report_id: report }, "A patient first call that earned a second one."],
  list_templates: ({ template }) => [{}, template.slice(0, 8)],
  create_template: () => [
    {
      name: "Closing",
      prompt_template: "Score the end.",
      grading_criteria: [{ name: "Next step", weight: 100, description: "A date." }],
    },
    "created: true",
  ],
  get_team_stats: ({ user }) => [{ time_range: "all" }, user.slice(0, 8)],
  get_insights: () => [{}, "Managers hear too few calls"],
};

it.each(draw("tools", OFFICIAL_CLIENTS, 2, (kind) => ERAS[kind]))(
  "the official client (%s) lists and calls all seven tools of the built server",
  async (kind) => {
    const { client, era } = await connectOfficialClient(kind, env);
    try {
      expect(era).toBe(ERAS[kind]);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(DEFAULT_TOOLS);
      for (const name of DEFAULT_TOOLS) {
        const [given, expected] = CALLS[name](ids);
        const { isError, text, structured } = readResult(await client.callTool({ name, arguments: given }));
        expect(isError, text).toBe(false);
        expect(text).toContain(expected);
        expect(Object.keys(structured).length).toBeGreaterThan(1);
      }
      const failed = readResult(await client.callTool({ name: "get_meeting", arguments: { meeting_id: ids.report } }));
      expect(failed.isError).toBe(true);
      expect(failed.structured).toMatchObject({ code: "not_found", status: 404, retryable: false });
    } finally {
      await client.close();
    }
  },
);

it.each(draw("prompts", OFFICIAL_CLIENTS, 1))(
  "the official client (%s) uses prompts and resources of the built server",
  async (kind) => {
    const { client } = await connectOfficialClient(kind, env);
    try {
      expect((await client.listPrompts()).prompts).toHaveLength(5);
      const prompt = { name: "meeting_debrief", arguments: { meeting: ids.meeting } };
      expect(JSON.stringify(await client.getPrompt(prompt))).toContain(ids.meeting);
      expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(6);
      const { completion } = await client.complete({
        ref: { type: "ref/prompt", name: "draft_template" },
        argument: { name: "call_type", value: "de" },
      });
      expect(completion.values).toEqual(["demo"]);
      const transcript = await client.readResource({ uri: `meeting://${ids.meeting}/transcript` });
      expect(JSON.stringify(transcript)).toContain("Pricing came up late.");
      await expect(client.readResource({ uri: `report://${ids.meeting}` })).rejects.toThrow("There is no such report.");
      await expect(client.callTool({ name: "drop_table", arguments: {} })).rejects.toThrow("Unknown tool: drop_table");
    } finally {
      await client.close();
    }
  },
);
