import { escapeMarkdown, markdownFence } from "../../../core/formats/markdown.ts";
import { countText } from "../../../core/words/count-text.ts";
import { PLAIN_STYLE } from "../../text/style.ts";
import type { PlannedStep } from "./plan.ts";
import { countSteps, stepDiff } from "./plan-text.ts";

const WORDS: Readonly<Record<PlannedStep["kind"], string>> = {
  create: "Create",
  update: "Update",
  delete: "Delete",
  conflict: "Conflict",
  unchanged: "Unchanged",
};

/** The plan as a comment for a pull request: a summary, with collapsed diffs. */
export async function planMarkdown(
  steps: readonly PlannedStep[],
  unmanaged: readonly { name: string }[],
): Promise<string> {
  const { create, update, delete: remove, unchanged, conflict } = countSteps(steps);
  const conflicts = conflict === 0 ? "" : `, **${conflict} in conflict**`;
  const changes = steps.filter(({ kind }) => kind !== "unchanged");
  let text = `## Coaching templates\n\n${create} to create, ${update} to update, ${remove} to delete, ${unchanged} unchanged${conflicts}.\n`;
  if (changes.length > 0) text += `\n| Change | Template | File | Fields |\n| --- | --- | --- | --- |\n`;
  for (const step of changes) text += tableRow(step);
  for (const step of changes) text += await folded(step);
  if (unmanaged.length > 0)
    text += `\n${countText(unmanaged.length, "template")} without a file, which \`--prune\` would delete: ${unmanaged.map(({ name }) => escapeMarkdown(name)).join(", ")}.\n`;
  return text;
}

function tableRow(step: PlannedStep): string {
  const file = "file" in step ? escapeMarkdown(step.file) : "";
  const fields = "changes" in step ? Object.keys(step.changes).map(escapeMarkdown).join(", ") : "";
  return `| ${WORDS[step.kind]} | ${escapeMarkdown(step.name)} | ${file} | ${fields} |\n`;
}

async function folded(step: PlannedStep): Promise<string> {
  const diff = await stepDiff(step, PLAIN_STYLE);
  if (diff === "") return "";
  return `\n<details><summary>${WORDS[step.kind]} ${escapeMarkdown(step.name)}</summary>\n\n${markdownFence(diff, "diff")}\n</details>\n`;
}
