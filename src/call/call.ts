import type { Phase } from "../errors/connection-error.ts";
import type { ResolvedOptions } from "../options/request-options.ts";
import type { Redaction } from "../redact.ts";
import type { Cancellation } from "./cancellation.ts";
import type { Clock } from "./clock.ts";
import type { Pacer } from "./pacer.ts";
import type { ResponseHeaders, ResponseInfo } from "./response-info.ts";
import type { RetryBudget } from "./retry-budget.ts";

/** A request, ready to be sent. Header names are lower case. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** A response whose body has been read. */
export interface HttpResponse extends ResponseInfo {
  /** The body as text; empty when there is none. */
  readonly text: string;
}

/** State shared by all calls of a client. */
export interface CallContext extends Redaction {
  readonly clock: Clock;
  readonly random: () => number;
  /** The wait that a response asks for, in milliseconds. */
  readonly readRetryAfter: (headers: ResponseHeaders, nowMs: number, status?: number) => number | undefined;
  readonly budget: RetryBudget;
  /** Whether a function returns the key before each attempt, so that a retry after a 401 may have a new one. */
  readonly canChangeKey: boolean;
}

/** One call of the client, shared by all its attempts. */
export interface Call extends CallContext {
  /** Method and path, for messages: `GET /api/v1/meetings`. */
  readonly name: string;
  readonly method: string;
  /** Path of the operation, identifiers in braces, the key masked. */
  readonly path: string;
  /** Page of a list, from 1. */
  readonly page: number | undefined;
  readonly options: ResolvedOptions;
  readonly cancellation: Cancellation;
  /** Flow control shared by calls that belong together, such as the pages of a list. */
  readonly pacer: Pacer | undefined;
  /** Time by which the call must be done, on the monotonic clock. */
  readonly deadlineAt: number | undefined;
  /** Requests sent so far. */
  attempts: number;
  /** What the current attempt is waiting for. */
  phase: Phase;
  /** Status and headers of the response whose body is being read, or was read last. */
  response: ResponseInfo | undefined;
  /** Whether sending the request twice has the effect of sending it once. */
  readonly isRepeatable: boolean;
  /** Whether an attempt may have reached the service without its response reaching us. */
  responseLost: boolean;
  /** Set by a transport when a kept-alive connection broke. The server was nearly always closing it: resend at once, on a new one. */
  needsFreshConnection: boolean;
  /** Set by a transport when a retry would fail too. */
  isFinal?: boolean;
}
