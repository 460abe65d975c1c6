/** Pages under way, in order. At most `size` are fetched ahead of the one that is taken. */
export class PageWindow<P> {
  readonly #fetch: (number: number) => Promise<P>;
  readonly #size: number;
  readonly #pending: Promise<P>[] = [];
  #next: number;

  constructor(fetch: (number: number) => Promise<P>, size: number, first: number) {
    this.#fetch = fetch;
    this.#size = size;
    this.#next = first;
  }

  /** Starts fetching, up to the window's size, no page past `lastPage`. */
  fill(lastPage: number): void {
    while (this.#pending.length < this.#size && this.#next <= lastPage) {
      const page = this.#fetch(this.#next);
      // Looked at when its turn comes, which may be never.
      page.catch(() => undefined);
      this.#pending.push(page);
      this.#next += 1;
    }
  }

  /** The next page; undefined when none is under way. */
  take(): Promise<P> | undefined {
    return this.#pending.shift();
  }
}
