import type { Clock } from "../clock.ts";
import type { PageSource } from "./page-source.ts";

/**
 * The filters of a walk, with its start as the upper date bound where the caller gave none: rows added meanwhile then do not shift the
 * pages. Not where the walk begins in the future.
 */
export function pinQuery(source: PageSource<unknown>, pin: boolean, clock: Clock): Record<string, unknown> {
  const { query, bounds } = source;
  if (!pin || !bounds || query[bounds.upper] !== undefined) return query;
  const lower = query[bounds.lower];
  const now = clock.now();
  const beginsLater = lower !== undefined && !(new Date(lower as string | Date).getTime() <= now);
  return beginsLater ? query : { ...query, [bounds.upper]: new Date(now).toISOString() };
}
