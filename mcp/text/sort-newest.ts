import { readList, readTime } from "./read-value.ts";

/**
 * Sorts the newest first: services need not. Items of the same time keep their order, and so do those without one, which stand last.
 */
export function sortNewest<Item>(items: readonly Item[], timeOf: (item: Item) => unknown): NonNullable<Item>[] {
  const timed = readList(items).map((item) => ({ item, time: readTime(timeOf(item)) ?? Number.NEGATIVE_INFINITY }));
  return timed.sort((one, two) => (one.time === two.time ? 0 : two.time - one.time)).map(({ item }) => item);
}
