const EMPTY = 0;
const FIRST_CAPACITY = 1 << 12;
const MAX_LOAD = 0.5;

/**
 * IDs of the rows of a file with the numbers of their rows. A million of them take 40 MB instead of 150: an ID is kept as
 * 104 of its 128 bits, which are as good as random.
 */
export class IdSet {
  #size = 0;
  #high = new Float64Array(FIRST_CAPACITY);
  #low = new Float64Array(FIRST_CAPACITY);
  #rows = new Uint32Array(FIRST_CAPACITY);

  /** The number of the row that has the ID already; undefined when it is new and was added. */
  add(id: string, row: number): number | undefined {
    if (this.#size >= this.#rows.length * MAX_LOAD) this.#grow();
    const [high, low] = halves(id);
    const slot = this.#slotOf(high, low);
    if (this.#high[slot] !== EMPTY) return this.#rows[slot];
    this.#put(slot, high, low, row);
    this.#size += 1;
    return undefined;
  }

  has(id: string): boolean {
    const [high, low] = halves(id);
    return this.#high[this.#slotOf(high, low)] !== EMPTY;
  }

  /** The slot of an ID, or the empty one that it would take. */
  #slotOf(high: number, low: number): number {
    const mask = this.#rows.length - 1;
    let slot = low % (mask + 1);
    while (this.#high[slot] !== EMPTY && (this.#high[slot] !== high || this.#low[slot] !== low))
      slot = (slot + 1) & mask;
    return slot;
  }

  #put(slot: number, high: number, low: number, row: number): void {
    this.#high[slot] = high;
    this.#low[slot] = low;
    this.#rows[slot] = row;
  }

  #grow(): void {
    const [highs, lows, rows] = [this.#high, this.#low, this.#rows];
    this.#high = new Float64Array(rows.length * 2);
    this.#low = new Float64Array(rows.length * 2);
    this.#rows = new Uint32Array(rows.length * 2);
    for (const [index, high] of highs.entries())
      if (high !== EMPTY) this.#put(this.#slotOf(high, lows[index] ?? 0), high, lows[index] ?? 0, rows[index] ?? 0);
  }
}

/** Two numbers of 52 bits; the first is never 0. */
function halves(id: string): [high: number, low: number] {
  const digits = id.replaceAll("-", "");
  return [Number.parseInt(digits.slice(0, 13), 16) + 1, Number.parseInt(digits.slice(-13), 16)];
}
