const CAPACITY = 100;
const REFILL_PER_SUCCESS = 0.5;

/**
 * A client's budget for retries: a full outage costs at most 100 of them, not two per call, while single faults between successes
 * are always retried.
 */
export class RetryBudget {
  #tokens = CAPACITY;

  /** Takes one retry; false when none is left. */
  take(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Refills a little after a success, and refunds what a throttled call took. */
  onSuccess(refund = 0): void {
    this.#tokens = Math.min(CAPACITY, this.#tokens + REFILL_PER_SUCCESS + refund);
  }
}
