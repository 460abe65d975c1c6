/** Wakes the workers of this process. */
export class WakeUp {
  readonly #waiting = new Set<() => void>();

  /** Resolves all pending waits. */
  wake(): void {
    for (const resolve of [...this.#waiting]) resolve();
  }

  /** Resolves on the next wake-up, after `ms`, or when the signal aborts, whichever comes first. */
  wait(ms: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", done);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener("abort", done);
      this.#waiting.add(done);
    });
  }
}
