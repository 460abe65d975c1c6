import type { Call, HttpRequest } from "../call/call.ts";
import type { Cancellation } from "../call/cancellation.ts";
import type { ResponseHeaders } from "../call/response-info.ts";
import type { TransportFailure } from "./transport-failure.ts";

/** A response whose headers have arrived. */
export interface RawResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  /**
   * Reads and decompresses the body, once.
   *
   * @throws a {@link TransportFailure}, or the platform's own error, when it breaks off, cannot be decompressed, or is larger than the limit
   */
  readBody(maxBytes: number): Promise<Uint8Array>;
  /** Closes the connection, so that an unread body is not downloaded. */
  discard(): void;
}

/**
 * Sends one request. Settles promptly once cancelled, leaving nothing behind. Never follows a redirect.
 * Sets `call.phase` to `headers` once connected.
 */
export type Transport = (request: HttpRequest, cancellation: Cancellation, call: Call) => Promise<RawResponse>;
