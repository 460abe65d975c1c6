import { isRecord } from "../is-record.ts";
import type { PageSource } from "./page-source.ts";

const A_TIME = /^\d{4}-\d\d-\d\dT/;

/**
 * The filters of a walk after its first page, with an upper date bound where the caller gave none: rows added meanwhile then do not shift
 * the pages. The bound is the walk's start, or the latest time on the first page where that is later: clocks differ, and meetings may lie
 * ahead. Without a time on that page there is none to be had.
 */
export function pinQuery(
  { query, bounds }: PageSource<unknown>,
  startedAt: number,
  firstItems: readonly unknown[],
): Record<string, unknown> {
  if (!bounds || query[bounds.upper] !== undefined) return query;
  const latest = Math.max(...firstItems.flatMap(timesOf));
  // A millisecond more: the service may know the time more finely.
  return latest > 0 ? { ...query, [bounds.upper]: new Date(Math.max(startedAt, latest + 1)).toISOString() } : query;
}

function timesOf(item: unknown): number[] {
  const values = isRecord(item) ? Object.values(item) : [];
  return values.map((value) => (typeof value === "string" && A_TIME.test(value) && Date.parse(value)) || 0);
}
