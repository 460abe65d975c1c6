import { countText } from "../words/count-text.ts";
import { assessedShare } from "./mean.ts";

/** A criterion of a report, as services return it. */
interface AssessedCriterion {
  score?: unknown;
  weight?: unknown;
}

type Criteria = readonly (AssessedCriterion | null | undefined)[];

/** Running sum of the assessed shares of reports' weights. */
export interface AssessedShares {
  sum: number;
  /** Number of reports whose criteria say whether they were assessed. */
  reports: number;
}

/** An empty sum. */
export const emptyShares = (): AssessedShares => ({ sum: 0, reports: 0 });

/** The assessed share of a report; undefined without criteria, or if one lacks the field `score`: then it is unknown. */
export function reportShare(criteria: Criteria | null | undefined): number | undefined {
  const read = Array.isArray(criteria) ? readCriteria(criteria) : undefined;
  return read && assessedShare(read);
}

/** Adds the share of one report, if it is known. */
export function addShare(shares: AssessedShares, share: number | undefined): void {
  if (share === undefined) return;
  shares.sum += share;
  shares.reports += 1;
}

/** Returns the mean share in whole percent; `undefined` without a report. 100 only if everything was assessed. */
export const assessedPercent = ({ sum, reports }: AssessedShares): number | undefined =>
  reports === 0 ? undefined : percentOf(sum / reports);

/** Formats `3 of 4 criteria were assessed, 75 % of the weight`; `undefined` if all were, or if that is unknown. */
export function assessedText(criteria: Criteria): string | undefined {
  const read = readCriteria(criteria);
  const assessed = read?.filter(({ score }) => score !== null).length ?? 0;
  if (!read || assessed === read.length) return undefined;
  const noun = countText(read.length, "criterion", "criteria");
  const counted = `${assessed} of ${noun} ${assessed === 1 ? "was" : "were"} assessed`;
  const isWeighed = read.every(({ weight }) => typeof weight === "number");
  return isWeighed ? `${counted}, ${percentOf(assessedShare(read))} % of the weight` : counted;
}

/** Rounds a share to whole percent, but never up to 100. */
export const percentOf = (share: number): number => (share < 1 ? Math.min(99, Math.round(share * 100)) : 100);

function readCriteria(criteria: Criteria): readonly AssessedCriterion[] | undefined {
  const saysIt = (one: AssessedCriterion | null | undefined): one is AssessedCriterion => one?.score !== undefined;
  return criteria.length > 0 && criteria.every(saysIt) ? criteria : undefined;
}
