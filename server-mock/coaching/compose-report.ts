import { assessedText } from "../../core/figures/assessed.ts";
import { assessedShare, unroundedMeanOf, weightedMean } from "../../core/figures/mean.ts";
import type { IdSource } from "../records/ids.ts";
import type { Insight, ReportDetail, Template } from "../records/resources.ts";
import { scoreOfBand } from "./bands.ts";
import type { CallToScore } from "./call-to-score.ts";
import { type Citation, findCited } from "./find-quote.ts";
import { keepInsights } from "./keep-insights.ts";
import { LineUses, MAX_EVIDENCE } from "./line-uses.ts";
import { isNoEvidence } from "./no-evidence.ts";
import { unsaidEntries, withoutSaid } from "./said-sentences.ts";
import type { Assessment, Scoring } from "./scorer.ts";
import type { Side } from "./sides.ts";
import { NOTHING_ASSESSED, tooLittle } from "./too-little.ts";
import { matchTrackers } from "./trackers/match-trackers.ts";
import type { Tracker } from "./trackers/tracker.ts";

type CriterionScore = ReportDetail["criteria_scores"][number];

/** A call, its template, and the scorer's result. */
export interface Scored {
  call: CallToScore;
  template: Template;
  scorer: string;
  scoring: Scoring;
  /** What the organization listens for. */
  trackers?: readonly Tracker[];
  /** Sentences that the person has read in the last month; a report repeats none of them. */
  said?: ReadonlySet<string>;
}

/** A report with its insights, or the reason why there is none. */
export type Composed = { report: ReportDetail; insights: Insight[] } | { reason: string };

/** Minimum share of the weight behind an overall score. */
const LEAST_SHARE = 0.5;
const NOT_ASSESSED = "Not assessed: nothing in the transcript shows it.";
const UNFOUND = "Not assessed: the words it rested on were not found in the transcript.";
const WORN = "Not assessed: the words it rested on are the evidence of two other criteria.";

/** Checks the scorer's citations against the transcript, and composes a report of what was found. */
export function composeReport(scored: Scored, { ids, now }: { ids: IdSource; now: Date }): Composed {
  const { call, template, scorer, scoring, trackers = [], said = new Set() } = scored;
  const uses = new LineUses();
  const criteria = template.grading_criteria.map(({ name, weight }, index) => {
    const assessment = scoring.assessments.find(({ criterion }) => criterion === index);
    const verified = verify(assessment, call, uses);
    const feedback = verified.score === null ? verified.feedback : withoutSaid(verified.feedback, said);
    return { name, weight, ...verified, feedback };
  });
  const mean = unroundedMeanOf(weightedMean(criteria));
  if (mean === null) return { reason: NOTHING_ASSESSED };
  const share = assessedShare(criteria);
  if (share < LEAST_SHARE) return { reason: tooLittle(criteria, share) };
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
    feedback: [withoutSaid(scoring.feedback ?? "", said), ...shareText(criteria, scoring)].join(" ").trim(),
    strengths: unsaidEntries(scoring.strengths ?? [], said),
    improvements: unsaidEntries(scoring.improvements ?? [], said),
    next_steps: unsaidEntries(scoring.nextSteps ?? [], said),
    coaching_tone: template.coaching_tone,
    scorer: namedScorer(scorer, scoring.answeredBy),
  };
  const found = [...matchTrackers(call, trackers), ...scoring.insights];
  return { report, insights: keepInsights(found, { call, ids, now, reportId: report.id }) };
}

/**
 * The seller is scored, so a score needs at least one quote of the seller: what a prospect says, or is made to say, gives no
 * score by itself.
 */
function verify(
  assessment: Assessment | undefined,
  call: CallToScore,
  uses: LineUses,
): Pick<CriterionScore, "score" | "feedback" | "evidence"> {
  if (!assessment) return { score: null, feedback: NOT_ASSESSED, evidence: [] };
  const { band, feedback, citations } = assessment;
  let lack = UNFOUND;
  const find = (citation: Citation, side: Side) => {
    const quote = findCited(call, citation, side);
    if (!quote || isNoEvidence(quote.text)) return undefined;
    if (!uses.isWorn(quote.line.index)) return { ...quote, side };
    lack = WORN;
    return undefined;
  };
  const quotes = new Map<string, NonNullable<ReturnType<typeof find>>>();
  for (const citation of citations) {
    const quote = find(citation, "seller") ?? find(citation, "prospect");
    if (quote && quotes.size < MAX_EVIDENCE) quotes.set(quote.text, quote);
  }
  const isHeld = [...quotes.values()].some(({ side }) => side === "seller");
  const evidence = [...quotes.values()].map(({ text, line }) => ({ quote: text, timestamp_seconds: line.seconds }));
  if (isHeld && band !== null) uses.add([...quotes.values()].map(({ line }) => line.index));
  if (band === null) return { score: null, feedback, evidence };
  return isHeld ? { score: scoreOfBand(band), feedback, evidence } : { score: null, feedback: lack, evidence: [] };
}

/** `model:gpt-4o as gpt-4o-2024-11-20`, where an endpoint lets another model answer than the one that was asked for. */
export function namedScorer(scorer: string, answeredBy: string | undefined): string {
  return answeredBy === undefined || scorer === `model:${answeredBy}` ? scorer : `${scorer} as ${answeredBy}`;
}

/** Says what the mean is based on, if the scorer does not. */
function shareText(criteria: CriterionScore[], { feedback, saysShare }: Scoring): string[] {
  const share = assessedText(criteria);
  if (saysShare || (feedback !== undefined && share === undefined)) return [];
  return [
    share === undefined ? `All ${criteria.length} criteria were assessed.` : `${share}; the others do not count.`,
  ];
}
