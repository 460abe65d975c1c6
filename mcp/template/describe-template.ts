import type { CreateTemplate, Template } from "../../src/index.ts";
import type { ToolResponse } from "../response/tool-response.ts";
import { toMinute } from "../text/format.ts";
import { readList, readNumber, readText } from "../text/read-value.ts";

/** Response for a template. */
export function describeTemplate(template: Template): ToolResponse & { table: object } {
  const { facts, recorded, table } = describeInBrief(template);
  return {
    facts: {
      ...facts,
      is_active: typeof template.is_active === "boolean" ? template.is_active : undefined,
      version: readNumber(template.version),
      updated_at: toMinute(template.updated_at),
    },
    recorded: {
      ...recorded,
      description: readText(template.description),
      industry_context: readText(template.industry_context),
      prompt_template: readText(template.prompt_template),
    },
    table,
  };
}

/** Response for a new template or a draft, without the long texts that the caller has just sent. */
export function describeInBrief(template: CreateTemplate | Template): ToolResponse & { table: object } {
  return {
    facts: { call_type: readText(template.call_type), coaching_tone: readText(template.coaching_tone) },
    recorded: { name: readText(template.name) },
    table: {
      columns: ["criterion", "weight", "description"],
      rows: readList(template.grading_criteria).map(({ name, weight, description }) => [
        readText(name),
        readNumber(weight),
        readText(description),
      ]),
    },
  };
}
