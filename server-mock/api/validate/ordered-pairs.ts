import type { ErrorDetail } from "../../records/resources.ts";
import { firstTimestampOf, lastTimestampOf } from "./timestamps.ts";

const DATE_PAIRS = [
  ["from", "to"],
  ["date_from", "date_to"],
] as const;
const SCORES = ["min_score", "max_score"] as const;

/** Finds ranges that end before they begin, which the spec's schemas cannot express. */
export function findReversedRanges(query: Record<string, unknown>): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  for (const [start, end] of DATE_PAIRS) {
    const [from, to] = [query[start], query[end]];
    if (typeof from === "string" && typeof to === "string" && firstTimestampOf(from) > lastTimestampOf(to))
      problems.push(reversed(start, `must not be after \`${end}\``));
  }
  const [min, max] = [query[SCORES[0]], query[SCORES[1]]];
  if (typeof min === "number" && typeof max === "number" && min > max)
    problems.push(reversed(SCORES[0], `must not be greater than \`${SCORES[1]}\``));
  return problems;
}

function reversed(start: string, message: string): ErrorDetail {
  return { in: "query", path: start, message, code: "range" };
}
