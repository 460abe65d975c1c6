import { type Figure, isTooFew } from "../figures/figure.ts";
import type { CriterionRow, PersonRow } from "../report/compare-figures.ts";
import type { EvidenceQuote, PersonCriterion } from "../report/report-figures.ts";
import { rankPeople } from "./rank-people.ts";
import { bothPeriods, centerOf, levelOf, shrunkenMean } from "./sample.ts";

/** Somebody to coach next, and on what. */
export interface CoachingAdvice {
  user_id: string;
  name: string | null;
  /** Of this period. */
  average_score: number | null;
  change: number | null;
  /** What the advice stands on: this period and the one before. */
  score: Figure;
  /** What lies lowest, with the team's mean of it added; null where three scores of nothing are there. */
  criterion: { name: string; average_score: number | null; scores: number } | null;
  /** From the report that scored it lowest. */
  quote: EvidenceQuote | null;
}

/** Data that advice is drawn from. */
export interface AdviceMaterial {
  people: readonly PersonRow[];
  criteria: readonly CriterionRow[];
  /** Criteria of each person in this period, and in the one before. */
  own: ReadonlyMap<string, readonly PersonCriterion[]>;
  ownBefore?: ReadonlyMap<string, readonly PersonCriterion[]> | undefined;
  /** How far single scores lie from their person's mean. */
  scatter: number;
}

const ADVISED = 3;

/**
 * Who to coach next: who lies clearly below the team over both periods, the lowest shrunken mean first. Of a person alone,
 * that person. Nobody where three scores or clear differences are missing.
 */
export function coachNext(material: AdviceMaterial): CoachingAdvice[] {
  return rankPeople(material.people, material.scatter)
    .filter(({ isClear }) => isClear)
    .slice(0, ADVISED)
    .map(({ row: { user_id, name, average_score, change }, score }) => {
      const weakest = weakestOf(user_id, material);
      const criterion = weakest && { name: weakest.label, average_score: weakest.score.value, scores: weakest.score.n };
      return {
        user_id,
        name,
        average_score,
        change,
        score,
        criterion: criterion ?? null,
        quote: weakest?.quote ?? null,
      };
    });
}

/** The criterion that lies lowest, each compared with what the team has in it. */
function weakestOf(userId: string, { criteria, own, ownBefore }: AdviceMaterial) {
  const before = new Map(ownBefore?.get(userId)?.map(({ key, score }) => [key, score]));
  const team = new Map(criteria.map((row) => [row.key, row]));
  return (own.get(userId) ?? [])
    .flatMap(({ key, score, quote }) => {
      const row = team.get(key);
      const both = bothPeriods({ score, before: before.get(key) ?? null });
      if (row === undefined || score.n === 0 || isTooFew(both)) return [];
      return [{ label: row.label, score: both, quote, level: shrunkenMean(both, levelOf(bothPeriods(row))) }];
    })
    .sort((one, other) => one.level - other.level || (one.label < other.label ? -1 : 1))[0];
}

/** The three criteria that lie lowest, by their shrunken means; those with fewer than three scores are not compared. */
export function weakestCriteria(criteria: readonly CriterionRow[]): CriterionRow[] {
  const center = centerOf(criteria.map(({ score }) => score));
  return criteria
    .filter(({ score }) => !isTooFew(score))
    .map((row) => ({ row, level: shrunkenMean(row.score, center) }))
    .sort((one, other) => one.level - other.level || (one.row.label < other.row.label ? -1 : 1))
    .slice(0, ADVISED)
    .map(({ row }) => row);
}
