import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, expect, it } from "vitest";
import { type JsonSchema, typesOf } from "../../mcp/input/json-schema.ts";
import { describeTools } from "../../mcp/registry/describe-tools.ts";
import { DEFAULT_TOOLS, TOOL_NAMES, type ToolName, WRITING_TOOLS } from "../../mcp/settings/tool-names.ts";
import { compactJson } from "../../scripts/generate/compact-json.ts";
import { SURFACE_ENTRIES } from "../../spec/surfaces.ts";
import { fillIds } from "../support/sample-ids.ts";
import { createSmallEnvironment, type SmallOrganization } from "./support/small-organization.ts";

/** Tools whose golden call is not that of spec/surfaces.ts. */
const OTHER_ARGUMENTS: Partial<Record<ToolName, Record<string, unknown>>> = {
  create_template: { dry_run: true },
};

function exampleOf(name: ToolName, ids: SmallOrganization): Record<string, unknown> {
  const tools = SURFACE_ENTRIES.flatMap(([, { tool }]) => ("exempt" in tool ? [] : [tool]));
  const given = tools.find((tool) => tool.name === name)?.arguments ?? {};
  return { ...fillIds(given, ids), ...OTHER_ARGUMENTS[name] };
}

/** Names of members by their type: a golden file has a line for each type. */
function namesByType(properties: Record<string, JsonSchema>): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const type = typesOf(schema).join(" or ");
    names[type] = [...(names[type] ?? []), name];
  }
  return names;
}

const { env, ids } = await createSmallEnvironment();
afterAll(() => env.server.close());

it.each(TOOL_NAMES)("%s is listed and responds as its golden file says", async (name) => {
  const [{ outputSchema, ...definition } = {}] = describeTools([name]);
  const given = exampleOf(name, ids);
  const { isError, text, structured } = await env.call(name, given);
  expect(isError).toBe(false);
  const golden = {
    definition,
    output: namesByType(outputSchema?.properties ?? {}),
    example: { arguments: given, content: text.split("\n"), structuredContent: structured },
  };
  await expect(`${compactJson(golden)}\n`).toMatchFileSnapshot(`golden/${name}.golden.json`);
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
  // The first official client checks failures against this schema too.
  const failure = { code: "rate_limited", status: 429, retryable: true, retry_after_s: 2, message: "Wait." };
  expect(new Ajv2020().compile(tool.outputSchema)(failure)).toBe(true);
});

it.each(describeTools(TOOL_NAMES))("$name says of every member that it sends what type it has", ({ outputSchema }) => {
  expect(outputSchema).toMatchObject({ type: "object", properties: expect.any(Object) });
  for (const [name, schema] of Object.entries(outputSchema.properties ?? {})) {
    expect(typesOf(schema).length, name).toBeGreaterThan(0);
  }
});

// 400 of them are for templates, types of calls and time zones: figures that pool them mislead.
it("the seven default tools are listed in at most 9,000 bytes", () => {
  expect(Buffer.byteLength(JSON.stringify({ tools: describeTools(DEFAULT_TOOLS) }))).toBeLessThanOrEqual(9_000);
});
