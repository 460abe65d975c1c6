import { type Figure, isTooFew } from "../figures/figure.ts";
import { bothPeriods, centerOf, isClear, levelOf, type Ranked, shrunkenMean } from "./shrunken-mean.ts";

/**
 * Where a person with enough scores stands: significantly below or above the team over both periods, and not on its other side
 * in this one; or alone, with nobody to compare with.
 */
export type Standing = "below" | "above" | "alone";

/** A person in the order of whom to coach first. */
export interface RankedPerson<Row> {
  row: Row;
  /** Mean over both periods, the sort key. */
  score: Figure;
  /** Null where nothing can be said. */
  standing: Standing | null;
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
  const standingOf = (row: Row, score: Figure): Standing | null => {
    if (known.length === 1) return isTooFew(score) ? null : "alone";
    const difference = levelOf(score) - center;
    // Without scatter any difference is clear, even none.
    if (difference === 0 || !isClear(difference, scatter, [score])) return null;
    if (difference < 0) return levelOf(row.score) <= centerNow ? "below" : null;
    return levelOf(row.score) >= centerNow ? "above" : null;
  };
  return known
    .map(({ row, score }) => {
      const level = shrunkenMean(score, center);
      return { ranked: { row, score, standing: standingOf(row, score) }, level };
    })
    .sort((one, other) => one.level - other.level || (one.ranked.row.user_id < other.ranked.row.user_id ? -1 : 1))
    .map(({ ranked }) => ranked);
}

/** Tests for people to coach ("below") or to praise ("above"); somebody alone is both. */
export const standsOn =
  (side: "below" | "above") =>
  ({ standing }: RankedPerson<unknown>): boolean =>
    standing === side || standing === "alone";

/** Explains a standing in a sentence. */
export const standingText = (standing: Standing): string =>
  standing === "alone" ? "Nobody else has reports to compare with." : `Clearly ${standing} the team over both periods.`;

/** Explains why there is no advice; undefined if there is, or nobody has reports. */
export function adviceGap(ranked: readonly RankedPerson<unknown>[]): string | undefined {
  if (ranked.length === 0 || ranked.some(standsOn("below"))) return undefined;
  return ranked.every(({ score }) => isTooFew(score)) ? "too few scores to tell" : "nobody lies clearly below the team";
}
