import { percentOf, reportShare } from "../figures/assessed.ts";
import { readDecimal, toNumber } from "../figures/decimal.ts";
import { unroundedMeanOf, weightedMean } from "../figures/mean.ts";
import { nameKey } from "../people/person.ts";
import { parseTranscript } from "../transcript/parse-transcript.ts";
import { openingText } from "../words/opening-text.ts";
import { checkQuote, type QuoteCheck } from "./find-quote.ts";
import { type CallFacts, callFacts, checkProse } from "./prose.ts";

/** Fields of a report that verification uses. */
export interface VerifiableReport {
  overall_score: number;
  criteria_scores: readonly {
    name: string;
    score: number | null;
    weight: number;
    feedback?: string | null | undefined;
    evidence: readonly { quote: string; timestamp_seconds: number | null }[];
  }[];
  template_name?: string | null | undefined;
  feedback?: string | null | undefined;
  strengths?: readonly (string | null)[] | null | undefined;
}

/** Fields of a report's meeting that verification uses. */
export interface VerifiableMeeting {
  transcript?: string | null | undefined;
  participants?: readonly { name?: unknown; is_internal?: unknown }[] | null | undefined;
}

/** Result of a report's verification. */
export interface ReportCheck {
  /** Number of quotes in the evidence of the criteria. */
  quotes: number;
  /** Number of quotes that the transcript contains at the given time. */
  found: number;
  /** Problems found, as sentences. */
  problems: string[];
  /** What could not be checked, as sentences. */
  unchecked: string[];
}

const SHOWN = 60;

/**
 * Checks that every quote of a report was said, at the time it gives, and that its overall score is the mean of its criteria by
 * their weights. Criteria without a score are left out of the mean. In feedback and strengths, words in quotation marks have to be said
 * as well, and percentages have to be said, or be somebody's share of the talk. Whatever a service leaves out is named as unchecked.
 */
export function verifyReport(report: VerifiableReport, meeting: VerifiableMeeting | null | undefined): ReportCheck {
  const check: ReportCheck = { quotes: 0, found: 0, problems: [], unchecked: [] };
  const criteria = Array.isArray(report.criteria_scores) ? report.criteria_scores : [];
  const lines = meeting?.transcript ? parseTranscript(meeting.transcript) : undefined;
  for (const { name, evidence } of criteria)
    for (const item of Array.isArray(evidence) ? evidence : []) {
      if (typeof item?.quote !== "string") continue;
      check.quotes += 1;
      const outcome = lines && checkQuote(lines, item.quote, item.timestamp_seconds);
      if (outcome === "said") check.found += 1;
      else if (outcome)
        check.problems.push(
          `${name}: ${shown(item.quote)} ${PROBLEMS[outcome]}${outcome === "elsewhere" ? ` ${item.timestamp_seconds}` : ""}`,
        );
    }
  if (check.quotes > 0 && !lines) check.unchecked.push("the meeting has no transcript");
  if (criteria.length > 0 && check.quotes === 0) check.unchecked.push("the report has no quotes");
  checkMean(report, criteria, check);
  const names = [...criteria.map(({ name }) => String(name)), String(report.template_name ?? "")];
  const percents = [percentOf(reportShare(criteria) ?? 1)];
  if (lines) checkTexts(report, callFacts(lines, { isOwn: ownSpeakers(meeting), names, percents }), check);
  return check;
}

/**
 * Checks statements about what happened. Proposals, in improvements and next steps, may contain words that nobody has said; so
 * may the feedback on a criterion, where they look like false quotes.
 */
function checkTexts(
  { feedback, strengths, criteria_scores }: VerifiableReport,
  facts: CallFacts,
  { problems, unchecked }: ReportCheck,
): void {
  const criteria = Array.isArray(criteria_scores) ? criteria_scores : [];
  const texts: [where: string, text: unknown, isAdvice?: boolean][] = [
    ["feedback", feedback],
    ...(Array.isArray(strengths) ? strengths : []).map((text): [string, unknown] => ["strengths", text]),
    ...criteria.map((criterion): [string, unknown, boolean] => [criterion.name, criterion.feedback, true]),
  ];
  for (const [where, text, isAdvice] of texts)
    for (const { kind, words } of typeof text === "string" ? checkProse(text, facts) : [])
      if (kind === "figure")
        problems.push(`${where}: the text says ${words}, which nobody says and which is nobody's share of the talk`);
      else if (isAdvice) unchecked.push(`${where}: nobody says ${shown(words)}, which the text proposes or makes up`);
      else problems.push(`${where}: the text quotes ${shown(words)}, which is not in the transcript`);
}

function ownSpeakers(meeting: VerifiableMeeting | null | undefined): (speaker: string) => boolean {
  const participants = Array.isArray(meeting?.participants) ? meeting.participants : [];
  const own = new Set(participants.flatMap((each) => (each?.is_internal === true ? nameKey(String(each.name)) : [])));
  return (speaker) => own.has(nameKey(speaker));
}

const PROBLEMS: Readonly<Record<Exclude<QuoteCheck, "said">, string>> = {
  wordless: "is too short to be looked for",
  unsaid: "is not in the transcript",
  clipped: "leaves out the word beside it that denies it",
  elsewhere: "is in the transcript, but not at second",
};

const shown = (quote: string): string => `"${openingText(quote, SHOWN)}"`;

function checkMean(report: VerifiableReport, criteria: VerifiableReport["criteria_scores"], check: ReportCheck): void {
  const expected = unroundedMeanOf(weightedMean(criteria));
  const exact = readDecimal(report.overall_score);
  const isUnweighed = criteria.some(({ score, weight }) => readDecimal(score) && !readDecimal(weight));
  if (exact === undefined || expected === null || isUnweighed) {
    check.unchecked.push(
      exact === undefined
        ? "the report has no overall score"
        : `the overall score has no ${isUnweighed ? "weights" : "criteria"} to be checked against`,
    );
    return;
  }
  const given = toNumber(exact);
  // Half of the last digit that the service returns.
  const places = String(given).split(".")[1]?.length ?? 0;
  const tolerance = 0.5 * 10 ** -Math.min(places, 6) + 1e-6;
  if (Math.abs(given - expected) > tolerance)
    check.problems.push(
      `the overall score is ${given}, the mean of its criteria by weight ${Number(expected.toFixed(places + 1))}`,
    );
}
