import { figureText } from "../figures/figure-text.ts";
import type { CoachingAdvice } from "../ranking/coach-next.ts";
import { countText, formatCount } from "../words/count-text.ts";
import { changeText, scoreText } from "../words/score-text.ts";
import type { WeeklyReport } from "./weekly-report.ts";

/** One sentence on what happened, with names as the service gave them. */
export function headline(report: WeeklyReport): string {
  const { reports, people, biggest_rise: rise, biggest_fall: fall } = report;
  if (reports.count === 0) return "No coaching reports in this period.";
  const course = courseOf(reports.average_score_change);
  const count = countText(reports.count, "report");
  const [who, source] =
    report.user_id === null
      ? ["The team", `${count} on ${countText(people.length, "person", "people")}`]
      : [people[0]?.name ?? report.user_id, count];
  const moves = [
    rise ? `${rise.label} rose most (${changeText(rise.change)})` : "",
    fall ? `${fall.label} fell most (${changeText(fall.change)})` : "",
  ].filter(Boolean);
  return `${who} averaged ${scoreText(reports.average_score)}${course}, from ${source}.${moves.length > 0 ? ` ${moves.join(", ")}.` : ""}`;
}

/** A paragraph: the headline, what is weakest, whom to coach, and the meetings that need a look. */
export function story(report: WeeklyReport): string {
  const [weakest] = report.weakest_criteria;
  const [first] = report.coach_next;
  const troubles = troubleCount(report);
  return [
    headline(report),
    weakest ? `The weakest criterion is ${weakest.name}, at ${scoreText(weakest.average_score)}.` : "",
    first ? `Coach next: ${adviceText(first)}` : "",
    troubles > 0
      ? `${formatCount(troubles)} of ${countText(report.meetings.total, "meeting")} ${troubles === 1 ? "needs" : "need"} a look.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** `Ana Ruiz (61.2, -3.4), on Next steps (48.0).` */
export function adviceText({ name, user_id: id, average_score: score, change, criterion }: CoachingAdvice): string {
  const course = change === null ? "" : `, ${changeText(change)}`;
  const topic = criterion === null ? "" : `, on ${criterion.name} (${scoreText(criterion.average_score)})`;
  return `${name ?? id} (${scoreText(score)}${course})${topic}.`;
}

/** Meetings that failed, or have no transcript or no report. */
export const troubleCount = ({ meetings }: WeeklyReport): number =>
  meetings.failed.count + meetings.no_transcript.count + meetings.without_report.count;

function courseOf(change: number | null): string {
  if (change === null) return "";
  if (change === 0) return ", the same as before";
  return change > 0 ? `, up ${figureText(change)}` : `, down ${figureText(Math.abs(change))}`;
}
