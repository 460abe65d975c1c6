interface Entry {
  value: unknown;
  readAt: number;
  rows: number;
}

const MAX_AGE_MS = 60_000;
/** Rows of lists; an object with its details counts as ten. */
const MAX_ROWS = 25_000;
const ROWS_OF_AN_OBJECT = 10;

/** Recently read lists and objects, so that questions that follow each other do not read the same data again. */
export class ReadCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns the cached value, or reads it. Concurrent calls read separately: a shared read would abort with the first cancellation. */
  async read<Value>(key: string, read: () => PromiseLike<Value>): Promise<Value> {
    const entry = this.#entries.get(key);
    if (entry && this.#now() - entry.readAt < MAX_AGE_MS) return entry.value as Value;
    const value = await read();
    this.#entries.delete(key);
    this.#entries.set(key, { value, readAt: this.#now(), rows: rowsOf(value) });
    this.#forget();
    return value;
  }

  /** Forgets what is too old to be used, and the oldest entries beyond the most rows. Entries are in the order of their reading. */
  #forget(): void {
    const expired = this.#now() - MAX_AGE_MS;
    let { rows } = this;
    for (const [oldest, entry] of this.#entries) {
      if (entry.readAt > expired && rows <= MAX_ROWS) break;
      this.#entries.delete(oldest);
      rows -= entry.rows;
    }
  }

  /** Rows of all entries. */
  get rows(): number {
    return [...this.#entries.values()].reduce((sum, { rows }) => sum + rows, 0);
  }

  /** Number of entries. */
  get size(): number {
    return this.#entries.size;
  }

  /** Forgets everything, after a write. */
  clear(): void {
    this.#entries.clear();
  }
}

function rowsOf(value: unknown): number {
  const { items } = (value ?? {}) as { items?: unknown };
  return Array.isArray(items) ? items.length : ROWS_OF_AN_OBJECT;
}
