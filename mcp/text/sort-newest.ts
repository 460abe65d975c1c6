import { readTime } from "./read-value.ts";

/**
 * Sorts newest first, which services need not do. Stable for equal times, and for items without one, which come last.
 */
export function sortNewest<Item>(items: readonly Item[], timeOf: (item: Item) => unknown): Item[] {
  const timed = items.map((item) => ({ item, time: readTime(timeOf(item)) ?? Number.MIN_SAFE_INTEGER }));
  return timed.sort((one, two) => two.time - one.time).map(({ item }) => item);
}
