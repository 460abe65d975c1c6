import type { MeetingDetail, ReportDetail } from "../resources.ts";
import type { ImportKind } from "./read-rows.ts";

/** Half of the last decimal that a service may have rounded to, and a little for binary fractions. */
const TOLERANCE = 0.0501;

/** What a valid row says against itself. */
export function findContradictions(kind: ImportKind, value: Record<string, unknown>): string[] {
  if (kind === "meeting") return contradictionsOfMeeting(value as unknown as MeetingDetail);
  return kind === "report" ? contradictionsOfReport(value as unknown as ReportDetail) : [];
}

function contradictionsOfMeeting({ status, transcript, started_at, ended_at }: MeetingDetail): string[] {
  const problems: string[] = [];
  if (transcript !== null && (status === "pending" || status === "no_transcript"))
    problems.push(`status is ${status}, but there is a transcript`);
  if (ended_at !== null && Date.parse(ended_at) < Date.parse(started_at))
    problems.push("ended_at is before started_at");
  return problems;
}

/** A mean that is not the mean. Criteria that were not assessed do not count. */
function contradictionsOfReport({ overall_score, criteria_scores }: ReportDetail): string[] {
  const assessed = criteria_scores.flatMap(({ score, weight }) => (score === null ? [] : [{ score, weight }]));
  const weight = assessed.reduce((sum, criterion) => sum + criterion.weight, 0);
  if (weight === 0) return [];
  const mean = assessed.reduce((sum, criterion) => sum + criterion.score * criterion.weight, 0) / weight;
  if (Math.abs(mean - overall_score) <= TOLERANCE) return [];
  return [`overall_score is ${overall_score}, but the weighted mean of the criteria is ${Math.round(mean * 10) / 10}`];
}

/** Quotes of a report that were not said in its meeting. */
export function findUnsaidQuotes({ criteria_scores }: ReportDetail, transcript: string): string[] {
  const said = plain(transcript);
  return criteria_scores.flatMap(({ name, evidence }) =>
    evidence.flatMap(({ quote }) =>
      said.includes(plain(quote)) ? [] : [`evidence of ${name} quotes what was not said: "${shorten(quote)}"`],
    ),
  );
}

const LONGEST_SHOWN = 60;

function shorten(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/["'‘’´`“”„«»]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
