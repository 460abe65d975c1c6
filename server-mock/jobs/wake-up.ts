/** Notifies workers that there may be work. */
export interface WakeUp {
  /** Resolves on the next wake-up, after `ms`, or when the signal aborts, whichever comes first. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** Wakes the workers of this process. */
export class LocalWakeUp implements WakeUp {
  readonly #waiting = new Set<() => void>();

  /** Resolves all pending waits. */
  wake(): void {
    for (const resolve of [...this.#waiting]) resolve();
  }

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
