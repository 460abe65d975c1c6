import { isLike } from "../figures/figure.ts";
import type { Change, CriterionRow, PersonRow } from "../report/compare-figures.ts";
import { centerOf, isClear, levelOf, shrunkenMean } from "./shrunken-mean.ts";

/** A notable change of a person or a criterion. */
export interface Mover {
  kind: "person" | "criterion";
  /** A person's name or id, or a criterion's name. */
  label: string;
  user_id: string | null;
  previous: number;
  average_score: number;
  change: number;
  /** Number of scores in this period and the previous one. */
  scores: number;
  scores_before: number;
}

/**
 * The biggest significant rise and fall; null if there is none.
 *
 * @param scatter deviation of single scores from the mean of their person, and of their criterion, within a period
 */
export function biggestMoves(
  people: readonly (Change & Pick<PersonRow, "user_id" | "name">)[],
  criteria: readonly (Change & Pick<CriterionRow, "label">)[],
  scatter: { people: number; criteria: number },
): { rise: Mover | null; fall: Mover | null } {
  const movers = [
    ...moversOf(people, scatter.people, (row) => ({
      kind: "person",
      label: row.name ?? row.user_id,
      user_id: row.user_id,
    })),
    ...moversOf(criteria, scatter.criteria, (row) => ({ kind: "criterion", label: row.label, user_id: null })),
  ].sort((one, other) => other.moved - one.moved || (one.mover.label < other.mover.label ? -1 : 1));
  const [first, last] = [movers[0], movers.at(-1)];
  return {
    rise: first && first.moved > 0 && first.mover.change > 0 ? first.mover : null,
    fall: last && last.moved < 0 && last.mover.change < 0 ? last.mover : null,
  };
}

/** Significant changes of some rows, sorted by the change of their shrunken means. */
function moversOf<Row extends Change>(
  rows: readonly Row[],
  scatter: number,
  name: (row: Row) => Pick<Mover, "kind" | "label" | "user_id">,
): { mover: Mover; moved: number }[] {
  const now = centerOf(rows.map(({ score }) => score));
  const earlier = centerOf(rows.flatMap(({ before }) => before ?? []));
  return rows.flatMap((row) => {
    const { score, before, previous, change } = row;
    if (before === null || previous === null || change === null || score.value === null || !isLike(before, score))
      return [];
    if (!isClear(levelOf(score) - levelOf(before), scatter, [score, before])) return [];
    const moved = shrunkenMean(score, now) - shrunkenMean(before, earlier);
    const counts = { scores: score.n, scores_before: before.n };
    return [{ mover: { ...name(row), previous, average_score: score.value, change, ...counts }, moved }];
  });
}
