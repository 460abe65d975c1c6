import { SvcError, type SvcErrorFacts } from "./svc-error.ts";

/** Why no whole answer arrived. */
export type ConnectionFailure =
  | "dns"
  | "refused"
  | "unreachable"
  | "tls"
  | "reset"
  | "closed"
  | "protocol"
  | "proxy"
  | "timeout"
  | "unknown";

/** Where a request was when its time ran out: waiting for a connection, for headers, for the body, or between two attempts. */
export type Phase = "connect" | "headers" | "body" | "wait";

/** What is known of a request that got no whole answer. */
export interface ConnectionErrorFacts extends SvcErrorFacts {
  reason: ConnectionFailure;
  /** Requests that were sent for this call. */
  attempts: number;
  /** Whether a change may have taken effect. */
  ambiguous: boolean;
}

/** No whole answer arrived: DNS, refused, TLS, reset, closed early, or malformed HTTP. */
export class ConnectionError extends SvcError {
  declare readonly code: "connection_error" | "timeout";
  /** What broke. */
  declare readonly reason: ConnectionFailure;
  /** Requests that were sent for this call, retries included. */
  declare readonly attempts: number;
  /** True when a change may have taken effect although no answer arrived. */
  declare readonly ambiguous: boolean;

  constructor(message: string, facts: ConnectionErrorFacts, code: "connection_error" | "timeout" = "connection_error") {
    super(code, message, facts);
  }

  override get name(): string {
    return "ConnectionError";
  }
}

/** The time of an attempt (`timeoutMs`) or of the whole call (`deadlineMs`) ran out. */
export class TimeoutError extends ConnectionError {
  declare readonly code: "timeout";
  /** What was being waited for. */
  declare readonly phase: Phase;

  constructor(message: string, facts: { phase: Phase; attempts: number; ambiguous: boolean }) {
    super(message, { ...facts, reason: "timeout" }, "timeout");
  }

  override get name(): string {
    return "TimeoutError";
  }
}

/** The caller's `signal` was aborted. `cause` is the signal's reason. */
export class AbortedError extends SvcError {
  declare readonly code: "aborted";
  /** True when a change may have taken effect. */
  declare readonly ambiguous: boolean;

  constructor(cause: unknown, ambiguous: boolean) {
    super("aborted", "The call was aborted by its signal.", { cause, ambiguous });
  }

  override get name(): string {
    return "AbortedError";
  }
}
