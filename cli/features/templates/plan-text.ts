import { escapeLine } from "../../../core/text/escape.ts";
import type { Style } from "../../text/style.ts";
import { textDiff } from "../../text/text-diff.ts";
import { MANAGED_FIELDS, managedFields } from "./managed-fields.ts";
import type { PlannedStep } from "./plan.ts";
import { fieldText, templateText } from "./template-file.ts";

/** Counts the steps of each kind. */
export function countSteps(steps: readonly PlannedStep[]): Record<PlannedStep["kind"], number> {
  const counts = { create: 0, update: 0, delete: 0, unchanged: 0, conflict: 0 };
  for (const { kind } of steps) counts[kind] += 1;
  return counts;
}

/** The plan as text: every change with its diff, then the counts. */
export async function planText(steps: readonly PlannedStep[], style: Style): Promise<string> {
  let text = "";
  for (const step of steps)
    if (step.kind !== "unchanged") text += `${headline(step, style)}${indent(await stepDiff(step, style))}`;
  const { create, update, delete: remove, unchanged, conflict } = countSteps(steps);
  const conflicts = conflict === 0 ? "" : `, ${style.red(`${conflict} in conflict`)}`;
  return `${text}Plan: ${create} to create, ${update} to update, ${remove} to delete, ${unchanged} unchanged${conflicts}.\n`;
}

function headline(step: PlannedStep, style: Style): string {
  const name = style.bold(escapeLine(step.name));
  const file = "file" in step ? ` ${style.dim(escapeLine(step.file))}` : "";
  if (step.kind === "create") return `${style.green("+ create")}   ${name}${file}\n`;
  if (step.kind === "update") return `${style.yellow("~ update")}   ${name}${file}\n`;
  if (step.kind === "delete") return `${style.red("- delete")}   ${name} ${style.dim(escapeLine(step.current.id))}\n`;
  return `${style.red("! conflict")} ${name}${file}: changed on the service since the last export or apply\n`;
}

/** Shows what a step changes, as a diff; empty for a deletion. */
export async function stepDiff(step: PlannedStep, style: Style): Promise<string> {
  if (step.kind === "create") return textDiff("", templateText(undefined, step.wanted), style);
  if (step.kind !== "update" && step.kind !== "conflict") return "";
  const present = managedFields(step.current);
  let text = "";
  for (const field of MANAGED_FIELDS) {
    if (!Object.hasOwn(step.changes, field)) continue;
    text += await textDiff(fieldText(field, present), fieldText(field, step.changes), style);
  }
  return text;
}

const indent = (text: string): string => text.replace(/^(?=.)/gm, "    ");

/** The plan as JSON. */
export const planDocument = (
  steps: readonly PlannedStep[],
  unmanaged: readonly { id: string; name: string }[],
): object => ({
  counts: countSteps(steps),
  steps: steps.map((step) => ({
    action: step.kind,
    name: step.name,
    file: "file" in step ? step.file : null,
    id: "current" in step ? step.current.id : null,
    fields: "changes" in step ? Object.keys(step.changes) : [],
  })),
  unmanaged: unmanaged.map(({ id, name }) => ({ id, name })),
});
