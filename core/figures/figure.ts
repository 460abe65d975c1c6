import { type AssessedShares, assessedPercent } from "./assessed.ts";
import { compareFractions, type Fraction, subtractFractions, toFraction } from "./fraction.ts";
import { exactMeanOf, type Mean } from "./mean.ts";
import { roundFigure } from "./round-figure.ts";

/** Key of the exact value: never serialized to JSON, but preserved by copies of the figure. */
const EXACT = Symbol("exact value");

/** A value with its coverage. */
export interface Figure {
  /** Rounded once, half up, to one decimal; `null` if no row has a value, or rows were left unread. */
  readonly value: number | null;
  /** Rows that it is based on. */
  readonly n: number;
  /** Rows that were read, including those without a score. */
  readonly of: number;
  /** Whether every row was read. Otherwise there is no value: a mean of a part is no mean. */
  readonly complete: boolean;
  /** IDs or names of the pooled templates, sorted; empty if unknown. */
  readonly templates: readonly string[];
  /** Share of the templates' weight that the scores cover, in whole percent; absent if the criteria were not read. */
  readonly assessed?: number;
  readonly [EXACT]?: Fraction | null;
}

/** Coverage of a figure beyond its rows. */
export interface FigureScope {
  /** Whether every row was read. */
  complete: boolean;
  templates?: Iterable<string>;
  assessed?: AssessedShares | undefined;
}

/** Minimum number of rows for a statement: with fewer, one more row can reverse it. */
export const FEWEST_ROWS = 3;

/** Reports whether a figure is based on too few rows to be meaningful: say "not enough data". */
export const isTooFew = (...figures: readonly Pick<Figure, "n">[]): boolean => figures.some(({ n }) => n < FEWEST_ROWS);

/** Difference of the assessed shares, in percentage points, from which means are not comparable. */
const LIKE_POINTS = 10;

/** Reports whether two means cover about the same share of their criteria, so that headlines and gates may compare them. */
export const isLike = (one: Pick<Figure, "assessed">, other: Pick<Figure, "assessed">): boolean =>
  one.assessed === undefined || other.assessed === undefined || Math.abs(one.assessed - other.assessed) < LIKE_POINTS;

/** Creates the figure of a mean. */
export const meanFigure = (mean: Mean, scope: FigureScope): Figure =>
  figureOf(exactMeanOf(mean), { n: mean.count, rows: mean.rows, ...scope });

/**
 * Creates the figure of a change between two spans of equal length, from exact values, rounded once. It is based on the rows of
 * both. If the means cover different shares of their criteria ({@link isLike}), show the shares beside it.
 */
export function changeFigure(before: Figure, after: Figure): Figure {
  const [from, to] = [exactOf(before), exactOf(after)];
  return figureOf(from && to && subtractFractions(to, from), {
    n: before.n + after.n,
    rows: before.of + after.of,
    complete: before.complete && after.complete,
    templates: [...before.templates, ...after.templates],
  });
}

/** Creates the figure of two disjoint sets of rows together. */
export function pooledFigure(one: Figure, other: Figure): Figure {
  const parts = [one, other].map((figure) => ({ n: BigInt(figure.n), exact: exactOf(figure) }));
  const [left, right] = parts.map(({ n, exact }) => (n === 0n ? NOTHING : exact && { n, exact }));
  const denominator = left && right && left.exact.denominator * right.exact.denominator * (left.n + right.n);
  const sum = (part: Part, beside: Part) => part.n * part.exact.numerator * beside.exact.denominator;
  const exact = denominator ? { numerator: sum(left, right) + sum(right, left), denominator } : null;
  return figureOf(exact, {
    n: one.n + other.n,
    rows: one.of + other.of,
    complete: one.complete && other.complete,
    templates: [...one.templates, ...other.templates],
  });
}

interface Part {
  n: bigint;
  exact: Fraction;
}
const NOTHING: Part = { n: 0n, exact: { numerator: 0n, denominator: 1n } };

/** The exact value, for gates and sorting; for a figure read from JSON, the printed one. */
export const exactOf = (figure: Figure): Fraction | null => figure[EXACT] ?? toFraction(figure.value) ?? null;

/** Sorts ascending by the exact values; figures without a value come first. */
export function compareFigures(one: Figure, other: Figure): number {
  const [left, right] = [exactOf(one), exactOf(other)];
  return left && right ? compareFractions(left, right) : Number(left !== null) - Number(right !== null);
}

function figureOf(
  exact: Fraction | null,
  { n, rows, complete, templates = [], assessed }: { n: number; rows: number } & FigureScope,
): Figure {
  const known = complete ? exact : null;
  const percent = assessed && assessedPercent(assessed);
  return {
    value: known && roundFigure(known),
    n,
    of: rows,
    complete,
    templates: [...new Set(templates)].sort(),
    ...(percent !== undefined && { assessed: percent }),
    [EXACT]: known,
  };
}
