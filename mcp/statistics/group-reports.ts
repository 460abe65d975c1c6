import { addToMean, emptyMean, type Mean, meanOf, unroundedMeanOf } from "../../analysis/figures/mean.ts";
import { changeOf } from "../../analysis/figures/round-figure.ts";
import type { Value } from "../response/tool-response.ts";

/** A score, and the group that it counts for. */
export interface GroupedScore {
  group: string;
  score: unknown;
}

/** A group's figures, and those of the period before. */
export interface GroupFigures {
  group: string;
  current: Mean;
  before: Mean;
  /** Lowest and highest score of the current period. */
  lowest: number | undefined;
  highest: number | undefined;
}

/** Groups scores of the current period and of the one before. Scores that are missing count as rows without a figure. */
export function groupScores(
  current: readonly GroupedScore[],
  before: readonly GroupedScore[] = [],
): Map<string, GroupFigures> {
  const groups = new Map<string, GroupFigures>();
  const find = (group: string): GroupFigures => {
    const known = groups.get(group);
    if (known) return known;
    const fresh = { group, current: emptyMean(), before: emptyMean(), lowest: undefined, highest: undefined };
    groups.set(group, fresh);
    return fresh;
  };
  for (const { group, score } of current) {
    const figures = find(group);
    addToMean(figures.current, score);
    if (typeof score !== "number") continue;
    figures.lowest = Math.min(score, figures.lowest ?? score);
    figures.highest = Math.max(score, figures.highest ?? score);
  }
  for (const { group, score } of before) addToMean(find(group).before, score);
  return groups;
}

/** Columns of a group's figures. */
export const figureColumns = (isCompared: boolean): string[] => [
  "scored",
  "avg_score",
  ...(isCompared ? ["scored_before", "avg_before", "change"] : []),
];

/** A group's figures in the order of their columns. */
export function figureCells(
  { current, before }: Pick<GroupFigures, "current" | "before">,
  isCompared: boolean,
): Value[] {
  const cells: Value[] = [current.count, meanOf(current)];
  return isCompared ? [...cells, before.count, meanOf(before), changeOfGroup({ current, before })] : cells;
}

/** Change of a group's mean, rounded once; null where one period has no score. */
export const changeOfGroup = ({ current, before }: Pick<GroupFigures, "current" | "before">): number | null =>
  changeOf(unroundedMeanOf(before), unroundedMeanOf(current));

/** Sorts the largest improvement first, or the highest mean where nothing is compared; groups without a figure stand last. */
export function sortGroups(groups: Iterable<GroupFigures>, isCompared: boolean): GroupFigures[] {
  const rank = (figures: GroupFigures): number =>
    (isCompared ? changeOfGroup(figures) : unroundedMeanOf(figures.current)) ?? Number.NEGATIVE_INFINITY;
  return [...groups].sort((one, two) => {
    const difference = rank(two) - rank(one);
    return Number.isNaN(difference) || difference === 0 ? (one.group < two.group ? -1 : 1) : difference;
  });
}
