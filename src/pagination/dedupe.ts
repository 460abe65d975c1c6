const HALF_WINDOW = 1000;

/** Leaves out items whose `id` came before, among at least the last 1,000. Items without an `id` always pass. */
export class Deduper {
  // Two sets that take turns: to delete the oldest entry of one, again and again, makes a set slow and large.
  #recent = new Set<unknown>();
  #older = new Set<unknown>();

  keepNew<T>(items: readonly T[]): T[] {
    return items.filter((item) => this.#isNew(item));
  }

  #isNew(item: unknown): boolean {
    const id = itemId(item);
    if (id === undefined) return true;
    if (this.#recent.has(id) || this.#older.has(id)) return false;
    if (this.#recent.size >= HALF_WINDOW) {
      this.#older = this.#recent;
      this.#recent = new Set();
    }
    this.#recent.add(id);
    return true;
  }
}

/** An item's `id`, if it has one. */
export function itemId(item: unknown): string | number | undefined {
  const id: unknown = typeof item === "object" && item !== null ? (item as { id?: unknown }).id : undefined;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}
