import { parseJson } from "../../../core/formats/json.ts";
import { CliError, UsageError } from "../../errors/cli-error.ts";
import { readTextFile } from "../../files/read-text.ts";
import { writeAtomic } from "../../files/write-atomic.ts";
import { digestOf, managedFields } from "./managed-fields.ts";
import type { PlannedStep } from "./plan.ts";

/** The parts of a step that must be unchanged when it is applied. Contents are digests, so that a plan can be public. */
interface ReviewedStep {
  action: PlannedStep["kind"];
  name: string;
  file: string | null;
  id: string | null;
  /** Digest of the template on the service; null if it will be created. */
  service: string | null;
  /** Digest of the wanted content; null if it is deleted or kept. */
  wanted: string | null;
}

/** A plan that somebody has reviewed. */
export interface ReviewedPlan {
  /** Address of the service that it was made for. */
  origin: string;
  prune: boolean;
  overwrite: boolean;
  steps: ReviewedStep[];
}

const VERSION = 1;

/** The reviewed parts of a plan's steps. */
export const reviewedSteps = (steps: readonly PlannedStep[]): ReviewedStep[] =>
  steps.map((step) => ({
    action: step.kind,
    name: step.name,
    file: "file" in step ? step.file : null,
    id: "current" in step ? step.current.id : null,
    service: "current" in step ? digestOf(managedFields(step.current)) : null,
    wanted: "changes" in step ? digestOf(step.changes) : "wanted" in step ? digestOf(step.wanted) : null,
  }));

/** Writes a plan for review. */
export const writePlanFile = (file: string, plan: ReviewedPlan): Promise<void> =>
  writeAtomic(file, `${JSON.stringify({ version: VERSION, ...plan }, null, 2)}\n`);

/** Reads a plan. @throws UsageError if the file is not one */
export async function readPlanFile(file: string): Promise<ReviewedPlan> {
  const content = parseJson(await readTextFile(file));
  if (isPlan(content)) return content;
  throw new UsageError(
    `${file} is not a plan of this version of svc.`,
    "Write one with `svc templates apply DIR --dry-run --plan-file FILE`.",
  );
}

function isPlan(value: unknown): value is ReviewedPlan {
  if (typeof value !== "object" || value === null) return false;
  const { version, origin, prune, overwrite, steps } = value as Record<string, unknown>;
  return (
    version === VERSION &&
    typeof origin === "string" &&
    typeof prune === "boolean" &&
    typeof overwrite === "boolean" &&
    Array.isArray(steps)
  );
}

/** Rejects a plan that differs from the reviewed one: files or templates have changed, or it is for another service. */
export function requireReviewed(reviewed: ReviewedPlan, now: ReviewedPlan, file: string): void {
  if (reviewed.origin !== now.origin)
    throw stale(file, `it was made for ${reviewed.origin}, and this is ${now.origin}`);
  const known = new Set(reviewed.steps.map((step) => JSON.stringify(step)));
  const planned = new Set(now.steps.map((step) => JSON.stringify(step)));
  const changed = [
    ...now.steps.filter((step) => !known.has(JSON.stringify(step))),
    ...reviewed.steps.filter((step) => !planned.has(JSON.stringify(step))),
  ];
  if (changed.length === 0) return;
  const names = [...new Set(changed.map(({ name }) => `"${name}"`))];
  throw stale(file, `${names.join(", ")} changed since, in the files or on the service`);
}

const stale = (file: string, reason: string): CliError =>
  new CliError(`The plan in ${file} no longer applies: ${reason}. Nothing was changed.`, {
    exit: "rejected",
    code: "plan_stale",
    hint: "Make a new plan with --dry-run --plan-file, and review that one.",
  });
