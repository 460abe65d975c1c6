/**
 * The part of `Headers` that openapi-fetch uses. The builds give it this one: on Node 20 the first `Headers` of a process loads undici, which takes
 * 20 ms, and making a filled one takes 5 µs. Names and values are checked where callers give them.
 */
export class Headers {
  readonly #values: Record<string, string> = {};

  set(name: string, value: unknown): void {
    this.#values[name.toLowerCase()] = String(value);
  }

  append(name: string, value: unknown): void {
    const before = this.get(name);
    this.set(name, before === null ? value : `${before}, ${String(value)}`);
  }

  get(name: string): string | null {
    return this.#values[name.toLowerCase()] ?? null;
  }

  delete(name: string): void {
    delete this.#values[name.toLowerCase()];
  }

  entries(): IterableIterator<[string, string]> {
    return Object.entries(this.#values).values();
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.entries();
  }
}

/** Bodies are JSON: none is a `FormData`, whose first mention loads undici as well. */
export class FormData {}
