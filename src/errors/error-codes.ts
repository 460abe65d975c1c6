import type { ErrorCode } from "../types.ts";

/** Code of an error response: one of the API's, or the status where the code is missing or unknown. */
export type ApiErrorCode = ErrorCode | `http_${number}`;

/** Code of a failure other than an error response. */
export type ClientErrorCode =
  | "connection_error"
  | "timeout"
  | "aborted"
  | "invalid_options"
  | "unexpected_response"
  | "pagination_error";

/** Every value of `error.code`. */
export type SvcErrorCode = ApiErrorCode | ClientErrorCode;
