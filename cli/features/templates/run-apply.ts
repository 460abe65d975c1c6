import { escapeLine } from "../../../core/text/escape.ts";
import { countText } from "../../../core/words/count-text.ts";
import type { Template } from "../../../src/index.ts";
import { originOf, readConnection, requireBaseUrl } from "../../client/connection.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { CliError, UsageError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutcomeOptions, printOutcome, wantsObject } from "../../output/print-outcome.ts";
import { screenSafe } from "../../output/screen-safe.ts";
import { confirm } from "../../prompt/can-ask.ts";
import { chooseStyle } from "../../text/style.ts";
import { applyStep } from "./apply-step.ts";
import { type PlannedStep, planApply } from "./plan.ts";
import { type ReviewedPlan, readPlanFile, requireReviewed, reviewedSteps, writePlanFile } from "./plan-file.ts";
import { planMarkdown } from "./plan-markdown.ts";
import { countSteps, planDocument, planText } from "./plan-text.ts";
import { readTemplates } from "./read-templates.ts";
import { readState, writeState } from "./sync-state.ts";
import { readTemplateFiles } from "./template-file.ts";

/** Flags of `svc templates apply`. */
export interface ApplyFlags extends GlobalFlags, OutcomeOptions {
  dryRun?: boolean;
  exitCode?: boolean;
  prune?: boolean;
  force?: boolean;
  yes?: boolean;
  output?: PlanFormat;
  planFile?: string;
}

/** Formats of a plan. */
export type PlanFormat = "text" | "md" | "json";

/** Makes the service's templates match the files: reads both, shows the plan, asks, and applies one step after the other. */
export async function runApply(context: Context, directory: string, flags: ApplyFlags): Promise<void> {
  const files = await readTemplateFiles(directory);
  if (files.length === 0)
    throw new UsageError(
      `There are no template files in ${directory}.`,
      "Create them with `svc templates export DIR`.",
    );
  const reviewed = await readReviewed(flags);
  const { prune = flags.prune === true, overwrite = flags.force === true } = reviewed ?? {};
  const state = await readState(directory);
  const client = await openClient(context, flags);
  const templates = await readTemplates(context, client);
  const steps = planApply({ files, templates, state, prune, overwrite });
  await printPlan(context, { steps, unmanaged: prune ? [] : unmanagedBy(steps, templates) }, flags);
  rejectConflicts(steps, directory);
  const pending = steps.filter(({ kind }) => kind !== "unchanged");
  const origin = originOf(requireBaseUrl(await readConnection(context, flags))) ?? "";
  const plan: ReviewedPlan = { origin, prune, overwrite, steps: reviewedSteps(steps) };
  if (flags.dryRun) {
    if (flags.planFile !== undefined) await writePlanFile(flags.planFile, plan);
    return endDryRun(pending, directory, flags);
  }
  if (reviewed) requireReviewed(reviewed, plan, flags.planFile ?? "");
  const isAgreed = pending.length === 0 || reviewed !== undefined || flags.yes === true;
  if (!isAgreed && !(await confirm(context, `Apply ${countText(pending.length, "change")}?`, "the plan", CONFIRM_HINT)))
    return context.stderr.write("Nothing was changed.\n");
  for (const step of steps) {
    await applyStep({ context, client, state }, step);
    // After every step, so that a failed step does not lose what was done.
    await writeState(directory, state);
  }
  if (pending.length > 0) await context.stderr.write(`${doneText(pending)}\n`);
}

const CONFIRM_HINT = "Pass --yes to apply it, or --dry-run to only show it.";

/** The reviewed plan, if there is one. It contains deletions and overwrites, so --prune and --force are rejected. */
async function readReviewed({ planFile, dryRun, prune, force }: ApplyFlags): Promise<ReviewedPlan | undefined> {
  if (planFile === undefined || dryRun) return undefined;
  if (prune || force)
    throw new UsageError(
      "The plan says what is deleted and overwritten.",
      "Remove --prune and --force, or make a new plan with them and --dry-run.",
    );
  return readPlanFile(planFile);
}

interface PrintedPlan {
  steps: readonly PlannedStep[];
  /** Templates without a file, which `--prune` would delete. */
  unmanaged: readonly Template[];
}

const unmanagedBy = (steps: readonly PlannedStep[], templates: readonly Template[]): Template[] => {
  const planned = new Set(steps.map((step) => ("current" in step ? step.current.id : undefined)));
  return templates.filter(({ id }) => !planned.has(id));
};

async function printPlan(context: Context, { steps, unmanaged }: PrintedPlan, flags: ApplyFlags): Promise<void> {
  const isObject = wantsObject(flags) || flags.output === "json";
  if (isObject && flags.output !== undefined && flags.output !== "json")
    throw new UsageError(`--json, --fields and --jq cannot be combined with -o ${flags.output}.`, "Use one of them.");
  const { env, stdout, stderr } = context;
  if (isObject)
    return printOutcome(context, { ...flags, json: true }, { text: "", data: planDocument(steps, unmanaged) });
  if (flags.output === "md") return stdout.write(screenSafe(context, await planMarkdown(steps, unmanaged)));
  const style = await chooseStyle({ env, isTerminal: stdout.isTerminal, flag: flags.color });
  await stdout.write(await planText(steps, style));
  if (unmanaged.length === 0) return;
  const names = unmanaged.map(({ name }) => escapeLine(name)).join(", ");
  await stderr.write(
    `${countText(unmanaged.length, "template")} without a file, which --prune would delete: ${names}.\n`,
  );
}

function rejectConflicts(steps: readonly PlannedStep[], directory: string): void {
  const names = steps.filter(({ kind }) => kind === "conflict").map(({ name }) => `"${name}"`);
  if (names.length === 0) return;
  throw new CliError(
    `${names.join(", ")} changed on the service since the last export or apply. Nothing was changed.`,
    {
      exit: "rejected",
      code: "template_conflict",
      hint: `Keep the service's version with \`svc templates export ${directory} --force\`, or the files' version with \`svc templates apply ${directory} --force\`.`,
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

function doneText(pending: readonly PlannedStep[]): string {
  const { create, update, delete: remove } = countSteps(pending);
  return `Created ${create}, updated ${update}, deleted ${remove}.`;
}
