import type { SvcError } from "../errors/svc-error.ts";

/** An attempt about to be sent. The `Authorization` header is not among the headers. */
export interface RequestEvent {
  /** Method and path, e.g. `GET /api/v1/meetings`. */
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

/** A finished attempt: `status` when there was a response, `error` when there was none. */
export interface ResponseEvent extends RequestEvent {
  /** HTTP status of the response. */
  status?: number;
  /** The response's `X-Request-Id`, if any (assumed). */
  requestId?: string;
  /** Why there is no usable response. */
  error?: SvcError;
  /** From sending the request to having read the body, in milliseconds. */
  durationMs: number;
}

/** An attempt that will be repeated. */
export interface RetryEvent {
  /** Method and path, e.g. `GET /api/v1/meetings`. */
  operation: string;
  /** Number of the attempt to come: 2 for the first retry. */
  attempt: number;
  /** Wait before it, in milliseconds. */
  delayMs: number;
  /** Reason, e.g. `status 503` or `connection: reset`. */
  reason: string;
}

/**
 * Functions that observe attempts. Each is called once per attempt; return values and exceptions are ignored. A call's own hook replaces
 * the client's for that call.
 */
export interface Hooks {
  /** Called before every attempt. A call's own hook replaces the client's. */
  onRequest?: ((event: RequestEvent) => void) | undefined;
  /** Called after every attempt, with or without a response. A call's own hook replaces the client's. */
  onResponse?: ((event: ResponseEvent) => void) | undefined;
  /** Called before the wait that precedes another attempt. A call's own hook replaces the client's. */
  onRetry?: ((event: RetryEvent) => void) | undefined;
}

/** Receives log lines; `console` fits. Never receives a key. */
export interface Logger {
  /** One line per attempt and per outcome. `fields` is the event without its headers. */
  debug?: ((message: string, fields?: object) => void) | undefined;
  /** One line per retry, and per response that does not match the spec (`validation`). */
  warn?: ((message: string, fields?: object) => void) | undefined;
}
