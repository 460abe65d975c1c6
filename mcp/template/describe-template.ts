import type { CreateTemplate, Template } from "../../src/index.ts";
import type { ToolResponse } from "../response/tool-response.ts";
import { toMinute } from "../text/format.ts";
import { readList, readNumber, readText } from "../text/read-value.ts";

/** Response for a template or a draft of one. */
export function describeTemplate(template: CreateTemplate | Template): ToolResponse & { table: object } {
  return {
    facts: {
      call_type: readText(template.call_type),
      coaching_tone: readText(template.coaching_tone),
      ...("is_active" in template ? { is_active: readFlag(template.is_active) } : {}),
      ...("version" in template ? { version: readNumber(template.version) } : {}),
      ...("updated_at" in template ? { updated_at: toMinute(template.updated_at) } : {}),
    },
    recorded: {
      name: readText(template.name),
      description: readText(template.description),
      industry_context: readText(template.industry_context),
      prompt_template: readText(template.prompt_template),
    },
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

const readFlag = (value: unknown): boolean | undefined => (typeof value === "boolean" ? value : undefined);
