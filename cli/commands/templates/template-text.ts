import type { GradingCriterion, Template } from "../../../src/index.ts";
import type { Column } from "../../output/columns.ts";
import type { Screen } from "../../output/print-item.ts";
import { escapeLine, escapeText } from "../../text/escape.ts";
import { padText, textWidth } from "../../text/width.ts";
import { wrapText } from "../../text/wrap.ts";

/** Rows of a single template. */
export const TEMPLATE_COLUMNS: readonly Column[] = [
  { field: "id", title: "Id", kind: "id" },
  { field: "name", title: "Name", kind: "text" },
  { field: "description", title: "Description", kind: "text" },
  { field: "is_active", title: "Active", kind: "flag" },
  { field: "call_type", title: "Type", kind: "text" },
  { field: "coaching_tone", title: "Tone", kind: "text" },
  { field: "industry_context", title: "Industry", kind: "text" },
  { field: "version", title: "Version", kind: "count" },
  { field: "created_at", title: "Created", kind: "time" },
  { field: "updated_at", title: "Updated", kind: "time" },
];

/** Criteria with their weights, then the prompt. */
export function templateBody(template: Template, screen: Screen): string {
  const { style, width } = screen;
  const criteria = Array.isArray(template.grading_criteria) ? template.grading_criteria : [];
  const prompt = `${style.bold("Prompt")}\n  ${wrapText(escapeText(template.prompt_template ?? "").trimEnd(), width, "  ")}\n`;
  return `${style.bold("Criteria")}\n${criteriaLines(criteria, screen)}\n${prompt}`;
}

function criteriaLines(criteria: readonly GradingCriterion[], { style, width }: Screen): string {
  const nameWidth = Math.max(0, ...criteria.map(({ name }) => textWidth(escapeLine(name))));
  return criteria
    .map(({ name, weight, description }) => {
      const head = `  ${padText(escapeLine(name), nameWidth, "left")}  ${style.cyan(padText(String(weight), 4, "right"))}`;
      return description
        ? `${head}\n    ${style.dim(wrapText(escapeText(description), width, "    "))}\n`
        : `${head}\n`;
    })
    .join("");
}
