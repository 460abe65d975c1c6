import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { CliError, UsageError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { canAsk } from "../../prompt/can-ask.ts";
import { jsonDocument } from "../../text/json-document.ts";
import { chooseStyle } from "../../text/style.ts";
import { countText } from "../../text/values.ts";
import { applyStep } from "./apply-step.ts";
import { type PlannedStep, planApply } from "./plan.ts";
import { countSteps, planDocument, planText } from "./plan-text.ts";
import { readTemplates } from "./read-templates.ts";
import { readState, writeState } from "./sync-state.ts";
import { readTemplateFiles } from "./template-file.ts";

/** Flags of `svc templates apply`. */
export interface ApplyFlags extends GlobalFlags {
  dryRun?: boolean;
  exitCode?: boolean;
  prune?: boolean;
  overwrite?: boolean;
  yes?: boolean;
  json?: boolean;
}

/** Makes the service's templates match the files: reads both, shows the plan, asks, and applies one step after the other. */
export async function runApply(context: Context, directory: string, flags: ApplyFlags): Promise<void> {
  const files = await readTemplateFiles(directory);
  if (files.length === 0)
    throw new UsageError(
      `There are no template files in ${directory}.`,
      "Create them with `svc templates export DIR`.",
    );
  const state = await readState(directory);
  const client = await openClient(context, flags);
  const templates = await readTemplates(context, client);
  const steps = planApply({
    files,
    templates,
    state,
    prune: flags.prune === true,
    overwrite: flags.overwrite === true,
  });
  await printPlan(context, steps, flags);
  rejectConflicts(steps, directory);
  const pending = steps.filter(({ kind }) => kind !== "unchanged");
  if (flags.dryRun) return endDryRun(pending, directory, flags);
  if (pending.length > 0 && !(await confirmPlan(context, pending, flags)))
    return context.stderr.write("Nothing was changed.\n");
  for (const step of steps) {
    await applyStep({ context, client, state }, step);
    // After every step, so that a failed step does not lose what was done.
    await writeState(directory, state);
  }
  if (pending.length > 0) await context.stderr.write(`${doneText(pending)}\n`);
}

async function printPlan(context: Context, steps: readonly PlannedStep[], flags: ApplyFlags): Promise<void> {
  if (flags.json) return context.stdout.write(jsonDocument(planDocument(steps)));
  const { env, stdout } = context;
  const style = await chooseStyle({ env, isTerminal: stdout.isTerminal, flag: flags.color });
  await stdout.write(await planText(steps, style));
}

function rejectConflicts(steps: readonly PlannedStep[], directory: string): void {
  const names = steps.filter(({ kind }) => kind === "conflict").map(({ name }) => `"${name}"`);
  if (names.length === 0) return;
  throw new CliError(
    `${names.join(", ")} changed on the service since the last export or apply. Nothing was changed.`,
    {
      exit: "rejected",
      code: "template_conflict",
      hint: `Keep the service's version with \`svc templates export ${directory} --overwrite\`, or the files' version with \`svc templates apply ${directory} --overwrite\`.`,
    },
  );
}

function endDryRun(pending: readonly PlannedStep[], directory: string, { exitCode }: ApplyFlags): void {
  if (!exitCode || pending.length === 0) return;
  throw new CliError(`The templates differ from the files: ${countText(pending.length, "change")} pending.`, {
    exit: "gate",
    code: "changes_pending",
    hint: `Apply them with \`svc templates apply ${directory}\`.`,
  });
}

async function confirmPlan(context: Context, pending: readonly PlannedStep[], { yes }: ApplyFlags): Promise<boolean> {
  if (yes) return true;
  if (!canAsk(context))
    throw new UsageError(
      "There is no terminal to confirm the plan.",
      "Pass --yes to apply it, or --dry-run to only show it.",
    );
  return (await context.prompts()).confirm(`Apply ${countText(pending.length, "change")}?`);
}

function doneText(pending: readonly PlannedStep[]): string {
  const { create, update, delete: remove } = countSteps(pending);
  return `Created ${create}, updated ${update}, deleted ${remove}.`;
}
