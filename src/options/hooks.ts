import type { SvcError } from "../errors/svc-error.ts";

/** An attempt that is about to be sent. The `Authorization` header is not among the headers. */
export interface RequestEvent {
  /** What is called, e.g. `GET /api/v1/meetings`. */
  operation: string;
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** 1 for the first request of a call. */
  attempt: number;
}

/** An attempt that is over: `status` when an answer came, `error` when none did. */
export interface ResponseEvent extends RequestEvent {
  status?: number;
  requestId?: string;
  error?: SvcError;
  /** From sending the request to having read the body, in milliseconds. */
  durationMs: number;
}

/** An attempt that will be repeated. */
export interface RetryEvent {
  operation: string;
  /** Number of the attempt to come: 2 for the first retry. */
  attempt: number;
  /** Wait before it, in milliseconds. */
  delayMs: number;
  /** Why, e.g. `status 503` or `connection: reset`. */
  reason: string;
}

/** Functions that watch. Each is called once per attempt; what they return is ignored, and what they throw too. */
export interface Hooks {
  onRequest?: ((event: RequestEvent) => void) | undefined;
  onResponse?: ((event: ResponseEvent) => void) | undefined;
  onRetry?: ((event: RetryEvent) => void) | undefined;
}

/** Where the SDK says what it does. `console` fits. Never given a key. */
export interface Logger {
  debug?: ((message: string, fields?: object) => void) | undefined;
  warn?: ((message: string, fields?: object) => void) | undefined;
}
