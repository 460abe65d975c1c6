import type { PageSource } from "./page-source.ts";

/**
 * The filters of a walk, with its start as the upper date bound where the caller gave none: rows added meanwhile then do not shift the
 * pages. Not where the walk begins in the future.
 */
export function pinQuery({ query, bounds, setup }: PageSource<unknown>): Record<string, unknown> {
  if (!bounds || query[bounds.upper] !== undefined) return query;
  const lower = query[bounds.lower];
  const now = new Date(setup.clock.now());
  const beginsLater = lower !== undefined && !(new Date(lower as string | Date) <= now);
  return beginsLater ? query : { ...query, [bounds.upper]: now.toISOString() };
}
