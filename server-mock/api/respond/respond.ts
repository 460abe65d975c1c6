import type { IdSource } from "../../records/ids.ts";
import { OutcomeUnknown } from "../../store/database.ts";
import type { SeenHeaders } from "../journal/request-match.ts";
import { ApiError } from "./api-error.ts";
import type { OperationResult } from "./operation-result.ts";

/** A response before it is sent, independent of the adapter. */
export interface Reply {
  status: number;
  body: OperationResult["body"];
  /** Including those that every response carries. */
  headers: Record<string, string>;
  /** Closes the connection after the first half of the body. */
  isCut?: boolean;
}

const UNKNOWN =
  "It is not known whether the change was made. Repeat the request if it has an Idempotency-Key or If-Match; otherwise read first.";
const REQUEST_ID = /^[A-Za-z0-9._~:/+=@-]{1,128}$/;

/** The client's own request ID if it is valid, otherwise a new one. */
export function requestIdOf({ headers }: { headers: Pick<SeenHeaders, "get"> }, ids: IdSource): string {
  const given = headers.get("x-request-id");
  return given !== null && REQUEST_ID.test(given) ? given : ids.requestId();
}

/** Adds the headers that every response carries. */
export function replyWith(result: OperationResult, requestId: string, extra?: Record<string, string>): Reply {
  const headers: Record<string, string> = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": requestId,
  };
  const { status, body } = result;
  if (body !== null) headers["Content-Type"] = "application/json; charset=utf-8";
  return { status, body, headers: Object.assign(headers, extra, result.headers) };
}

/** Converts an error to a reply; for internal errors it contains only the request ID. */
export function errorReply(error: unknown, requestId: string, extra?: Record<string, string>): Reply {
  const apiError = toApiError(error);
  const { headers } = apiError.options;
  return replyWith(
    { status: apiError.status, body: apiError.toBody(requestId), ...(headers ? { headers } : {}) },
    requestId,
    extra,
  );
}

/** Size of a reply's body as sent: 0 for HEAD. */
export function bytesOf({ body }: Pick<Reply, "body">, method: string): number {
  return body === null || method === "HEAD" ? 0 : Buffer.byteLength(body);
}

/** Converts an error for the client, without details of internal errors. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // Without Retry-After, which would imply that nothing was written.
  if (error instanceof OutcomeUnknown) return new ApiError("service_unavailable", UNKNOWN);
  return new ApiError(
    "internal_error",
    "Something went wrong on our side. Try again, and report the request ID if it happens again.",
  );
}

/** First half of a body, for truncated responses. */
export function firstHalf(bytes: Uint8Array): Uint8Array {
  return bytes.slice(0, Math.ceil(bytes.length / 2));
}
