import type { ReportDetail, Template } from "../../../server-mock/library/index.ts";
import type { Random } from "../../support/random.ts";
import type { MeetingLine } from "../oracle/transcript.ts";
import { NEVER_SAID } from "./hostile-talk.ts";

/** Scores whose sums and products are wrong in binary fractions, most often by one in the last place that is shown. */
const LYING = [87.6, 94.3, 64.35, 64.45, 91.65, 70.05, 1.005, 59.95, 99.95, 84.25, 100, 0, 33.3, 66.7, 72.15];

/** A score: one in three of those that lie, the others around what the person is like. */
export function scoreOf(random: Random, level: number): number {
  if (random.below(3) === 0) return random.pick(LYING);
  return Math.round(Math.min(100, Math.max(0, level + (random.next() - 0.5) * 40)) * 10) / 10;
}

/** Scores of a template's criteria, one in eight of them not assessed, each with a quote that was said or, seldom, was not. */
export function criteriaOf(
  random: Random,
  { template, level, lines }: { template: Template; level: number; lines: readonly MeetingLine[] },
): ReportDetail["criteria_scores"] {
  return template.grading_criteria.map(({ name, weight }) => {
    const line = random.pick(lines);
    const isInvented = random.below(12) === 0;
    const quote = isInvented ? NEVER_SAID : line.text;
    return {
      name,
      weight,
      score: random.below(8) === 0 ? null : scoreOf(random, level),
      feedback: `On ${name}: “${line.text}”`,
      evidence: [{ quote, timestamp_seconds: isInvented ? null : line.seconds }],
    };
  });
}
