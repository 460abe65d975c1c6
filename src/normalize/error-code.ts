import { ERROR_CODES, type ErrorCode } from "../generated/enums.ts";

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: "validation_error",
  401: "invalid_api_key",
  402: "subscription_required",
  403: "insufficient_permission",
  404: "not_found",
  405: "method_not_allowed",
  408: "request_timeout",
  410: "not_found",
  412: "precondition_failed",
  413: "payload_too_large",
  414: "uri_too_long",
  415: "unsupported_media_type",
  422: "validation_error",
  429: "rate_limited",
  431: "headers_too_large",
  500: "internal_error",
  502: "service_unavailable",
  503: "service_unavailable",
  504: "service_unavailable",
};

/**
 * The spec's code: the service's own where it is one of them, else by status, so that one `switch` fits every service. An error response
 * sent with status 200 may have the real status as its code.
 */
export const toErrorCode = (apiCode: string | undefined, status: number): ErrorCode | `http_${number}` =>
  ERROR_CODES.find((known) => known === apiCode) ??
  BY_STATUS[status < 400 ? Number(apiCode) : status] ??
  `http_${status}`;
