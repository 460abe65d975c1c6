const HALF_WINDOW = 10_000;

/** Ids of the items returned so far: all of them up to 20,000, then at least the last 10,000. */
export class SeenIds {
  // Two sets that take turns: repeatedly deleting the oldest entry of one makes a set slow and large.
  #recent = new Set<string | number>();
  #older = new Set<string | number>();
  /** Whether ids of earlier items are no longer remembered. */
  hasForgotten = false;

  has(item: unknown): boolean {
    const id = itemId(item);
    return id !== undefined && (this.#recent.has(id) || this.#older.has(id));
  }

  /** Notes an item; false when it was seen before. Items without an `id` always count as new. */
  add(item: unknown): boolean {
    const id = itemId(item);
    if (id === undefined) return true;
    if (this.has(item)) return false;
    if (this.#recent.size >= HALF_WINDOW) {
      this.hasForgotten ||= this.#older.size > 0;
      [this.#recent, this.#older] = [this.#older, this.#recent];
      this.#recent.clear();
    }
    this.#recent.add(id);
    return true;
  }
}

/** An item's `id`, if it has one. */
export function itemId(item: unknown): string | number | undefined {
  const id = (item as { id?: unknown } | null | undefined)?.id;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}
