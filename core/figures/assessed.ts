import { countText } from "../words/count-text.ts";
import { assessedShare } from "./mean.ts";

/** A criterion of a report, as services give it. */
interface AssessedCriterion {
  score?: unknown;
  weight?: unknown;
}

/** Running sum of the shares of the weight that reports assess. */
export interface AssessedShares {
  sum: number;
  /** Reports whose criteria say whether they were assessed. */
  reports: number;
}

/** A sum of nothing. */
export const emptyShares = (): AssessedShares => ({ sum: 0, reports: 0 });

/** Takes one report in. A criterion without the field `score` does not say whether it was assessed, and its report counts for nothing. */
export function addShare(shares: AssessedShares, criteria: readonly (AssessedCriterion | null | undefined)[]): void {
  const read = readCriteria(criteria);
  if (!read) return;
  shares.sum += assessedShare(read);
  shares.reports += 1;
}

/** Returns the mean share in whole percent; `undefined` without a report. 100 is all of it, never nearly all. */
export const assessedPercent = ({ sum, reports }: AssessedShares): number | undefined =>
  reports === 0 ? undefined : percentOf(sum / reports);

/** `3 of 4 criteria were assessed, 75 % of the weight`, the weight where it is known; `undefined` where all were, or the report does not say. */
export function assessedText(criteria: readonly (AssessedCriterion | null | undefined)[]): string | undefined {
  const read = readCriteria(criteria);
  const assessed = read?.filter(({ score }) => score !== null).length ?? 0;
  if (!read || assessed === read.length) return undefined;
  const noun = countText(read.length, "criterion", "criteria");
  const counted = `${assessed} of ${noun} ${assessed === 1 ? "was" : "were"} assessed`;
  const isWeighed = read.every(({ weight }) => typeof weight === "number");
  return isWeighed ? `${counted}, ${percentOf(assessedShare(read))} % of the weight` : counted;
}

/** Whole percent, rounded down just below all: what is missing is never rounded away. */
const percentOf = (share: number): number => (share < 1 ? Math.min(99, Math.round(share * 100)) : 100);

function readCriteria(criteria: readonly (AssessedCriterion | null | undefined)[]) {
  const saysIt = (one: AssessedCriterion | null | undefined): one is AssessedCriterion => one?.score !== undefined;
  return criteria.length > 0 && criteria.every(saysIt) ? criteria : undefined;
}
