import type { Template } from "../records/resources.ts";
import { signalsFor } from "./offline/bind-signals.ts";
import { canScore } from "./offline/signal.ts";

type Criterion = Template["grading_criteria"][number];

/** Reports whether the offline scorer can assess a criterion: a rule binds it to a signal that scores at least what it finds. */
export function isMeasurable(criterion: Pick<Criterion, "name" | "description">): boolean {
  return signalsFor(criterion as Criterion).some(canScore);
}

/** Describes in a sentence what the offline scorer can measure of a template; undefined for a template without criteria. */
export function measurableText({ grading_criteria }: Pick<Template, "grading_criteria">): string | undefined {
  if (grading_criteria.length === 0) return undefined;
  const others = grading_criteria.filter((criterion) => !isMeasurable(criterion)).map(({ name }) => name);
  if (others.length === 0) return "Without a model, every criterion can be assessed.";
  if (others.length === grading_criteria.length)
    return "Without a model, no criterion can be assessed, and calls get no report.";
  return `Without a model, ${grading_criteria.length - others.length} of ${grading_criteria.length} criteria can be assessed. Not assessed: ${others.join(", ")}.`;
}
