import { figuresOf } from "./call-figures.ts";
import { type Phrasebook, phrasebookOf, say } from "./coaching/phrasebook.ts";
import type { Scorecard } from "./coaching/scorecard.ts";
import { firstScorecardOf, scorecardsOf } from "./coaching/scorecards.ts";
import { findingOf, minuteOf } from "./evidence.ts";
import { demoId } from "./id.ts";
import type { PlayedMeeting } from "./meetings.ts";
import { Random } from "./prng.ts";
import type { Slots } from "./script/spintax.ts";
import { type Dimension, levelOf } from "./skill.ts";
import { secondsLater, timestamp } from "./timeline.ts";
import type { CoachingTone, DemoCriterionScore, DemoReport } from "./types.ts";

export interface ReportOptions {
  seed: string;
  now: Date;
  played: PlayedMeeting;
}

/** Reports per meeting at most; part of the reports' ids. */
const mostReports = 2;

/** No, one or two reports of a meeting, oldest first. */
export function reportsOf({ seed, now, played }: ReportOptions): DemoReport[] {
  if (played.record.status !== "completed") return [];
  const random = new Random(seed, "reports", played.index);
  const scorecards = scorecardsFor(played, random);
  return scorecards.map(({ scorecard, number }, position) => {
    const secondsAfter = position === 0 ? random.integer(35, 170) : random.integer(2, 70) * 3600;
    return writeReport({
      played,
      scorecard,
      random,
      head: {
        id: demoId(seed, "report", played.index * mostReports + position),
        template_id: number === null ? null : demoId(seed, "template", number),
        created_at: timestamp(secondsLater(played.storedAt, secondsAfter), now),
      },
    });
  });
}

interface ChosenScorecard {
  scorecard: Scorecard;
  /** Number of the template; null when it has been deleted since. */
  number: number | null;
}

function scorecardsFor(
  { organizationIndex, facts, tongue, ageDays }: PlayedMeeting,
  random: Random,
): ChosenScorecard[] {
  const language = tongue.language === "ja" ? "ja" : "en";
  const all = (scorecardsOf[organizationIndex] ?? [])
    .map((scorecard, index) => ({ scorecard, number: (firstScorecardOf[organizationIndex] ?? 0) + index }))
    .filter(({ scorecard }) => scorecard.language === language);
  const [usual] = all.filter(({ scorecard }) => scorecard.scores.includes(facts.callType));
  if (!usual || random.chance(0.07)) return [];
  const others = all.filter(
    (other) => other !== usual && (other.scorecard.callType ?? facts.callType) === facts.callType,
  );
  const retired = others.find(({ scorecard }) => !scorecard.isActive);
  const first = retired && ageDays > 240 ? retired : usual;
  const second = others.find(({ scorecard }) => scorecard.isActive);
  const isDeleted = ageDays > 60 && random.chance(0.03);
  const chosen = isDeleted
    ? { scorecard: { ...first.scorecard, name: `${first.scorecard.name} (2025)` }, number: null }
    : first;
  return second && random.chance(0.14) ? [chosen, second] : [chosen];
}

interface ReportDraft {
  played: PlayedMeeting;
  scorecard: Scorecard;
  random: Random;
  head: Pick<DemoReport, "id" | "template_id" | "created_at">;
}

function writeReport({ played, scorecard, random, head }: ReportDraft): DemoReport {
  const { record, scores } = played;
  const phrasebook = phrasebookOf(scorecard.language);
  const tone = scorecard.tone ?? "encouraging";
  const slots = reportSlots(played);
  const criteria = scorecard.criteria.map(({ name, weight, dimension }) => {
    const score = Math.max(0, Math.min(100, scores[dimension] + random.integer(-3, 3)));
    const { evidence, level } = findingOf({ call: played.call, dimension, score });
    const at = minuteOf(evidence[0]?.timestamp_seconds ?? 0);
    const feedback = say({
      table: phrasebook.criterion,
      key: [dimension, level, tone],
      slots: { ...slots, at },
      random,
    });
    return { dimension, at, result: { name, weight, score, feedback, evidence } };
  });
  const overallScore = weightedMean(criteria.map(({ result }) => result));
  const ranked = [...criteria].sort((one, other) => other.result.score - one.result.score);
  const summary = { phrasebook, tone, overallScore, random, slots: { ...slots, ...extremes(ranked, phrasebook) } };
  return {
    ...head,
    org_id: record.org_id,
    meeting_id: record.id,
    template_name: scorecard.name,
    user_id: record.user_id,
    overall_score: overallScore,
    criteria_scores: criteria.map(({ result }) => result),
    feedback: overallFeedback(summary),
    ...oneLiners(
      summary,
      ranked.map(({ dimension, result }) => ({ dimension, score: result.score })),
    ),
    coaching_tone: scorecard.tone,
  };
}

/** The mean of the scores by weight, to one decimal. */
function weightedMean(criteria: readonly DemoCriterionScore[]): number {
  const weight = criteria.reduce((sum, criterion) => sum + criterion.weight, 0);
  const total = criteria.reduce((sum, criterion) => sum + criterion.weight * criterion.score, 0);
  return Math.round((10 * total) / weight) / 10;
}

function reportSlots({ slots, call }: PlayedMeeting): Slots {
  const figures = figuresOf(call);
  return {
    ...slots,
    share: String(figures.sharePercent),
    questions: String(figures.questionCount),
    longest: String(figures.longestSeconds),
    minutes: "two",
  };
}

interface Ranked {
  dimension: Dimension;
  at: string;
}

function extremes(ranked: readonly Ranked[], { dimensionNames }: Phrasebook): Slots {
  const best = ranked[0];
  const worst = ranked.at(-1);
  if (!best || !worst) throw new RangeError("Expected a scorecard with at least one criterion");
  return {
    best: dimensionNames[best.dimension],
    bestAt: best.at,
    worst: dimensionNames[worst.dimension],
    worstAt: worst.at,
  };
}

interface Summary {
  phrasebook: Phrasebook;
  tone: CoachingTone;
  overallScore: number;
  slots: Slots;
  random: Random;
}

function overallFeedback({ phrasebook, tone, overallScore, slots, random }: Summary): string {
  const level = levelOf(overallScore);
  return ["summary", "best", "worst", "close"]
    .map((part) => say({ table: phrasebook.overall, key: [part, level, tone], slots, random }))
    .join(phrasebook.space);
}

function oneLiners(
  { phrasebook, slots, random }: Summary,
  ranked: readonly { dimension: Dimension; score: number }[],
): Pick<DemoReport, "strengths" | "improvements" | "next_steps"> {
  const line = (kind: string, dimension: Dimension) =>
    say({ table: phrasebook.oneLiners, key: [kind, dimension], slots, random });
  const good = ranked.filter(({ score }, position) => position === 0 || score >= 70).slice(0, 3);
  const open = ranked
    .filter((entry) => entry.score < 85 && !good.includes(entry))
    .slice(-3)
    .reverse();
  return {
    strengths: good.map(({ dimension }) => line("strength", dimension)),
    improvements: open.map(({ dimension }) => line("improvement", dimension)),
    next_steps: open.slice(0, 2).map(({ dimension }) => line("action", dimension)),
  };
}
