import { readList, readTime } from "./read-value.ts";

/**
 * Sorts newest first, which services need not do. Stable for equal times, and for items without one, which come last.
 */
export function sortNewest<Item>(items: readonly Item[], timeOf: (item: Item) => unknown): NonNullable<Item>[] {
  const list = readList(items);
  const times = list.map((item) => readTime(timeOf(item)) ?? Number.NEGATIVE_INFINITY);
  const time = (index: number): number => times[index] ?? Number.NEGATIVE_INFINITY;
  const order = [...list.keys()].sort((one, two) => (time(one) === time(two) ? 0 : time(two) - time(one)));
  return order.flatMap((index) => list[index] ?? []);
}
