import type { ErrorCode } from "../generated/enums.ts";

/** Code of an error response: the service's own where the spec has it, else by status; `http_418` for a status without one. */
export type ApiErrorCode = ErrorCode | `http_${number}`;

/** Code of a failure other than an error response. */
export type ClientErrorCode =
  | "connection_error"
  | "timeout"
  | "aborted"
  | "invalid_options"
  | "unexpected_response"
  | "pagination_error"
  | "incomplete_list";

/** Every value of `error.code`. */
export type SvcErrorCode = ApiErrorCode | ClientErrorCode;
