import { addToMean, emptyMean, type Mean, meanOf } from "../figures/mean.ts";
import type { EvidenceQuote, PersonCriterion, ReportEvidence } from "./report-figures.ts";
import { type ReportInput, type ScoredCriterion, UNKNOWN } from "./report-input.ts";

/** More of a quote than anybody reads in a report. */
const LONGEST_QUOTE = 240;
/** Half of a character, where a cut goes through it. */
const LONE_HALF = /[\ud800-\udbff]$/;

interface CriterionEvidence {
  score: Mean;
  low: EvidenceQuote | undefined;
}

/** Running evidence: the size depends on people and criteria, not on the number of reports. */
export interface EvidenceRollup {
  readonly people: Map<string, Map<string, CriterionEvidence>>;
  readonly high: Map<string, EvidenceQuote>;
}

/** An empty rollup. */
export const createEvidenceRollup = (): EvidenceRollup => ({ people: new Map(), high: new Map() });

/** Adds one criterion of a report. */
export function addEvidence(rollup: EvidenceRollup, report: ReportInput, criterion: ScoredCriterion): void {
  const userId = report.user_id ?? UNKNOWN;
  const name = criterion.name ?? UNKNOWN;
  const criteria = rollup.people.get(userId) ?? new Map<string, CriterionEvidence>();
  rollup.people.set(userId, criteria);
  const own = criteria.get(name) ?? { score: emptyMean(), low: undefined };
  criteria.set(name, own);
  addToMean(own.score, criterion.score);
  const quote = quoteOf(report, criterion);
  if (quote === undefined) return;
  if (own.low === undefined || isBefore(quote, own.low)) own.low = quote;
  const high = rollup.high.get(name);
  if (high === undefined || isBefore(high, quote)) rollup.high.set(name, quote);
}

function quoteOf(report: ReportInput, { name, score, evidence }: ScoredCriterion): EvidenceQuote | undefined {
  if (typeof score !== "number" || !Array.isArray(evidence)) return undefined;
  const said = evidence.find((item) => typeof item?.quote === "string" && item.quote.trim() !== "");
  if (said === undefined) return undefined;
  const quote = said.quote.trim();
  return {
    criterion: name ?? UNKNOWN,
    score,
    quote: quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE).replace(LONE_HALF, "")}…` : quote,
    timestamp_seconds: typeof said.timestamp_seconds === "number" ? said.timestamp_seconds : null,
    user_id: report.user_id ?? UNKNOWN,
    meeting_id: report.meeting_id ?? UNKNOWN,
    report_id: report.id ?? UNKNOWN,
  };
}

/** The lower score; equal ones by id, so that equal data gives equal text in any order of arrival. */
const isBefore = (one: EvidenceQuote, other: EvidenceQuote): boolean =>
  one.score < other.score || (one.score === other.score && one.report_id < other.report_id);

/** The evidence of all added reports. */
export function reportEvidence({ people, high }: EvidenceRollup): ReportEvidence {
  const lows = new Map<string, EvidenceQuote>();
  const byPerson = new Map<string, readonly PersonCriterion[]>();
  for (const [userId, criteria] of people) {
    const rows = [...criteria].map(([name, { score, low }]) => {
      const lowest = lows.get(name);
      if (low && (lowest === undefined || isBefore(low, lowest))) lows.set(name, low);
      return { name, scores: score.count, average_score: meanOf(score), quote: low ?? null };
    });
    byPerson.set(userId, rows.sort(byAverage));
  }
  const criteria = new Map([...high].map(([name, quote]) => [name, { low: lows.get(name) ?? null, high: quote }]));
  return { people: byPerson, criteria };
}

const byAverage = (one: PersonCriterion, other: PersonCriterion): number =>
  (one.average_score ?? 101) - (other.average_score ?? 101) || (one.name < other.name ? -1 : 1);
