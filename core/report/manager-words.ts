import { FEWEST_ROWS, isTooFew } from "../figures/figure.ts";
import { figureText } from "../figures/figure-text.ts";
import type { CoachingAdvice, Topic } from "../ranking/coach-next.ts";
import type { TalkFigures, TalkReport } from "../talk/talk-rollup.ts";
import { countText, formatCount } from "../words/count-text.ts";
import { clockText } from "../words/duration-text.ts";
import { changeText, scoreText } from "../words/score-text.ts";
import type { FollowUp } from "./follow-up.ts";
import type { CompanyInsights, ListenTo, TalkingPoint } from "./report-figures.ts";
import type { WeeklyReport } from "./weekly-report.ts";
import { kindText, mostFirst } from "./words.ts";

/** Formats `Discovery (88.0 over 7 scores)`, after a sentence that names the periods. */
export const criterionText = ({ name, average_score: average, scores }: Omit<Topic, "key" | "scores_before">): string =>
  `${name} (${meanText(average, scores, "score")})`;

/** Formats `88.0 over 7 scores of both periods`, or without the periods if the one before has none. */
export const topicText = ({ average_score: average, scores, scores_before: before }: Omit<Topic, "key" | "name">) =>
  meanText(average, scores, "score", before);

/** Formats `84.2 over 12 reports of both periods`, or without the periods if the one before has none. */
export const reportsText = ({ score, reports_before: before }: CoachingAdvice): string =>
  meanText(score.value, score.n, "report", before);

/** Formats `84.2 over 12 reports`, and of both periods if `before` of them are of the one before. */
export const meanText = (mean: number | null, count: number, noun: "report" | "score", before = 0): string =>
  `${scoreText(mean)} over ${countText(count, noun)}${before > 0 ? " of both periods" : ""}`;

/** Formats `Ana Ruiz (84.2, +2.7), with 83.1 over 12 reports of both periods, for Discovery (88.0 over 7 scores)`. */
export function personText(advice: CoachingAdvice, link: "for" | "on"): string {
  const { name, user_id: id, average_score: average, change, criterion } = advice;
  const topic = criterion === null ? "" : `, ${link} ${criterionText(criterion)}`;
  return `${name ?? id} (${scoreText(average)}${change === null ? "" : `, ${changeText(change)}`}), with ${reportsText(advice)}${topic}`;
}

/** Whom to praise, and for which criterion. */
export const praiseText = (advice: CoachingAdvice): string => personText(advice, "for");

/** Formats `Ana Ruiz, Next steps: 48.0 to 55.2 (+7.2 over 5 and 6 scores), no clear change`. */
export function followUpText({
  name,
  user_id: id,
  criterion,
  before,
  now,
  change,
  is_clear: isMoved,
}: FollowUp): string {
  const subject = `${name ?? id}, ${criterion ?? "average score"}`;
  if (isTooFew(before, now) || change === null)
    return `${subject}: ${countText(now.n, "score")} since, too few to tell`;
  const verdict = isMoved ? (change > 0 ? "a clear rise" : "a clear fall") : "no clear change";
  return `${subject}: ${scoreText(before.value)} to ${scoreText(now.value)} (${changeText(change)} over ${formatCount(before.n)} and ${formatCount(now.n)} scores), ${verdict}`;
}

/** Lists people without calls in a sentence; empty if there are none. */
export function withoutCallsText({
  without_calls: people,
}: {
  without_calls: readonly { user_id: string; name: string | null }[];
}): string {
  const names = people.slice(0, NAMED).map(({ name, user_id: id }) => name ?? id);
  const rest = people.length - names.length;
  return `${names.join(", ")}${rest > 0 ? ` and ${formatCount(rest)} more` : ""}`;
}

const NAMED = 8;

/** Notes for a manager: praise, results of the last advice, people without calls. */
export function managerNotes(
  report: Pick<WeeklyReport, "praise" | "follow_up" | "without_calls">,
): { name: string; text: string }[] {
  const missing = withoutCallsText(report);
  return [
    ...report.praise.map((row) => ({ name: "Praise", text: praiseText(row) })),
    ...report.follow_up.map((row) => ({ name: "Advised before", text: followUpText(row) })),
    ...(missing === "" ? [] : [{ name: "Without calls", text: missing }]),
  ];
}

/** Formats `talks 64 % of the time, longest turn 2:10, 3.1 questions in ten minutes, over 5 calls`. */
export function talkText({
  talk_percent,
  longest_monologue: longest,
  questions_per_10_minutes: rate,
  calls,
}: TalkFigures): string {
  const count = countText(calls, "call");
  if (calls < FEWEST_ROWS) return `longest turn ${clockText(longest.seconds)}; ${count}, too few to tell more`;
  const questions = rate === null ? "" : `, ${figureText(rate)} questions in ten minutes`;
  return `talks ${talk_percent} % of the time, longest turn ${clockText(longest.seconds)}${questions}, over ${count}`;
}

/** Coverage of the talk figures. */
export const talkScope = ({ calls, of }: TalkReport): string =>
  `From the transcripts of ${formatCount(calls)} of ${countText(of, "completed call")}: those with times and both sides.`;

/** Formats `Northwind: 5 insights (objection 3, competitor 2)`. */
export function companyText({ company, insights, by_type: types }: CompanyInsights): string {
  const kinds = mostFirst(types).map(([type, count]) => `${kindText(type)} ${formatCount(count)}`);
  return `${company}: ${countText(insights, "insight")} (${kinds.join(", ")})`;
}

/** Formats `Discovery call with Northwind at 12:05: “We will see.” (40.0)`. */
export function momentText({ meeting_id: id, title, timestamp_seconds: at, quote, score }: ListenTo): string {
  const when = at === null ? "" : ` at ${clockText(at)}`;
  return `${title ?? `call ${id}`}${when}${quote === null ? "" : `: “${quote}”`}${score === null ? "" : ` (${scoreText(score)})`}`;
}

/** Headings of talking points. */
export const POINT_TITLES: Readonly<Record<TalkingPoint["kind"], string>> = {
  praise: "Praise",
  work_on: "Work on",
  follow_up: "Since the last time",
  talk: "How the talk goes",
};
