/** Number of requests that the server has received, in memory shared with its worker's thread. */
export class RequestCount {
  readonly memory: SharedArrayBuffer;
  readonly #count: Int32Array;

  constructor(memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#count = new Int32Array(memory);
  }

  /** Counts a request. */
  add(): void {
    Atomics.add(this.#count, 0, 1);
  }

  /** Requests so far; it wraps around. */
  get value(): number {
    return Atomics.load(this.#count, 0);
  }
}
