/** Counts of claims, and of the labels that they are compared with. */
export interface Counts {
  /** Claims that are true. */
  right: number;
  /** Claims that are not. */
  wrong: number;
  /** Labels with a claim. */
  found: number;
  /** Labels without one. */
  missed: number;
}

export const NO_COUNTS: Counts = { right: 0, wrong: 0, found: 0, missed: 0 };

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    right: one.right + other.right,
    wrong: one.wrong + other.wrong,
    found: one.found + other.found,
    missed: one.missed + other.missed,
  };
}

/** Compares claimed with labeled lines: a claim may be `tolerance` lines away, and on grey lines it is neither right nor wrong. */
export function countLines(
  claims: readonly number[],
  labels: readonly number[],
  { tolerance = 0, grey = [] }: { tolerance?: number; grey?: readonly number[] | undefined } = {},
): Counts {
  const isNear = (lines: readonly number[]) => (one: number) =>
    lines.some((other) => Math.abs(one - other) <= tolerance);
  const right = claims.filter(isNear(labels)).length;
  const found = labels.filter(isNear(claims)).length;
  const isGrey = isNear(grey);
  const wrong = claims.filter((claim) => !isNear(labels)(claim) && !isGrey(claim)).length;
  return { right, wrong, found, missed: labels.length - found };
}

/** Precision and recall with 95 % intervals; null if there are no claims or labels. */
export interface Quality {
  precision: number | null;
  precisionInterval: Interval | null;
  recall: number | null;
  recallInterval: Interval | null;
}

type Interval = readonly [low: number, high: number];

export function qualityOf({ right, wrong, found, missed }: Counts): Quality {
  return {
    precision: shareOf(right, right + wrong),
    precisionInterval: intervalOf(right, right + wrong),
    recall: shareOf(found, found + missed),
    recallInterval: intervalOf(found, found + missed),
  };
}

const shareOf = (part: number, all: number): number | null => (all === 0 ? null : part / all);

/** https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval */
function intervalOf(part: number, all: number): Interval | null {
  if (all === 0) return null;
  const z = 1.96;
  const middle = (part / all + z ** 2 / (2 * all)) / (1 + z ** 2 / all);
  const half = (z / (1 + z ** 2 / all)) * Math.sqrt(((part / all) * (1 - part / all)) / all + z ** 2 / (4 * all ** 2));
  return [middle - half, middle + half];
}
