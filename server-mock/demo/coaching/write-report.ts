import { meanOf, weightedMean } from "../../../core/figures/mean.ts";
import { archivedFeedback, isArchived } from "../archive.ts";
import { figuresOf } from "../call-figures.ts";
import { type Finding, findingOf, minuteOf } from "../evidence.ts";
import type { PlayedMeeting } from "../meetings.ts";
import type { Random } from "../prng.ts";
import type { Slots } from "../script/spintax.ts";
import { type Dimension, levelOf } from "../skill.ts";
import type { CoachingTone, DemoCriterionScore, DemoReport } from "../types.ts";
import { type Phrasebook, phrasebookOf, say } from "./phrasebook.ts";
import type { Scorecard, ScorecardCriterion } from "./scorecards.ts";

export interface ReportDraft {
  played: PlayedMeeting;
  scorecard: Scorecard;
  random: Random;
  head: Pick<DemoReport, "id" | "template_id" | "created_at">;
}

/** Named in every report that was made up with its call. */
const DEMO_SCORER = "demo-data/1";

/** The report of a call against a scorecard. */
export function writeReport(draft: ReportDraft): DemoReport {
  const { played, scorecard, head } = draft;
  const judgement = isArchived(played.index) ? scoresOnly(draft) : coachingOf(draft);
  return {
    ...head,
    org_id: played.record.org_id,
    meeting_id: played.record.id,
    template_name: scorecard.name,
    user_id: played.record.user_id,
    overall_score: overallScore(judgement.criteria_scores),
    ...judgement,
    coaching_tone: scorecard.tone,
    scorer: DEMO_SCORER,
  };
}

/** What a report says of a call. */
type Judgement = Pick<DemoReport, "criteria_scores" | "feedback" | "strengths" | "improvements" | "next_steps">;

function scoresOnly({ played, scorecard, random }: ReportDraft): Judgement {
  const criteria_scores = scorecard.criteria.map((criterion) => {
    const { name, weight } = criterion;
    return { name, weight, score: scoreOf(played, criterion, random), feedback: "", evidence: [] };
  });
  return { criteria_scores, feedback: archivedFeedback, strengths: [], improvements: [], next_steps: [] };
}

/** Scores with evidence, and feedback in the scorecard's tone. */
function coachingOf({ played, scorecard, random }: ReportDraft): Judgement {
  const phrasebook = phrasebookOf(scorecard.language);
  const coach: Coach = { phrasebook, tone: scorecard.tone ?? "encouraging", slots: reportSlots(played), random };
  const judged = scorecard.criteria.map((criterion) => judge(played, criterion, coach));
  const ranked = judged.toSorted((one, other) => other.result.score - one.result.score);
  const criteria_scores = judged.map(({ result }) => result);
  const summing: Coach = { ...coach, slots: { ...coach.slots, ...extremes(ranked, phrasebook) } };
  return {
    criteria_scores,
    feedback: overallFeedback(overallScore(criteria_scores), summing),
    ...oneLiners(ranked, summing),
  };
}

/** Who speaks in a report, and about which call. */
interface Coach {
  phrasebook: Phrasebook;
  tone: CoachingTone;
  slots: Slots;
  random: Random;
}

interface Judged {
  dimension: Dimension;
  level: Finding["level"];
  result: DemoCriterionScore;
}

function judge(played: PlayedMeeting, criterion: ScorecardCriterion, coach: Coach): Judged {
  const { phrasebook, tone, slots, random } = coach;
  const { name, weight, dimension } = criterion;
  const score = scoreOf(played, criterion, random);
  const { evidence, level } = findingOf({ call: played.call, dimension, score });
  const at = minuteOf(evidence[0]?.timestamp_seconds ?? 0);
  const wording = {
    table: phrasebook.criterion,
    key: [dimension, level, tone] as const,
    slots: { ...slots, at },
    random,
  };
  return { dimension, level, result: { name, weight, score, feedback: say(wording), evidence } };
}

function scoreOf({ scores }: PlayedMeeting, { dimension }: ScorecardCriterion, random: Random): number {
  return Math.max(0, Math.min(100, scores[dimension] + random.integer(-3, 3)));
}

const overallScore = (criteria: readonly DemoCriterionScore[]): number => meanOf(weightedMean(criteria)) ?? 0;

function reportSlots({ slots, call, facts }: PlayedMeeting): Slots {
  const figures = figuresOf(call);
  const opening = call.lines.filter((line) => line.dimension === "opening").at(-1);
  return {
    ...slots,
    me: facts.seller.spoken,
    share: String(Math.round(100 * figures.share)),
    questions: String(figures.questionCount),
    longest: String(figures.longestSeconds),
    minutes: String(Math.max(2, Math.ceil((opening?.seconds ?? 0) / 60))),
  };
}

/** What was best and what was worst, and where it can be heard. */
function extremes(ranked: readonly Judged[], { dimensionNames }: Phrasebook): Slots {
  const [best] = ranked;
  const worst = ranked.at(-1);
  if (!best || !worst) throw new RangeError("Expected a scorecard with at least one criterion");
  const moments = ranked.flatMap(({ result }) => result.evidence.slice(0, 1));
  return {
    best: dimensionNames[best.dimension],
    bestAt: minuteOf(moments[0]?.timestamp_seconds ?? 0),
    worst: dimensionNames[worst.dimension],
    worstAt: minuteOf(moments.at(-1)?.timestamp_seconds ?? 0),
  };
}

function overallFeedback(overallScore: number, { phrasebook, tone, slots, random }: Coach): string {
  const level = levelOf(overallScore);
  return ["summary", "best", "worst", "close"]
    .map((part) => say({ table: phrasebook.overall, key: [part, level, tone], slots, random }))
    .join(phrasebook.space);
}

function oneLiners(
  ranked: readonly Judged[],
  { phrasebook, slots, random }: Coach,
): Pick<DemoReport, "strengths" | "improvements" | "next_steps"> {
  const line = (kind: string, { dimension }: Judged) =>
    say({ table: phrasebook.oneLiners, key: [kind, dimension], slots, random });
  const strong = ranked.filter(({ level }) => level === "strong");
  const good = strong.length > 0 ? strong.slice(0, 3) : ranked.slice(0, 1);
  const others = ranked.filter((entry) => entry.level !== "strong" && !good.includes(entry));
  const open = others.length > 0 ? others.slice(-3).toReversed() : ranked.slice(-1);
  return {
    strengths: good.map((entry) => line("strength", entry)),
    improvements: open.map((entry) => line("improvement", entry)),
    next_steps: open.slice(0, 2).map((entry) => line("action", entry)),
  };
}
