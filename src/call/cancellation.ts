import type { SvcError } from "../errors/svc-error.ts";

type Listener = (reason: SvcError) => void;

/**
 * Cancels work with a reason. An AbortController does the same, but costs an event target per request, and on Node 20 combined signals can
 * stop firing after a garbage collection.
 */
export class Cancellation {
  #reason: SvcError | undefined;
  // Nearly always a single listener, for which a set costs several times as much.
  #listeners: Listener[] = [];

  /** The error to fail with, once cancelled. */
  get reason(): SvcError | undefined {
    return this.#reason;
  }

  /** Stops the work. Only the first call counts. */
  cancel(reason: SvcError): void {
    if (this.#reason) return;
    this.#reason = reason;
    // A listener may remove another one.
    for (let next = this.#listeners.shift(); next; next = this.#listeners.shift()) next(reason);
  }

  /** Calls back when cancelled, at once if it already is. Returns a function that stops listening. */
  onCancel(listener: Listener): () => void {
    if (this.#reason) {
      listener(this.#reason);
      return () => undefined;
    }
    this.#listeners.push(listener);
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener);
    };
  }

  throwIfCancelled(): void {
    if (this.#reason) throw this.#reason;
  }

  /** Settles like the promise, or rejects with the reason as soon as cancelled. */
  race<T>(promise: Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const stop = this.onCancel(reject);
      promise.then(resolve, reject).finally(stop);
    });
  }
}
