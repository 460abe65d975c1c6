import { afterAll, expect, it } from "vitest";
import { describeTools } from "../../mcp/registry/describe-tools.ts";
import { DEFAULT_TOOLS, TOOL_NAMES, type ToolName, WRITING_TOOLS } from "../../mcp/settings/tool-names.ts";
import { createSmallEnvironment, type SmallOrganization } from "./support/small-organization.ts";

const NEW_TEMPLATE = {
  name: "Closing scorecard",
  prompt_template: "Score how the call ends.",
  grading_criteria: [
    { name: "Next step", weight: 70, description: "A date and an owner." },
    { name: "Recap", weight: 20, description: "Says back what was agreed." },
  ],
  call_type: "closing",
  dry_run: true,
};

/** One call of each tool, against the small organization. */
const EXAMPLES: Record<ToolName, (ids: SmallOrganization) => Record<string, unknown>> = {
  list_meetings: () => ({ status: "completed" }),
  get_meeting: ({ meeting }) => ({ meeting_id: meeting }),
  get_report: ({ meeting }) => ({ meeting_id: meeting }),
  list_templates: () => ({}),
  create_template: () => NEW_TEMPLATE,
  get_team_stats: () => ({ time_range: "month" }),
  get_insights: () => ({ industry: "logis" }),
  list_reports: () => ({ min_score: 50 }),
  get_template: ({ template }) => ({ template_id: template }),
  update_template: ({ template }) => ({ template_id: template, is_active: false }),
  delete_template: ({ template }) => ({ template_id: template }),
  list_roleplay_sessions: () => ({}),
};

const { env, ids } = await createSmallEnvironment();
afterAll(() => env.server.close());

it.each(TOOL_NAMES)("%s is listed and answers as its golden file says", async (name) => {
  const [definition] = describeTools([name]);
  const given = EXAMPLES[name](ids);
  const { isError, text, structured } = await env.call(name, given);
  expect(isError).toBe(false);
  const golden = {
    definition,
    example: { arguments: given, content: text.split("\n"), structuredContent: structured },
  };
  await expect(`${JSON.stringify(golden, null, 2)}\n`).toMatchFileSnapshot(`golden/${name}.golden.json`);
});

it.each(describeTools(TOOL_NAMES))("$name is described for a newcomer, briefly and truthfully", (tool) => {
  const writes = WRITING_TOOLS.includes(tool.name);
  expect(tool.title).toMatch(/^[A-Z]/);
  expect(tool.description.length).toBeLessThanOrEqual(250);
  expect(tool.annotations).toEqual({
    readOnlyHint: !writes,
    destructiveHint: ["update_template", "delete_template"].includes(tool.name),
    idempotentHint: tool.name !== "create_template",
    openWorldHint: false,
  });
  expect(tool.inputSchema["additionalProperties"]).toBe(false);
  expect(JSON.stringify(tool)).not.toContain("$ref");
  // The first official client holds failures to this schema too.
  expect(tool.outputSchema["required"]).toBeUndefined();
  for (const member of ["code", "status", "retryable", "retry_after_s", "message"]) {
    expect(tool.outputSchema.properties).not.toHaveProperty(member);
  }
});

it("the seven default tools are listed in at most 8,000 bytes", () => {
  expect(Buffer.byteLength(JSON.stringify({ tools: describeTools(DEFAULT_TOOLS) }))).toBeLessThanOrEqual(8_000);
});
