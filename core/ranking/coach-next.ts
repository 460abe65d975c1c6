import { type Figure, isTooFew } from "../figures/figure.ts";
import type { CriterionRow, PersonRow } from "../report/compare-figures.ts";
import type { EvidenceQuote, PersonCriterion } from "../report/report-figures.ts";
import { type RankedPerson, standsOn } from "./rank-people.ts";
import { bothPeriods, centerOf, levelOf, shrunkenMean } from "./shrunken-mean.ts";

/** A criterion of a person, over this period and the one before. */
export interface Topic {
  /** Key made of template and name. */
  key: string;
  name: string;
  average_score: number | null;
  scores: number;
  /** Those of them in the period before. */
  scores_before: number;
}

/** A person to coach next or to praise, and a criterion for it. */
export interface CoachingAdvice {
  user_id: string;
  name: string | null;
  /** Average of this period. */
  average_score: number | null;
  change: number | null;
  /** Scores that the advice is based on, of this period and the previous one. */
  score: Figure;
  /** Those of them in the previous period. */
  reports_before: number;
  /** The lowest criterion, shrunken toward the team's mean, or the highest for praise; null if none has three scores. */
  criterion: Topic | null;
  /** Quote from the report that scored it lowest, or highest for praise. */
  quote: EvidenceQuote | null;
  /** The highest criterion, to praise beside what to work on. */
  strength: Topic | null;
}

/** Data that the advice is based on. */
export interface AdviceMaterial {
  /** People with a score, as `rankPeople` orders them. */
  ranked: readonly RankedPerson<PersonRow>[];
  criteria: readonly CriterionRow[];
  /** Criteria of each person in this period and the previous one. */
  own: ReadonlyMap<string, readonly PersonCriterion[]>;
  ownBefore?: ReadonlyMap<string, readonly PersonCriterion[]> | undefined;
}

const ADVISED = 3;

/** Tolerance for the rounding error of a mean of equal scores. */
const ROUNDING = 1e-9;

/**
 * Whom to coach next: people clearly below the team over both periods, lowest shrunken mean first; if there is only one person,
 * that one. Empty without three scores or clear differences.
 */
export const coachNext = (material: AdviceMaterial): CoachingAdvice[] =>
  material.ranked
    .filter(standsOn("below"))
    .slice(0, ADVISED)
    .map((ranked) => {
      const topics = topicsOf(ranked.row.user_id, material);
      const [lowest, highest] = [topics[0], topics.slice(1).at(-1)];
      return { ...adviceOn(ranked, lowest, lowest?.low), strength: highest?.topic ?? null };
    });

/**
 * Whom to praise: people clearly above the team over both periods, highest shrunken mean first, and for what; if there is only
 * one person, that one, for another criterion than {@link coachNext} has.
 */
export const praiseNext = (material: AdviceMaterial): CoachingAdvice[] =>
  material.ranked
    .filter(standsOn("above"))
    .reverse()
    .slice(0, ADVISED)
    .flatMap((ranked) => {
      const isAlone = ranked.standing === "alone";
      const highest = topicsOf(ranked.row.user_id, material)
        .slice(isAlone ? 1 : 0)
        .at(-1);
      return isAlone && !highest ? [] : [adviceOn(ranked, highest, highest?.high)];
    });

const adviceOn = (
  { row: { user_id, name, average_score, change, before }, score }: RankedPerson<PersonRow>,
  found: FoundTopic | undefined,
  quote: EvidenceQuote | null | undefined,
): CoachingAdvice => ({
  user_id,
  name,
  average_score,
  change,
  score,
  reports_before: before?.n ?? 0,
  criterion: found?.topic ?? null,
  quote: quote ?? null,
  strength: null,
});

/** A topic with quotes from the reports that scored it lowest and highest. */
export interface FoundTopic {
  topic: Topic;
  low: EvidenceQuote | null;
  high: EvidenceQuote | null;
}

/** Criteria of a person with at least three scores, lowest first, each compared with the team's mean in it. */
export function topicsOf(userId: string, { criteria, own, ownBefore }: AdviceMaterial): FoundTopic[] {
  const before = new Map(ownBefore?.get(userId)?.map(({ key, score }) => [key, score]));
  const team = new Map(criteria.map((row) => [row.key, row]));
  return (own.get(userId) ?? [])
    .flatMap(({ key, score, quote, high }) => {
      const row = team.get(key);
      const earlier = before.get(key) ?? null;
      const both = bothPeriods({ score, before: earlier });
      if (row === undefined || score.n === 0 || isTooFew(both)) return [];
      const topic = { key, name: row.label, average_score: both.value, scores: both.n, scores_before: earlier?.n ?? 0 };
      return [{ topic, low: quote, high, level: shrunkenMean(both, levelOf(bothPeriods(row))) }];
    })
    .sort((one, other) => one.level - other.level || (one.topic.name < other.topic.name ? -1 : 1));
}

/** The three criteria with the lowest shrunken means, none above the mean of all; those with fewer than three scores are left out. */
export function weakestCriteria(criteria: readonly CriterionRow[]): CriterionRow[] {
  const center = centerOf(criteria.map(({ score }) => score));
  return criteria
    .filter(({ score }) => !isTooFew(score) && levelOf(score) - center < ROUNDING)
    .map((row) => ({ row, level: shrunkenMean(row.score, center) }))
    .sort((one, other) => one.level - other.level || (one.row.label < other.row.label ? -1 : 1))
    .slice(0, ADVISED)
    .map(({ row }) => row);
}
