import { exactOf, type Figure, isTooFew, pooledFigure } from "../figures/figure.ts";

/** Weight of the overall mean in a person's mean: four scores count as much as the team. */
export const ADDED_SCORES = 4;

/** Number of standard errors that make a difference significant. */
export const CLEAR = 1.5;

/** Figure of a row, for this period and the one before. */
export interface Ranked {
  score: Figure;
  /** The figure of the previous period; null if there is none. */
  before: Figure | null;
}

/** The figure over both periods, with twice the data. */
export const bothPeriods = ({ score, before }: Ranked): Figure =>
  before === null ? score : pooledFigure(score, before);

/** The exact value as a number, only for sorting. */
export function levelOf(figure: Figure): number {
  const exact = exactOf(figure);
  return exact === null ? Number.NaN : Number(exact.numerator) / Number(exact.denominator);
}

/** The mean of all scores of some figures; `NaN` without any. */
export function centerOf(figures: readonly Figure[]): number {
  const known = figures.filter(({ value }) => value !== null);
  const count = known.reduce((sum, { n }) => sum + n, 0);
  return known.reduce((sum, figure) => sum + figure.n * levelOf(figure), 0) / count;
}

/** A mean with the overall mean added {@link ADDED_SCORES} times, so that a few scores do not lead a ranking. */
export const shrunkenMean = (figure: Figure, center: number): number =>
  (figure.n * levelOf(figure) + ADDED_SCORES * center) / (figure.n + ADDED_SCORES);

/** Reports whether figures have enough scores, and their difference is significant given the scatter. */
export const isClear = (difference: number, scatter: number, figures: readonly Figure[]): boolean =>
  !isTooFew(...figures) &&
  Math.abs(difference) >= CLEAR * scatter * Math.sqrt(figures.reduce((sum, { n }) => sum + 1 / n, 0));

/** Scores of a period: a figure of each person or criterion, and the sum of the squares of all scores. */
export interface Scores {
  figures: ReadonlyMap<string, Figure>;
  squares: number;
}

/** Standard deviations of single scores from their own mean. */
export interface Scatter {
  /** From the mean of their period. */
  within: number;
  /** From the mean of both periods, including the difference between these. */
  across: number;
}

/** Computes the deviation of single scores from the mean of their person or criterion. */
export function scatterOf(now: Scores, before: Scores = { figures: new Map(), squares: 0 }): Scatter {
  const squares = now.squares + before.squares;
  const both = new Map(before.figures);
  for (const [key, score] of now.figures)
    both.set(key, bothPeriods({ score, before: before.figures.get(key) ?? null }));
  return {
    within: deviation([...now.figures.values(), ...before.figures.values()], squares),
    across: deviation([...both.values()], squares),
  };
}

function deviation(figures: readonly Figure[], squares: number): number {
  const known = figures.filter(({ value }) => value !== null);
  const freedom = known.reduce((sum, { n }) => sum + n - 1, 0);
  const rest = squares - known.reduce((sum, figure) => sum + figure.n * levelOf(figure) ** 2, 0);
  return freedom <= 0 ? 0 : Math.sqrt(Math.max(0, rest) / freedom);
}
