import { SvcError } from "./svc-error.ts";

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
export interface ConnectionErrorFacts {
  reason: ConnectionFailure;
  /** Requests that were sent for this call. */
  attempts: number;
  /** Whether a change may have taken effect. */
  ambiguous: boolean;
  cause?: unknown;
}

/** No whole answer arrived: DNS, refused, TLS, reset, closed early, or malformed HTTP. */
export class ConnectionError extends SvcError {
  protected static override readonly displayName: string = "ConnectionError";
  declare readonly code: "connection_error" | "timeout";
  /** What broke. */
  readonly reason: ConnectionFailure;
  /** Requests that were sent for this call, retries included. */
  readonly attempts: number;
  /** True when a change may have taken effect although no answer arrived. */
  readonly ambiguous: boolean;

  constructor(message: string, facts: ConnectionErrorFacts, code: "connection_error" | "timeout" = "connection_error") {
    super(code, message, { cause: facts.cause });
    this.reason = facts.reason;
    this.attempts = facts.attempts;
    this.ambiguous = facts.ambiguous;
  }
}

/** The time of an attempt (`timeoutMs`) or of the whole call (`deadlineMs`) ran out. */
export class TimeoutError extends ConnectionError {
  protected static override readonly displayName = "TimeoutError";
  declare readonly code: "timeout";
  /** What was being waited for. */
  readonly phase: Phase;

  constructor(message: string, facts: Omit<ConnectionErrorFacts, "reason"> & { phase: Phase }) {
    super(message, { ...facts, reason: "timeout" }, "timeout");
    this.phase = facts.phase;
  }
}

/** The caller's `signal` was aborted. `cause` is the signal's reason. */
export class AbortedError extends SvcError {
  protected static override readonly displayName = "AbortedError";
  declare readonly code: "aborted";
  /** True when a change may have taken effect. */
  readonly ambiguous: boolean;

  constructor(cause: unknown, ambiguous: boolean) {
    super("aborted", "The call was aborted by its signal.", { cause });
    this.ambiguous = ambiguous;
  }
}
