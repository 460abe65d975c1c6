import type { CreateTemplate, Template } from "../../src/index.ts";
import type { ToolResponse } from "../response/tool-response.ts";
import { toMinute } from "../text/format.ts";

/** Response for a template or a draft of one. */
export function describeTemplate(template: CreateTemplate | Template): ToolResponse & { table: object } {
  return {
    facts: {
      call_type: template.call_type,
      coaching_tone: template.coaching_tone,
      ...("id" in template ? { is_active: template.is_active, version: template.version } : {}),
      ...("id" in template ? { updated_at: toMinute(template.updated_at) } : {}),
    },
    recorded: {
      name: template.name,
      description: template.description,
      industry_context: template.industry_context,
      prompt_template: template.prompt_template,
    },
    table: {
      columns: ["criterion", "weight", "description"],
      rows: template.grading_criteria.map(({ name, weight, description }) => [name, weight, description]),
    },
  };
}
