import { isRecord } from "../is-record.ts";
import type { PageSource } from "./page-source.ts";

const A_TIME = /^\d{4}-\d\d-\d\dT/;

/**
 * Filters after the first page, with an upper date bound if the caller set none, so that new rows do not shift the pages. The bound is the
 * start time, or the latest timestamp on the first page if that is later: clocks differ, and meetings may lie in the future.
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
