interface Entry {
  value: unknown;
  readAt: number;
}

const MAX_AGE_MS = 60_000;
const MAX_ENTRIES = 2_000;

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
    this.#entries.set(key, { value, readAt: this.#now() });
    this.#forget();
    return value;
  }

  /** Forgets what is too old to be used, and the oldest entries beyond the most. Entries are in the order of their reading. */
  #forget(): void {
    const expired = this.#now() - MAX_AGE_MS;
    for (const [oldest, { readAt }] of this.#entries) {
      if (readAt > expired && this.#entries.size <= MAX_ENTRIES) break;
      this.#entries.delete(oldest);
    }
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
