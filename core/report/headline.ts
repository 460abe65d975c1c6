import { isLike, isTooFew } from "../figures/figure.ts";
import { figureText } from "../figures/figure-text.ts";
import type { Mover } from "../ranking/biggest-moves.ts";
import type { CoachingAdvice } from "../ranking/coach-next.ts";
import { countText, formatCount } from "../words/count-text.ts";
import { changeText, scoreText } from "../words/score-text.ts";
import { meanText, personText } from "./manager-words.ts";
import type { WeeklyReport } from "./weekly-report.ts";
import { onlyPerson } from "./words.ts";

/** One sentence on what happened, with names as the service returned them; makes no statement on fewer than three scores. */
export function headline(report: WeeklyReport): string {
  const { reports, biggest_rise: rise, biggest_fall: fall } = report;
  if (reports.count === 0) return "No coaching reports in this period.";
  const count = countText(reports.count, "report");
  if (isTooFew(reports.score)) return `${count}: too few to tell.`;
  const { before } = reports;
  const course =
    before === null || isTooFew(before) || !isLike(before, reports.score) ? "" : courseOf(reports.average_score_change);
  const people = report.people.filter(({ score }) => score.of > 0).length;
  const who = onlyPerson(report);
  const source = who === null ? `${count} on ${countText(people, "person", "people")}` : count;
  const moves = [rise ? `${moverText(rise, "rose")}` : "", fall ? `${moverText(fall, "fell")}` : ""].filter(Boolean);
  return `${who ?? "The team"} averaged ${scoreText(reports.average_score)}${course}, from ${source}.${moves.length > 0 ? ` ${moves.join(", ")}.` : ""}`;
}

const moverText = ({ label, change, scores, scores_before: before }: Mover, course: string): string =>
  `${label} ${course} most (${changeText(change)}, ${formatCount(before)} and ${formatCount(scores)} scores)`;

/** A paragraph: the headline, what to work on first, whom to coach, and calls that need attention. */
export function story(report: WeeklyReport): string {
  const [weakest] = report.weakest_criteria;
  const troubles = troubleCount(report);
  const coach = report.talking_points === null ? coachText(report) : "";
  return [
    headline(report),
    weakest
      ? `The criterion to work on first is ${weakest.label}, at ${meanText(weakest.average_score, weakest.scores, "score")}.`
      : "",
    coach && `Coach next: ${coach}`,
    troubles > 0
      ? `${formatCount(troubles)} of ${countText(report.meetings.total, "call")} ${troubles === 1 ? "needs" : "need"} a look.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Whom to coach next, or why that is unknown; empty without reports. */
export function coachText({ coach_next: [first], coach_gap: gap }: WeeklyReport): string {
  return first ? adviceText(first) : gap === null ? "" : `${gap}.`;
}

/** Formats `Ana Ruiz (61.2, -3.4), with 63.4 over 12 reports of both periods, on Next steps (48.0 over 7 scores).` */
export const adviceText = (advice: CoachingAdvice): string => `${personText(advice, "on")}.`;

/** Number of calls that failed, or lack a transcript or a report. */
export const troubleCount = ({ meetings }: WeeklyReport): number =>
  meetings.failed.count + meetings.no_transcript.count + meetings.without_report.count;

function courseOf(change: number | null): string {
  if (change === null) return "";
  if (change === 0) return ", the same as before";
  return change > 0 ? `, up ${figureText(change)}` : `, down ${figureText(Math.abs(change))}`;
}
