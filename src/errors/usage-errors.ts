import { SvcError } from "./svc-error.ts";

/** An option, argument or identifier is not valid. Thrown before anything is sent. */
export class OptionsError extends SvcError {
  protected static override readonly displayName = "OptionsError";
  declare readonly code: "invalid_options";

  constructor(message: string) {
    super("invalid_options", message);
  }
}

/** What is known of an answer that is not what the API sends. */
export interface UnexpectedResponseFacts {
  status: number;
  requestId: string | undefined;
  attempts: number;
  ambiguous: boolean;
  cause?: unknown;
}

/** An answer arrived that is not the API's: HTML, a broken or foreign JSON shape, a redirect, a body over the limit. */
export class UnexpectedResponseError extends SvcError {
  protected static override readonly displayName = "UnexpectedResponseError";
  declare readonly code: "unexpected_response";
  /** HTTP status of the answer. */
  readonly status: number;
  /** The answer's `X-Request-Id`, where it has one. */
  readonly requestId: string | undefined;
  /** Requests that were sent for this call, retries included. */
  readonly attempts: number;
  /** True when a change may have taken effect. */
  readonly ambiguous: boolean;

  constructor(message: string, facts: UnexpectedResponseFacts) {
    super("unexpected_response", message, { cause: facts.cause });
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.attempts = facts.attempts;
    this.ambiguous = facts.ambiguous;
  }
}

/** A walk over a list cannot go on: the service repeats a page. */
export class PaginationError extends SvcError {
  protected static override readonly displayName = "PaginationError";
  declare readonly code: "pagination_error";
  /** Number of the page that could not be used. */
  readonly page: number;

  constructor(message: string, page: number) {
    super("pagination_error", message);
    this.page = page;
  }
}
