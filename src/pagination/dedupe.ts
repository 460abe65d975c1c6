const HALF_WINDOW = 1000;

/** Filters out items whose `id` was seen among at least the last 1,000. Items without an `id` always pass. */
export function createDeduper(): <T>(items: T[]) => T[] {
  // Two sets that take turns: repeatedly deleting the oldest entry of one makes a set slow and large.
  let recent = new Set<unknown>();
  let older = new Set<unknown>();
  const isNew = (item: unknown): boolean => {
    const id = itemId(item);
    if (id === undefined) return true;
    if (recent.has(id) || older.has(id)) return false;
    if (recent.size >= HALF_WINDOW) {
      older = recent;
      recent = new Set();
    }
    recent.add(id);
    return true;
  };
  return (items) => items.filter(isNew);
}

/** An item's `id`, if it has one. */
export function itemId(item: unknown): string | number | undefined {
  const id = (item as { id?: unknown } | null | undefined)?.id;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}
