/** What an assistant needs to decide what to do after a failure. */
export interface Failure {
  /** What failed, why, and what to do next: whole sentences. */
  message: string;
  /** Machine-readable reason. */
  code: string;
  /** HTTP status of the service's answer, where there is one. */
  status?: number | undefined;
  /** Whether the same call may succeed later. */
  retryable: boolean;
  /** How long to wait first, in seconds, where the service told. */
  retryAfterSeconds?: number | undefined;
}

/** A call cannot be answered; the assistant gets the failure as a result that says so. */
export class ToolError extends Error {
  override readonly name = "ToolError";
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** The arguments of a call do not fit. */
export function invalidArguments(message: string): ToolError {
  return new ToolError({ message, code: "invalid_arguments", retryable: false });
}
