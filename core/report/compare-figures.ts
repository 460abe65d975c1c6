import { changeFigure, type Figure } from "../figures/figure.ts";
import type { CriterionFigures, PersonFigures } from "./report-figures.ts";

/** A figure and that of the previous period. */
export interface Change {
  score: Figure;
  before: Figure | null;
  previous: number | null;
  change: number | null;
}

/** A person's row in the report. */
export type PersonRow = PersonFigures & Change;

/** A criterion's row in the report. */
export type CriterionRow = CriterionFigures & Change;

/** Puts a figure beside an earlier one. */
export const compareFigure = (score: Figure, before: Figure | null = null): Change => ({
  score,
  before,
  previous: before?.value ?? null,
  change: before === null ? null : changeFigure(before, score).value,
});

/**
 * Compares rows with earlier figures.
 *
 * @param keysOf possible keys of a row, the first match wins
 */
export const compareRows = <Row extends { score: Figure }>(
  rows: readonly Row[],
  before: ReadonlyMap<string, Figure> | undefined,
  keysOf: (row: Row) => readonly string[],
): (Row & Change)[] =>
  rows.map((row) => {
    const key = keysOf(row).find((candidate) => before?.has(candidate));
    return { ...row, ...compareFigure(row.score, key === undefined ? null : before?.get(key)) };
  });
