import { checkQuote, type QuoteCheck } from "../../../core/evidence/find-quote.ts";
import { meanOf, unroundedMeanOf, weightedMean } from "../../../core/figures/mean.ts";
import { parseTranscript } from "../../../core/transcript/parse-transcript.ts";
import type { TranscriptLine } from "../../../core/transcript/turn.ts";
import { openingText } from "../../../core/words/opening-text.ts";
import type { Insight, MeetingDetail, ReportDetail } from "../../records/resources.ts";
import type { ImportKind } from "./read-rows.ts";

/** Half of the last decimal that a service may have rounded to, plus a margin for binary fractions. */
const TOLERANCE = 0.0501;
const LONGEST_SHOWN = 60;

/** Finds contradictions within a valid row. */
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

/** Finds an overall score that is not the mean of its criteria. Criteria that were not assessed do not count. */
function contradictionsOfReport({ overall_score, criteria_scores }: ReportDetail): string[] {
  if (criteria_scores.length === 0) return [];
  const mean = weightedMean(criteria_scores);
  const unrounded = unroundedMeanOf(mean);
  if (unrounded === null) return [`overall_score is ${overall_score}, but no criterion was assessed`];
  if (Math.abs(unrounded - overall_score) <= TOLERANCE) return [];
  return [`overall_score is ${overall_score}, but the weighted mean of the criteria is ${meanOf(mean)}`];
}

/** Finds quotes of a report that do not occur in its meeting, or not at the given time. */
export function findUnsaidQuotes({ criteria_scores }: ReportDetail, transcript: string): string[] {
  const lines = parseTranscript(transcript);
  return criteria_scores.flatMap(({ name, evidence }) =>
    evidence.flatMap((quoted) => problemOf(lines, quoted, `evidence of ${name}`)),
  );
}

/** Returns the quote of an insight if it does not occur in the meeting. */
export function findUnsaidInsight({ quote, timestamp_seconds }: Insight, transcript: string): string[] {
  return quote === null ? [] : problemOf(parseTranscript(transcript), { quote, timestamp_seconds }, "the insight");
}

interface Quoted {
  quote: string;
  timestamp_seconds: number | null;
}

function problemOf(lines: readonly TranscriptLine[], { quote, timestamp_seconds }: Quoted, what: string): string[] {
  const outcome = checkQuote(lines, quote, timestamp_seconds);
  const shown = openingText(quote, LONGEST_SHOWN);
  const problems: Readonly<Record<QuoteCheck, string[]>> = {
    said: [],
    wordless: [`${what} quotes no words: "${shown}"`],
    unsaid: [`${what} quotes what was not said: "${shown}"`],
    clipped: [`${what} leaves out the word that denies what it quotes: "${shown}"`],
    elsewhere: [`${what} quotes what was said, but not at second ${timestamp_seconds}: "${shown}"`],
  };
  return problems[outcome];
}
