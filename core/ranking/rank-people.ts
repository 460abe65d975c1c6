import { type Figure, isTooFew } from "../figures/figure.ts";
import { bothPeriods, centerOf, isClear, levelOf, type Ranked, shrunkenMean } from "./shrunken-mean.ts";

/** A person in the order of whom to coach first. */
export interface RankedPerson<Row> {
  row: Row;
  /** Mean over both periods, the sort key. */
  score: Figure;
  /**
   * Whether it is significantly below the team, and this period's is not above it; for a single person, whether there are
   * enough scores.
   */
  isClear: boolean;
  /** Whether it is significantly above the team. */
  isAbove: boolean;
}

/**
 * Ranks people with a score, lowest shrunken mean over both periods first.
 *
 * @param scatter deviation of single scores from their person's mean
 */
export function rankPeople<Row extends Ranked & { user_id: string }>(
  people: readonly Row[],
  scatter: number,
): RankedPerson<Row>[] {
  const known = people.filter(({ score }) => score.n > 0).map((row) => ({ row, score: bothPeriods(row) }));
  const center = centerOf(known.map(({ score }) => score));
  const centerNow = centerOf(known.map(({ row }) => row.score));
  const isApart = (score: Figure) => isClear(levelOf(score) - center, scatter, [score]);
  return known
    .map(({ row, score }) => {
      const isAlone = known.length === 1 && !isTooFew(score);
      const isLow = isAlone || (levelOf(score) < center && isApart(score) && levelOf(row.score) <= centerNow);
      const isAbove = isAlone || (levelOf(score) > center && isApart(score) && levelOf(row.score) >= centerNow);
      return { ranked: { row, score, isClear: isLow, isAbove }, level: shrunkenMean(score, center) };
    })
    .sort((one, other) => one.level - other.level || (one.ranked.row.user_id < other.ranked.row.user_id ? -1 : 1))
    .map(({ ranked }) => ranked);
}

/** Explains why there is no advice; undefined if there is, or nobody has reports. */
export function adviceGap(ranked: readonly RankedPerson<unknown>[]): string | undefined {
  if (ranked.length === 0 || ranked.some((each) => each.isClear)) return undefined;
  return ranked.every(({ score }) => isTooFew(score)) ? "too few scores to tell" : "nobody lies clearly below the team";
}
