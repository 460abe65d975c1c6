import type { ScoredCriterion } from "../figures/criteria.ts";
import { meanFigure } from "../figures/figure.ts";
import { addToMean, emptyMean, type Mean } from "../figures/mean.ts";
import { openingText } from "../words/opening-text.ts";
import type { EvidenceQuote, PersonCriterion, ReportEvidence } from "./report-figures.ts";
import { type CriterionInput, type ReportInput, UNKNOWN } from "./report-input.ts";

/** Longer quotes are cut: nobody reads more in a report. */
const LONGEST_QUOTE = 240;

interface CriterionEvidence {
  template: string;
  score: Mean;
  low: EvidenceQuote | undefined;
  high: EvidenceQuote | undefined;
}

/** Running evidence. Its size depends on people and criteria, not on the number of reports. */
export interface EvidenceRollup {
  readonly people: Map<string, Map<string, CriterionEvidence>>;
  readonly high: Map<string, EvidenceQuote>;
}

/** Creates an empty rollup. */
export const createEvidenceRollup = (): EvidenceRollup => ({ people: new Map(), high: new Map() });

/** Adds one criterion of a report. */
export function addEvidence(
  rollup: EvidenceRollup,
  report: ReportInput,
  { key, template, score, item }: ScoredCriterion<CriterionInput>,
): void {
  const userId = report.user_id ?? UNKNOWN;
  const criteria = rollup.people.get(userId) ?? new Map<string, CriterionEvidence>();
  rollup.people.set(userId, criteria);
  const own = criteria.get(key) ?? { template, score: emptyMean(), low: undefined, high: undefined };
  criteria.set(key, own);
  addToMean(own.score, score);
  const scored = { score: Number(score), report_id: report.id ?? UNKNOWN };
  const isLow = own.low === undefined || isBefore(scored, own.low);
  const isHigh = own.high === undefined || isBefore(own.high, scored);
  // Most scores are neither, so their quotes are not read.
  const quote = isLow || isHigh ? quoteOf(report, item) : undefined;
  if (quote === undefined) return;
  if (isLow) own.low = quote;
  if (isHigh) own.high = quote;
  const high = rollup.high.get(key);
  if (high === undefined || isBefore(high, quote)) rollup.high.set(key, quote);
}

/** First quote of a report for a criterion; undefined without a quote or a score. */
export function quoteOf(report: ReportInput, { name, score, evidence }: CriterionInput): EvidenceQuote | undefined {
  if (typeof score !== "number" || !Array.isArray(evidence)) return undefined;
  const said = evidence.find((item) => typeof item?.quote === "string" && item.quote.trim() !== "");
  if (said === undefined) return undefined;
  const quote = said.quote.trim();
  return {
    criterion: name ?? UNKNOWN,
    score,
    quote: openingText(quote, LONGEST_QUOTE),
    timestamp_seconds: typeof said.timestamp_seconds === "number" ? said.timestamp_seconds : null,
    user_id: report.user_id ?? UNKNOWN,
    meeting_id: report.meeting_id ?? UNKNOWN,
    report_id: report.id ?? UNKNOWN,
  };
}

/** The lower score; ties by id, so that equal data gives equal text in any order. */
const isBefore = <Scored extends Pick<EvidenceQuote, "score" | "report_id">>(one: Scored, other: Scored): boolean =>
  one.score < other.score || (one.score === other.score && one.report_id < other.report_id);

/** The evidence of all added reports. */
export function reportEvidence({ people, high }: EvidenceRollup): ReportEvidence {
  const lows = new Map<string, EvidenceQuote>();
  const byPerson = new Map<string, readonly PersonCriterion[]>();
  for (const [userId, criteria] of people) {
    const rows = [...criteria].map(([key, { template, score, low, high: best }]) => {
      const lowest = lows.get(key);
      if (low && (lowest === undefined || isBefore(low, lowest))) lows.set(key, low);
      return {
        key,
        score: meanFigure(score, { complete: true, templates: [template] }),
        quote: low ?? null,
        high: best ?? null,
      };
    });
    byPerson.set(userId, rows);
  }
  const criteria = new Map([...high].map(([key, quote]) => [key, { low: lows.get(key) ?? null, high: quote }]));
  return { people: byPerson, criteria };
}
