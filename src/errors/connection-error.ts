import { SvcError, type SvcErrorFacts } from "./svc-error.ts";

/** Reason why no complete response arrived. */
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

/** Phase of a request when its time ran out: connecting, waiting for headers, reading the body, or between two attempts. */
export type Phase = "connect" | "headers" | "body" | "wait";

/** Facts about a request without a complete response. */
export interface ConnectionErrorFacts extends SvcErrorFacts {
  /** HTTP method of the call. */
  method: string;
  /** Path of the call, its identifiers in braces: `/api/v1/meetings/{id}`. */
  path: string;
  reason: ConnectionFailure;
  /** Requests sent for this call. */
  attempts: number;
  /** Whether a change may have taken effect. */
  ambiguous: boolean;
}

/** Facts about a call whose time ran out. */
export interface TimeoutErrorFacts {
  /** HTTP method of the call. */
  method: string;
  /** Path of the call, its identifiers in braces: `/api/v1/meetings/{id}`. */
  path: string;
  phase: Phase;
  /** Requests sent for this call. */
  attempts: number;
  /** Whether a change may have taken effect. */
  ambiguous: boolean;
}

/** No complete response arrived: DNS, refused, TLS, reset, closed early, or malformed HTTP. */
export class ConnectionError extends SvcError {
  declare readonly code: "connection_error" | "timeout";
  /** HTTP method of the call. */
  declare readonly method: string;
  /** Path of the call, its identifiers in braces: `/api/v1/meetings/{id}`; for `svc.request()`, the path that it was given. */
  declare readonly path: string;
  /** What failed. */
  declare readonly reason: ConnectionFailure;
  /** Requests sent for this call, retries included. */
  declare readonly attempts: number;
  /** True when a change may have taken effect although no response arrived. */
  declare readonly ambiguous: boolean;

  constructor(message: string, facts: ConnectionErrorFacts, code: "connection_error" | "timeout" = "connection_error") {
    super(code, message, facts);
  }

  override get name(): string {
    return "ConnectionError";
  }
}

/** An attempt took longer than `timeoutMs`, or the whole call longer than `deadlineMs`. */
export class TimeoutError extends ConnectionError {
  declare readonly code: "timeout";
  /** What the call was waiting for. */
  declare readonly phase: Phase;

  constructor(message: string, facts: TimeoutErrorFacts) {
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

  /** `AbortError`, as on the platform's own errors, so that existing checks by name work. */
  override get name(): string {
    return "AbortError";
  }
}
