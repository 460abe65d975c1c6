import { addToMean, emptyMean, exactMeanOf, type Mean, meanOf, unroundedMeanOf } from "../../core/figures/mean.ts";
import { changeOf } from "../../core/figures/round-figure.ts";
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
  changeOf(exactMeanOf(before), exactMeanOf(current));

/** Which groups stand first. */
export type GroupOrder = "best" | "worst";

/**
 * Sorts groups by their change where periods are compared, else by their mean. Those without a change follow by their mean, those without
 * either stand last, in both orders: nothing is known of them.
 */
export function sortGroups(groups: Iterable<GroupFigures>, isCompared: boolean, order: GroupOrder): GroupFigures[] {
  const sign = order === "best" ? -1 : 1;
  const rank = (figures: GroupFigures): [place: number, figure: number] => {
    const change = isCompared ? changeOfGroup(figures) : null;
    const mean = unroundedMeanOf(figures.current);
    return change !== null ? [0, change] : mean !== null ? [1, mean] : [2, 0];
  };
  const ranked = [...groups].map((figures) => ({ figures, rank: rank(figures) }));
  return ranked
    .sort((one, two) => {
      const difference = one.rank[0] - two.rank[0] || sign * (one.rank[1] - two.rank[1]);
      return difference === 0 ? (one.figures.group < two.figures.group ? -1 : 1) : difference;
    })
    .map(({ figures }) => figures);
}

/** Says how groups are sorted. */
export function explainOrder(groups: Iterable<GroupFigures>, isCompared: boolean, order: GroupOrder): string {
  const byMean = order === "best" ? "Sorted by average score." : "Sorted from the weakest.";
  if (!isCompared) return byMean;
  const changes = [...groups].map(changeOfGroup);
  if (changes.every((change) => change === null)) return `No group has scores in both periods. ${byMean}`;
  const byChange =
    order === "best" ? "Sorted by change, the largest improvement first" : "Sorted from the largest decline";
  const rest = changes.includes(null) ? "; groups without scores in both periods follow" : "";
  return `${byChange}${rest}. Few reports make large changes.`;
}
