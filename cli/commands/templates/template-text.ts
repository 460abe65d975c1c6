import { markdownFence, markdownSection, markdownTable } from "../../../core/formats/markdown.ts";
import { escapeLine, escapeText } from "../../../core/text/escape.ts";
import type { GradingCriterion, Template } from "../../../src/index.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import type { Column, Screen } from "../../output/columns.ts";
import { printItem, type Substance } from "../../output/print-item.ts";
import { drawTable } from "../../text/draw-table.ts";
import { UNKNOWN } from "../../text/values.ts";
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

/** Prints a template that was created or changed. */
export const printTemplate = async (
  context: Context,
  flags: GlobalFlags & OutputFlags,
  template: Template,
): Promise<void> =>
  printItem(context, {
    item: template,
    columns: TEMPLATE_COLUMNS,
    output: await readOutputOptions(context, flags),
    substance: templateSubstance(template),
  });

/** The criteria and the prompt, in every format. */
export const templateSubstance = (template: Template): Substance => ({
  title: template.name,
  text: (screen) => templateBody(template, screen),
  markdown: () => templateMarkdown(template),
  fields: ["grading_criteria", "prompt_template"],
});

const criteriaOf = ({ grading_criteria: criteria }: Template): readonly GradingCriterion[] =>
  Array.isArray(criteria) ? criteria : [];

function templateMarkdown(template: Template): string {
  const rows = criteriaOf(template).map(({ name, weight, description }) => [
    name ?? UNKNOWN,
    weight ?? UNKNOWN,
    description,
  ]);
  return (
    markdownSection("Criteria", markdownTable(["Criterion", "Weight", "Description"], rows)) +
    markdownSection("Prompt", template.prompt_template ? markdownFence(template.prompt_template) : "")
  );
}

/** Criteria with their weights, then the prompt. */
function templateBody(template: Template, screen: Screen): string {
  const { style, width } = screen;
  const prompt = `${style.bold("Prompt")}\n  ${wrapText(escapeText(template.prompt_template ?? "").trimEnd(), width, "  ")}\n`;
  return `${style.bold("Criteria")}\n${criteriaLines(criteriaOf(template), screen)}\n${prompt}`;
}

function criteriaLines(criteria: readonly GradingCriterion[], { style, width }: Screen): string {
  const heads = drawTable(
    criteria.map(({ name, weight }) => [escapeLine(name ?? UNKNOWN), style.cyan(String(weight ?? "?").padStart(4))]),
  );
  return criteria
    .map(({ description }, index) => {
      const text = description ? `    ${style.dim(wrapText(escapeText(description), width, "    "))}\n` : "";
      return `  ${heads[index]}\n${text}`;
    })
    .join("");
}
