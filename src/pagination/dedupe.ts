const WINDOW = 2000;

/** Leaves out items whose `id` came before, among the last 2,000. Items without an `id` always pass. */
export class Deduper {
  // A Set keeps its order of insertion: the first entries are the oldest.
  readonly #seen = new Set<unknown>();

  keepNew<T>(items: readonly T[]): T[] {
    return items.filter((item) => this.#isNew(item));
  }

  #isNew(item: unknown): boolean {
    const id = itemId(item);
    if (id === undefined) return true;
    if (this.#seen.has(id)) return false;
    this.#seen.add(id);
    if (this.#seen.size > WINDOW) {
      for (const oldest of this.#seen) {
        this.#seen.delete(oldest);
        break;
      }
    }
    return true;
  }
}

/** An item's `id`, if it has one. */
export function itemId(item: unknown): string | number | undefined {
  const id: unknown = typeof item === "object" && item !== null ? (item as { id?: unknown }).id : undefined;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}
