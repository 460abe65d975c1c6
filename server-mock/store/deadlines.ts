/** Something that may take so long and no longer. */
export interface Deadline {
  startedAt: number;
  expire: () => void;
}

/**
 * Deadlines that all are the same time away: one timer for all of them, where a timer for each would cost more than what it
 * watches over. What ends in time was never noticed by it.
 */
export class Deadlines {
  readonly #afterMs: number;
  /** The oldest first, since a set keeps the order in which it was filled. */
  readonly #running = new Set<Deadline>();
  #timer: NodeJS.Timeout | undefined;

  constructor(afterMs: number) {
    this.#afterMs = afterMs;
  }

  start(expire: () => void): Deadline {
    const deadline = { startedAt: performance.now(), expire };
    this.#running.add(deadline);
    this.#timer ??= this.#wake(this.#afterMs);
    return deadline;
  }

  /** Nothing happens to it any more. */
  end(deadline: Deadline): void {
    this.#running.delete(deadline);
  }

  #wake(afterMs: number): NodeJS.Timeout {
    // What it watches over keeps the process alive for as long as that takes.
    return setTimeout(() => this.#expire(), afterMs).unref();
  }

  #expire(): void {
    const now = performance.now();
    this.#timer = undefined;
    for (const deadline of this.#running) {
      const leftMs = deadline.startedAt + this.#afterMs - now;
      if (leftMs > 0) {
        this.#timer = this.#wake(Math.ceil(leftMs));
        return;
      }
      this.#running.delete(deadline);
      deadline.expire();
    }
  }
}
