/** A failure, with what an assistant needs to decide what to do next. */
export interface Failure {
  /** What failed, why, and what to do next: whole sentences in this server's own words. */
  message: string;
  /** The service's message, or names from recordings, that belong to the message. Rendered as untrusted data. */
  quoted?: string | undefined;
  /** Machine-readable reason. */
  code: string;
  /** HTTP status, if the service responded. */
  status?: number | undefined;
  /** Whether the same call may succeed later. */
  retryable: boolean;
  /** Seconds to wait before retrying, if the service said so. */
  retryAfterSeconds?: number | undefined;
}

/** A failed call, returned to the assistant as an error result. */
export class ToolError extends Error {
  override readonly name = "ToolError";
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Error for invalid arguments. */
export function invalidArguments(message: string, quoted?: string): ToolError {
  return new ToolError({ message, quoted, code: "invalid_arguments", retryable: false });
}
