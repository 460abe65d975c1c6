import type { ReportDetail } from "../../src/index.ts";
import { addToMean, emptyMean, unroundedMeanOf } from "../figures/mean.ts";
import { foldText } from "../text/fold.ts";
import { parseTranscript, type TranscriptLine } from "../transcript/parse-transcript.ts";

/** Outcome of a report's verification. */
export interface ReportCheck {
  /** Quotes in the evidence of the criteria. */
  quotes: number;
  /** Quotes that the transcript contains, at the time that the report gives. */
  found: number;
  /** What does not hold, in words. */
  problems: string[];
  /** What could not be checked, in words. */
  unchecked: string[];
}

/** Services round times differently; a quote further away is at another place. */
const TOLERANCE_SECONDS = 5;
/** Fewer letters are said in any call. */
const FEWEST_LETTERS = 4;
const LETTER = /[\p{L}\p{N}]/gu;
const SHOWN = 60;

/**
 * Checks that every quote of a report was said, at the time it gives, and that its overall score is the mean of its criteria by
 * their weights. Criteria without a score are left out of the mean. Whatever a service leaves out is named as unchecked.
 */
export function verifyReport(report: ReportDetail, transcript: string | null | undefined): ReportCheck {
  const check: ReportCheck = { quotes: 0, found: 0, problems: [], unchecked: [] };
  const criteria = Array.isArray(report.criteria_scores) ? report.criteria_scores : [];
  const lines = transcript ? parseTranscript(transcript).map(fold) : undefined;
  for (const { name, evidence } of criteria)
    for (const item of Array.isArray(evidence) ? evidence : []) {
      if (typeof item?.quote !== "string") continue;
      check.quotes += 1;
      const problem = lines && problemOf(item.quote, item.timestamp_seconds, lines);
      if (problem === undefined && lines) check.found += 1;
      if (problem !== undefined) check.problems.push(`${name}: ${problem}`);
    }
  if (check.quotes > 0 && !lines) check.unchecked.push("the meeting has no transcript");
  if (criteria.length > 0 && check.quotes === 0) check.unchecked.push("the report has no quotes");
  checkMean(report, criteria, check);
  return check;
}

interface FoldedLine extends TranscriptLine {
  folded: string;
}

const fold = (line: TranscriptLine): FoldedLine => ({ ...line, folded: foldText(line.said) });

function problemOf(quote: string, seconds: number | null | undefined, lines: FoldedLine[]): string | undefined {
  const shown = `"${quote.length > SHOWN ? `${quote.slice(0, SHOWN)}…` : quote}"`;
  const wanted = foldText(quote).trim();
  if ((wanted.match(LETTER) ?? []).length < FEWEST_LETTERS) return `${shown} is too short to be looked for`;
  const said = lines.filter(({ folded }) => folded.includes(wanted));
  if (said.length === 0) return `${shown} is not in the transcript`;
  if (typeof seconds !== "number" || said.some((line) => isNear(line.seconds, seconds))) return undefined;
  return `${shown} is in the transcript, but not at second ${seconds}`;
}

const isNear = (said: number | null, seconds: number): boolean =>
  said === null || Math.abs(said - seconds) <= TOLERANCE_SECONDS;

function checkMean(report: ReportDetail, criteria: ReportDetail["criteria_scores"], check: ReportCheck): void {
  const mean = emptyMean();
  for (const { score, weight } of criteria) if (score !== null) addToMean(mean, score, weight);
  const expected = unroundedMeanOf(mean);
  const given = Number(report.overall_score);
  if (expected === null || !Number.isFinite(given)) {
    check.unchecked.push("the overall score has no criteria to be checked against");
    return;
  }
  // Half of the last digit that the service gives.
  const places = String(given).split(".")[1]?.length ?? 0;
  const tolerance = 0.5 * 10 ** -Math.min(places, 6) + 1e-6;
  if (Math.abs(given - expected) > tolerance)
    check.problems.push(
      `the overall score is ${given}, the mean of its criteria by weight ${Number(expected.toFixed(places + 1))}`,
    );
}
