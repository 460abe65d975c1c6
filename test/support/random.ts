/** Numbers that look random, the same ones every time. */
export class Random {
  #state: number;
  #ids = 0;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `bound`, which is left out. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  /** A uuid. One in a hundred begins as the one before does, as far as short ids go. */
  uuid(): string {
    this.#ids += 1;
    const begin = Math.floor((this.#ids - (this.#ids % 100 === 1 ? 1 : 0)) * 2_654_435.761) % 2 ** 32;
    const rest = Array.from({ length: 3 }, () => this.below(65_536).toString(16).padStart(4, "0"));
    const hex = begin.toString(16).padStart(8, "0");
    return `${hex}-${rest[0]}-4${rest[1]?.slice(1)}-8${rest[2]?.slice(1)}-${this.#ids.toString(16).padStart(12, "0")}`;
  }
}
