import type { SvcError } from "../errors/svc-error.ts";

/** An attempt that is about to be sent. The `Authorization` header is not among the headers. */
export interface RequestEvent {
  /** What is called, e.g. `GET /api/v1/meetings`. */
  operation: string;
  /** HTTP method. */
  method: string;
  /** Full address, query included. */
  url: string;
  /** Headers as they are sent, names in lower case; without `authorization`. */
  headers: Readonly<Record<string, string>>;
  /** 1 for the first request of a call. */
  attempt: number;
}

/** An attempt that is over: `status` when an answer came, `error` when none did. */
export interface ResponseEvent extends RequestEvent {
  /** HTTP status of the answer. */
  status?: number;
  /** The answer's `X-Request-Id`, where it has one (assumed). */
  requestId?: string;
  /** Why no usable answer came. */
  error?: SvcError;
  /** From sending the request to having read the body, in milliseconds. */
  durationMs: number;
}

/** An attempt that will be repeated. */
export interface RetryEvent {
  /** What is called, e.g. `GET /api/v1/meetings`. */
  operation: string;
  /** Number of the attempt to come: 2 for the first retry. */
  attempt: number;
  /** Wait before it, in milliseconds. */
  delayMs: number;
  /** Why, e.g. `status 503` or `connection: reset`. */
  reason: string;
}

/**
 * Functions that watch. Each is called once per attempt; what they return is ignored, and what they throw too. One given to a call takes
 * the place of the client's for that call.
 */
export interface Hooks {
  /** Called before every attempt. A call's own takes the place of the client's. */
  onRequest?: ((event: RequestEvent) => void) | undefined;
  /** Called after every attempt, whether it got an answer or not. A call's own takes the place of the client's. */
  onResponse?: ((event: ResponseEvent) => void) | undefined;
  /** Called before the wait that precedes another attempt. A call's own takes the place of the client's. */
  onRetry?: ((event: RetryEvent) => void) | undefined;
}

/** Where the SDK says what it does. `console` fits. Never given a key. */
export interface Logger {
  /** Gets a line for every attempt and every outcome. `fields` is the event without its headers. */
  debug?: ((message: string, fields?: object) => void) | undefined;
  /** Gets a line for every retry, and for answers that differ from the description (`validation`). */
  warn?: ((message: string, fields?: object) => void) | undefined;
}
