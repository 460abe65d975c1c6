/** Scoring did not work. `isRetryable` says whether trying again later may. */
export class ScoringError extends Error {
  override readonly name = "ScoringError";
  readonly isRetryable: boolean;
  /** How long the scorer asks to be left in peace. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, options: { isRetryable: boolean; retryAfterMs?: number | undefined }) {
    super(message);
    this.isRetryable = options.isRetryable;
    this.retryAfterMs = options.retryAfterMs;
  }
}
