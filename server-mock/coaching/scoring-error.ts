/**
 * Why scoring did not work: the scorer could not be reached or asked to be left in peace, it said nothing usable, or it never
 * will for this call.
 */
type ScoringFailure = "unavailable" | "unusable" | "final";

/** Scoring did not work. */
export class ScoringError extends Error {
  override readonly name = "ScoringError";
  readonly failure: ScoringFailure;
  /** How long the scorer asks to be left in peace. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, failure: ScoringFailure, retryAfterMs?: number) {
    super(message);
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }
}
