import { meanOf, unroundedMeanOf, weightedMean } from "../../../core/figures/mean.ts";
import { parseTranscript } from "../../coaching/transcript.ts";
import type { Insight, MeetingDetail, ReportDetail } from "../../records/resources.ts";
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

/** A mean that is not the mean, or of nothing. Criteria that were not assessed do not count. */
function contradictionsOfReport({ overall_score, criteria_scores }: ReportDetail): string[] {
  if (criteria_scores.length === 0) return [];
  const mean = weightedMean(criteria_scores);
  const unrounded = unroundedMeanOf(mean);
  if (unrounded === null) return [`overall_score is ${overall_score}, but no criterion was assessed`];
  if (Math.abs(unrounded - overall_score) <= TOLERANCE) return [];
  return [`overall_score is ${overall_score}, but the weighted mean of the criteria is ${meanOf(mean)}`];
}

/** Services round times differently; a quote further away is at another place. */
const TOLERANCE_SECONDS = 5;

/** Quotes of a report that were not said in its meeting, or not at the time that it gives. */
export function findUnsaidQuotes({ criteria_scores }: ReportDetail, transcript: string): string[] {
  const said = new SaidWords(transcript);
  return criteria_scores.flatMap(({ name, evidence }) =>
    evidence.flatMap(({ quote, timestamp_seconds }) => said.problemOf(quote, timestamp_seconds, `evidence of ${name}`)),
  );
}

/** The quote of an insight, where it has one, if it was not said. */
export function findUnsaidInsight({ quote, timestamp_seconds }: Insight, transcript: string): string[] {
  return quote === null ? [] : new SaidWords(transcript).problemOf(quote, timestamp_seconds, "the insight");
}

/** A transcript in which quotes are looked for, line by line: what two people say is nobody's words. */
class SaidWords {
  readonly #lines: { seconds: number | null; text: string }[];

  constructor(transcript: string) {
    this.#lines = parseTranscript(transcript).map(({ seconds, text }) => ({ seconds, text: plain(text) }));
  }

  problemOf(quote: string, seconds: number | null, what: string): string[] {
    const wanted = plain(quote);
    if (!/[\p{L}\p{N}]/u.test(wanted)) return [`${what} quotes no words: "${shorten(quote)}"`];
    const lines = this.#lines.filter(({ text }) => text.includes(wanted));
    if (lines.length === 0) return [`${what} quotes what was not said: "${shorten(quote)}"`];
    const isNear = (at: number | null) =>
      at === null || seconds === null || Math.abs(at - seconds) <= TOLERANCE_SECONDS;
    return lines.some((line) => isNear(line.seconds))
      ? []
      : [`${what} quotes what was said, but not at second ${seconds}: "${shorten(quote)}"`];
  }
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
