import { unroundedMeanOf, weightedMean } from "../../core/figures/mean.ts";
import type { IdSource } from "../records/ids.ts";
import type { Insight, ReportDetail, Template } from "../records/resources.ts";
import { scoreOfBand } from "./bands.ts";
import type { CallToScore } from "./call-to-score.ts";
import { QuoteFinder } from "./find-quote.ts";
import { keepInsights } from "./keep-insights.ts";
import type { Assessment, Scoring } from "./scorer.ts";

type CriterionScore = ReportDetail["criteria_scores"][number];

/** A call, what it was held against, and what a scorer said of it. */
export interface Scored {
  call: CallToScore;
  template: Template;
  scorer: string;
  scoring: Scoring;
}

/** A report with its insights, or why there is none. */
export type Composed = { report: ReportDetail; insights: Insight[] } | { reason: string };

const MAX_EVIDENCE = 5;
const NOT_ASSESSED = "Not assessed: nothing in the transcript shows it.";
const UNFOUND = "Not assessed: the words it rested on were not found in the transcript.";

/** Checks what the scorer cites against the transcript, and makes a report of what holds. */
export function composeReport(scored: Scored, { ids, now }: { ids: IdSource; now: Date }): Composed {
  const { call, template, scorer, scoring } = scored;
  const finder = new QuoteFinder(call.lines, call.sides);
  const criteria = template.grading_criteria.map(({ name, weight }, index) => {
    const assessment = scoring.assessments.find(({ criterion }) => criterion === index);
    return { name, weight, ...verify(assessment, finder) };
  });
  const mean = unroundedMeanOf(weightedMean(criteria));
  if (mean === null) return { reason: "No criterion of the template could be assessed from this transcript." };
  const { meeting } = call;
  const report: ReportDetail = {
    id: ids.uuid(),
    meeting_id: meeting.id,
    template_id: template.id,
    template_name: template.name,
    user_id: meeting.user_id,
    overall_score: mean,
    created_at: now.toISOString(),
    criteria_scores: criteria,
    feedback: scoring.feedback ?? summaryOf(criteria),
    strengths: scoring.strengths ?? [],
    improvements: scoring.improvements ?? [],
    next_steps: scoring.nextSteps ?? [],
    coaching_tone: template.coaching_tone,
    scorer,
  };
  const insights = keepInsights(scoring.insights, { call, finder, ids, now, reportId: report.id });
  return { report, insights };
}

/**
 * The seller is scored, so a score needs at least one quote of the seller: what a prospect says, or is made to say, gives no
 * score by itself.
 */
function verify(
  assessment: Assessment | undefined,
  finder: QuoteFinder,
): Pick<CriterionScore, "score" | "feedback" | "evidence"> {
  if (!assessment) return { score: null, feedback: NOT_ASSESSED, evidence: [] };
  const bySeller = assessment.citations.map((citation) => finder.find(citation, "seller"));
  const byAnybody = assessment.citations.map((citation, index) => bySeller[index] ?? finder.find(citation, "prospect"));
  const seen = new Set<string>();
  const evidence = byAnybody
    .flatMap((quote) => (quote ? [{ quote: quote.text, timestamp_seconds: quote.line.seconds }] : []))
    .filter(({ quote }) => !seen.has(quote) && seen.add(quote))
    .slice(0, MAX_EVIDENCE);
  const isHeld = bySeller.some((quote) => quote !== undefined);
  const { band, feedback } = assessment;
  if (band === null) return { score: null, feedback, evidence };
  return isHeld ? { score: scoreOfBand(band), feedback, evidence } : { score: null, feedback: UNFOUND, evidence: [] };
}

/** Says what the mean stands on, where the scorer writes no summary. */
function summaryOf(criteria: CriterionScore[]): string {
  const assessed = criteria.filter(({ score }) => score !== null).length;
  return `${assessed} of ${criteria.length} criteria were assessed; the others are left out of the overall score.`;
}
