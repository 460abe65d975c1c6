import {
  changeFigure,
  compareFigures,
  FEWEST_ROWS,
  type Figure,
  isTooFew,
  meanFigure,
} from "../../core/figures/figure.ts";
import { addToMean, emptyMean, type Mean } from "../../core/figures/mean.ts";
import { countText } from "../../core/words/count-text.ts";
import type { Table, Value } from "../response/tool-response.ts";

/** A score, and the group that it counts for. */
export interface GroupedScore {
  group: string;
  score: unknown;
}

/** A group's figures, and those of the period before. */
export interface GroupFigures {
  group: string;
  current: Figure;
  before: Figure;
  /** Lowest and highest score of the current period. */
  lowest: number | undefined;
  highest: number | undefined;
}

/** Scores of the periods; a period that was not read completely has no mean. */
export interface Scores {
  current: readonly GroupedScore[];
  before?: readonly GroupedScore[];
  isComplete: { current: boolean; before: boolean };
}

interface Rollup extends Partial<Pick<GroupFigures, "lowest" | "highest">> {
  current: Mean;
  before: Mean;
}

/**
 * Groups scores of the current period and the previous one. Missing scores count as rows without a figure.
 *
 * @param names groups to include even without scores
 */
export function groupScores(
  { current, before = [], isComplete }: Scores,
  names: Iterable<string> = [],
): Map<string, GroupFigures> {
  const rollups = new Map<string, Rollup>();
  const find = (group: string): Rollup => {
    const known: Rollup = rollups.get(group) ?? { current: emptyMean(), before: emptyMean() };
    rollups.set(group, known);
    return known;
  };
  for (const name of names) find(name);
  for (const { group, score } of current) {
    const rollup = find(group);
    addToMean(rollup.current, score);
    if (typeof score !== "number") continue;
    rollup.lowest = Math.min(score, rollup.lowest ?? score);
    rollup.highest = Math.max(score, rollup.highest ?? score);
  }
  for (const { group, score } of before) addToMean(find(group).before, score);
  return new Map(
    [...rollups].map(([group, { current: now, before: then, lowest, highest }]) => [
      group,
      {
        group,
        current: meanFigure(now, { complete: isComplete.current }),
        before: meanFigure(then, { complete: isComplete.before }),
        lowest: isComplete.current ? lowest : undefined,
        highest: isComplete.current ? highest : undefined,
      },
    ]),
  );
}

/** Columns of a group's figures. */
const figureColumns = (isCompared: boolean): string[] => [
  "scored",
  "avg_score",
  ...(isCompared ? ["scored_before", "avg_before", "change"] : []),
];

/** A table of groups, how it is sorted, and what limits its figures. */
interface GroupTable {
  table: Table;
  sorted: string;
  limits: string[];
}

type Columns = Readonly<Record<string, (figures: GroupFigures) => Value>>;

/** Columns of the lowest and highest score. */
export const SCORE_RANGE: Columns = { lowest: ({ lowest }) => lowest, highest: ({ highest }) => highest };

/** Tabulates groups: columns of their own, their figures, more columns, and a mark on those of too few scores. */
export function tabulateGroups(
  groups: Iterable<GroupFigures>,
  { isCompared, order, own, more }: { isCompared: boolean; order: GroupOrder; own: Columns; more: Columns },
): GroupTable {
  const sorted = sortGroups(groups, isCompared, order);
  const cellsOf = (figures: GroupFigures, columns: Columns): Value[] =>
    Object.values(columns).map((cell) => cell(figures));
  return {
    table: {
      columns: [...Object.keys(own), ...figureColumns(isCompared), ...Object.keys(more), "too_few"],
      rows: sorted.map((figures) => [
        ...cellsOf(figures, own),
        ...figureCells(figures, isCompared),
        ...cellsOf(figures, more),
        hasTooFew(figures, isCompared) || undefined,
      ]),
    },
    sorted: explainOrder(sorted, isCompared, order),
    limits: [explainTooFew(sorted, isCompared), explainChange(sorted)],
  };
}

type Compared = Pick<GroupFigures, "current" | "before">;

/** A group's figures in the order of their columns. */
export function figureCells(figures: Compared, isCompared: boolean): Value[] {
  const { current, before } = figures;
  const cells: Value[] = [current.n, current.value];
  return isCompared ? [...cells, before.n, before.value, changeOfGroup(figures).value] : cells;
}

/** Change of a group's mean. */
const changeOfGroup = ({ current, before }: Compared): Figure => changeFigure(before, current);

/** Sort order of groups: best or worst first. */
export type GroupOrder = "best" | "worst";

/**
 * Sorts groups by their change if periods are compared, else by their mean. Groups with too few scores follow, since one more
 * can reverse them; then those without a change, by their mean. Those without either come last, in both orders.
 */
export function sortGroups(groups: Iterable<GroupFigures>, isCompared: boolean, order: GroupOrder): GroupFigures[] {
  const sign = order === "best" ? -1 : 1;
  const rank = (figures: GroupFigures): [place: number, figure: Figure] => {
    const change = changeOfGroup(figures);
    const isFew = hasTooFew(figures, isCompared);
    if (isCompared && change.value !== null) return [isFew ? 1 : 0, change];
    return [figures.current.value === null ? 4 : isFew ? 3 : 2, figures.current];
  };
  const ranked = [...groups].map((figures) => ({ figures, rank: rank(figures) }));
  return ranked
    .sort((one, two) => {
      const difference = one.rank[0] - two.rank[0] || sign * compareFigures(one.rank[1], two.rank[1]);
      return difference === 0 ? (one.figures.group < two.figures.group ? -1 : 1) : difference;
    })
    .map(({ figures }) => figures);
}

/** Explains how groups are sorted. */
function explainOrder(all: readonly GroupFigures[], isCompared: boolean, order: GroupOrder): string {
  const byMean = order === "best" ? "Sorted by average score." : "Sorted from the weakest.";
  if (!isCompared) return byMean;
  const changes = all.map((group) => changeOfGroup(group).value);
  if (changes.every((change) => change === null)) return `No group has scores in both periods. ${byMean}`;
  const byChange =
    order === "best" ? "Sorted by change, the largest improvement first" : "Sorted from the largest decline";
  const few = all.some((figures) => hasTooFew(figures, true)) ? "; those marked too_few follow" : "";
  const rest = changes.includes(null) ? "; groups without scores in both periods follow" : "";
  return `${byChange}${few}${rest}.`;
}

/** Explains a change that differs from the difference of the displayed averages; empty if none does. */
export function explainChange(groups: Iterable<Compared>): string {
  const isOff = (figures: Compared): boolean => {
    const { value: change } = changeOfGroup(figures);
    const shown = (figures.current.value ?? 0) - (figures.before.value ?? 0);
    return change !== null && Math.abs(shown - change) > 0.05;
  };
  return [...groups].some(isOff) ? "`change` is of unrounded averages, and may differ by 0.1 from those shown." : "";
}

/** Reports whether a group has figures based on too few scores. Groups without scores have no figure. */
export const hasTooFew = ({ current, before }: Compared, isCompared: boolean): boolean =>
  current.n > 0 && (isTooFew(current) || (isCompared && before.n > 0 && isTooFew(before)));

/** Reports how many rows have figures based on too few scores; empty if none has. */
function explainTooFew(groups: readonly GroupFigures[], isCompared: boolean): string {
  const few = groups.filter((figures) => hasTooFew(figures, isCompared)).length;
  return few === 0
    ? ""
    : `Not enough data in ${countText(few, "row")}, marked too_few: fewer than ${FEWEST_ROWS} scores. Do not rank by ${few === 1 ? "it" : "them"}.`;
}
