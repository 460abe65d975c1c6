import type { ErrorCode } from "../types.ts";

/** Code of an answer that the service refused with: one of the API's, or the status where the code is missing or new. */
export type ApiErrorCode = ErrorCode | `http_${number}`;

/** Code of a failure that is not an answer of the API. */
export type ClientErrorCode =
  | "connection_error"
  | "timeout"
  | "aborted"
  | "invalid_options"
  | "unexpected_response"
  | "pagination_error";

/** Every value of `error.code`. */
export type SvcErrorCode = ApiErrorCode | ClientErrorCode;
