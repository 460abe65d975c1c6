import { isAll, type SyncEntry, type SyncStore, type SyncWindow } from "./sync-store.ts";

// Rows per segment of the state, the unit that is rewritten after a change.
const SEGMENT = 256;
// Sorts a row without a time last, outside every bounded window.
const NO_TIME = -Infinity;

/**
 * Store for callers who give none: about 60 bytes per row in the state, and four times that in memory. Rows are kept in columns by slot, as
 * an object for each would take twice as much; the slots of a segment are adjacent.
 */
export class StateStore implements SyncStore {
  readonly #slots = new Map<string, number>();
  /** Empty for a slot without a row. */
  readonly #ids: string[] = [];
  readonly #digests: string[] = [];
  /** In milliseconds since 1970. */
  readonly #times: number[] = [];
  readonly #texts: (string | undefined)[] = [];
  readonly #free: number[] = [];
  /** Slots with a row, newest first; undefined once that has changed. */
  #newestFirst: number[] | undefined;

  constructor(texts: readonly string[]) {
    for (const text of texts) this.#load(text);
  }

  put(entries: readonly SyncEntry[]): void {
    for (const { id, digest, at } of entries) {
      const slot = this.#slots.get(id) ?? this.#free.pop() ?? this.#ids.length;
      const time = at === null ? NO_TIME : Date.parse(at);
      if (this.#ids[slot] !== id || this.#times[slot] !== time) this.#newestFirst = undefined;
      this.#set(slot, id, digest, time);
      this.#texts[Math.floor(slot / SEGMENT)] = undefined;
    }
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) {
      const slot = this.#slots.get(id);
      if (slot === undefined) continue;
      this.#slots.delete(id);
      this.#ids[slot] = "";
      this.#free.push(slot);
      this.#texts[Math.floor(slot / SEGMENT)] = undefined;
      this.#newestFirst = undefined;
    }
  }

  digests(ids: readonly string[]): Map<string, string> {
    const found = new Map<string, string>();
    for (const id of ids) {
      const slot = this.#slots.get(id);
      if (slot !== undefined) found.set(id, this.#digests[slot] ?? "");
    }
    return found;
  }

  *entries(window: SyncWindow, limit = Infinity): IterableIterator<SyncEntry> {
    const { order, first, end } = this.#find(window);
    for (const slot of order.slice(first, Math.min(end, first + limit))) {
      const time = this.#times[slot] ?? NO_TIME;
      const at = time === NO_TIME ? null : new Date(time).toISOString();
      yield { id: this.#ids[slot] ?? "", digest: this.#digests[slot] ?? "", at };
    }
  }

  count(window: SyncWindow): number {
    if (isAll(window)) return this.#slots.size;
    const { first, end } = this.#find(window);
    return Math.max(0, end - first);
  }

  /** The rows as segments; unchanged ones are the same strings as before. */
  toTexts(): string[] {
    return Array.from({ length: Math.ceil(this.#ids.length / SEGMENT) }, (_, segment) => {
      this.#texts[segment] ??= this.#toText(segment * SEGMENT);
      return this.#texts[segment];
    });
  }

  #toText(start: number): string {
    let text = "";
    for (let slot = start; slot < Math.min(start + SEGMENT, this.#ids.length); slot += 1) {
      const time = this.#times[slot] ?? NO_TIME;
      if (!this.#ids[slot]) continue;
      text += `${text && "\n"}${this.#ids[slot]}\t${this.#digests[slot]}\t${time === NO_TIME ? "" : time.toString(36)}`;
    }
    return text;
  }

  #load(text: string): void {
    const start = this.#ids.length;
    // Not by `split()`, whose arrays of a long state take more than its rows.
    for (let from = 0; from < text.length; ) {
      const afterId = text.indexOf("\t", from);
      const afterDigest = text.indexOf("\t", afterId + 1);
      const newline = text.indexOf("\n", afterDigest);
      const end = newline < 0 ? text.length : newline;
      const time = Number.parseInt(text.slice(afterDigest + 1, end), 36);
      const digest = text.slice(afterId + 1, afterDigest);
      this.#set(this.#ids.length, text.slice(from, afterId), digest, Number.isNaN(time) ? NO_TIME : time);
      from = end + 1;
    }
    if (this.#ids.length - start <= SEGMENT) this.#texts[start / SEGMENT] = text;
    while (this.#ids.length % SEGMENT > 0) {
      this.#free.push(this.#ids.length);
      this.#set(this.#ids.length, "", "", NO_TIME);
    }
  }

  #set(slot: number, id: string, digest: string, time: number): void {
    this.#ids[slot] = id;
    this.#digests[slot] = digest;
    this.#times[slot] = time;
    if (id) this.#slots.set(id, slot);
  }

  /** Where the rows of a window are, newest first. */
  #find(window: SyncWindow): { order: readonly number[]; first: number; end: number } {
    const times = this.#times;
    // Infinity minus Infinity is NaN.
    this.#newestFirst ??= [...this.#slots.values()].sort(
      (one, other) => Number(times[other]) - Number(times[one]) || 0,
    );
    const order = this.#newestFirst;
    if (isAll(window)) return { order, first: 0, end: order.length };
    const { from, to } = window;
    const first = to === null ? 0 : this.#firstBelow(order, Date.parse(to) + 1);
    return { order, first, end: this.#firstBelow(order, from === null ? -Number.MAX_VALUE : Date.parse(from)) };
  }

  /** Index of the first row that is older than a time. */
  #firstBelow(order: readonly number[], time: number): number {
    let low = 0;
    for (let high = order.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((this.#times[order[middle] ?? 0] ?? NO_TIME) < time) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
