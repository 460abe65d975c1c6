import { isLike } from "../figures/figure.ts";
import { periodText } from "../words/span-text.ts";
import type { WeeklyReport } from "./weekly-report.ts";

/** Describes what the average is based on and compared with. */
export function comparisonText(report: WeeklyReport): string {
  const { compared_with: compared, time_zone: zone } = report;
  const joined = (text: string): string => [assessedShareText(report), text].filter(Boolean).join(" ");
  if (compared === null) return joined("Not compared with anything.");
  const origin = compared.kind === "previous" ? "the period before, computed from reports" : "an earlier run";
  return joined(`Compared with ${periodText(compared, zone)}: ${origin}.`);
}

/** Describes how much of the templates' weight the average covers; empty if all of it, or unknown. */
function assessedShareText({ reports: { score, before } }: WeeklyReport): string {
  if (score.assessed === undefined || score.value === null) return "";
  const now = `${score.assessed} % of the weight of its criteria`;
  if (before && !isLike(before, score))
    return `The average is based on ${now}, the one before on ${before.assessed} %: part of the change is due to what was assessed.`;
  return score.assessed === 100 ? "" : `The average is based on ${now}; the others were not assessed.`;
}

/** Name or ID of the only person in the report; null for a team's report. */
export const onlyPerson = ({ user_id: id, people }: Pick<WeeklyReport, "user_id" | "people">): string | null =>
  id === null ? null : (people.find((person) => person.user_id === id)?.name ?? id);

/** Labels of a gate's result. */
export const OUTCOME_TEXT = { passed: "passed", failed: "failed", warned: "warning" } as const;

/** Page title without branding. */
export const reportTitle = (report: Pick<WeeklyReport, "talking_points" | "user_id" | "people">): string =>
  report.talking_points === null ? "Coaching report" : `1-to-1: ${onlyPerson(report)}`;

/** Formats a type or status of the API: `buying signal`. */
export const kindText = (name: string): string => name.replaceAll("_", " ");

/** Counts by name, highest first. */
export const mostFirst = (counts: Readonly<Record<string, number>>): [name: string, count: number][] =>
  Object.entries(counts).sort(([one, many], [other, few]) => few - many || (one < other ? -1 : 1));
