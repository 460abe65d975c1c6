import { countText } from "../words/count-text.ts";
import { assessedShare } from "./mean.ts";

/** A criterion of a report, as services return it. */
interface AssessedCriterion {
  score?: unknown;
  weight?: unknown;
}

/** Running sum of the assessed shares of reports' weights. */
export interface AssessedShares {
  sum: number;
  /** Number of reports whose criteria say whether they were assessed. */
  reports: number;
}

/** An empty sum. */
export const emptyShares = (): AssessedShares => ({ sum: 0, reports: 0 });

/** Adds one report, unless a criterion lacks the field `score`: then it is unknown whether it was assessed. */
export function addShare(shares: AssessedShares, criteria: readonly (AssessedCriterion | null | undefined)[]): void {
  const read = readCriteria(criteria);
  if (!read) return;
  shares.sum += assessedShare(read);
  shares.reports += 1;
}

/** Returns the mean share in whole percent; `undefined` without a report. 100 only if everything was assessed. */
export const assessedPercent = ({ sum, reports }: AssessedShares): number | undefined =>
  reports === 0 ? undefined : percentOf(sum / reports);

/** Formats `3 of 4 criteria were assessed, 75 % of the weight`; `undefined` if all were, or if that is unknown. */
export function assessedText(criteria: readonly (AssessedCriterion | null | undefined)[]): string | undefined {
  const read = readCriteria(criteria);
  const assessed = read?.filter(({ score }) => score !== null).length ?? 0;
  if (!read || assessed === read.length) return undefined;
  const noun = countText(read.length, "criterion", "criteria");
  const counted = `${assessed} of ${noun} ${assessed === 1 ? "was" : "were"} assessed`;
  const isWeighed = read.every(({ weight }) => typeof weight === "number");
  return isWeighed ? `${counted}, ${percentOf(assessedShare(read))} % of the weight` : counted;
}

/** Rounds to whole percent, but never up to 100. */
const percentOf = (share: number): number => (share < 1 ? Math.min(99, Math.round(share * 100)) : 100);

function readCriteria(criteria: readonly (AssessedCriterion | null | undefined)[]) {
  const saysIt = (one: AssessedCriterion | null | undefined): one is AssessedCriterion => one?.score !== undefined;
  return criteria.length > 0 && criteria.every(saysIt) ? criteria : undefined;
}
