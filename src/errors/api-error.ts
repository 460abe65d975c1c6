import type { ErrorDetail } from "../generated/models.ts";
import type { ErrorFacts } from "../normalize/error-body.ts";
import type { ApiErrorCode } from "./error-codes.ts";
import { SvcError } from "./svc-error.ts";

/** Facts from the service's error response. */
export interface ApiErrorFacts {
  /** HTTP method of the call. */
  method: string;
  /** Path of the call, its identifiers in braces: `/api/v1/meetings/{id}`. */
  path: string;
  status: number;
  /** The code by which programs tell errors apart. */
  code: ApiErrorCode;
  /** The parsed body, or its text where it is not JSON; the API key masked. */
  body: unknown;
  /** Facts from the body. */
  said: ErrorFacts;
  requestId: string | undefined;
  /** Requests sent for this call. */
  attempts: number;
  /** `Retry-After`, in milliseconds. */
  retryAfterMs: number | undefined;
  /** Whether a change may have taken effect despite this error. */
  ambiguous: boolean;
}

/** The service responded with an error. Subclasses by status; this class itself for every other 4xx. */
export class ApiError extends SvcError {
  declare readonly code: ApiErrorCode;
  /** HTTP method of the call. */
  declare readonly method: string;
  /** Path of the call, its identifiers in braces: `/api/v1/meetings/{id}`; for `svc.request()`, the path that it was given. */
  declare readonly path: string;
  /** HTTP status of the response. */
  declare readonly status: number;
  /** The `X-Request-Id` of the response: quote it when you ask the service's owner (header assumed). */
  declare readonly requestId: string | undefined;
  /** Requests sent for this call, retries included. */
  declare readonly attempts: number;
  /** How long the service asked to wait, in milliseconds, if it did. */
  declare readonly retryAfterMs: number | undefined;
  /** The API's own code as sent, even if this SDK does not know it. */
  declare readonly apiCode: string | undefined;
  /** The service's own message, at most 500 characters; for an HTML page, its text. Undefined if it sent none. */
  declare readonly apiMessage: string | undefined;
  /** Every problem of the request that the service named (structure assumed). */
  declare readonly details: readonly ErrorDetail[];
  /** True when a change may have taken effect although the call failed. */
  declare readonly ambiguous: boolean;
  /** The response's parsed body, or its text where it is not JSON; the API key masked. */
  declare readonly body: unknown;

  constructor({ body, said, code, ...facts }: ApiErrorFacts) {
    const { code: apiCode, message: apiMessage, details } = said;
    super(code, describe(facts, apiMessage), { ...facts, apiCode, details });
    // Not enumerable, so that a logger that spreads an error logs neither a whole body nor the message twice.
    Object.defineProperties(this, { apiMessage: { value: apiMessage }, body: { value: body } });
  }

  override get name(): string {
    return "ApiError";
  }
}

/** 401: the key is missing, malformed, unknown or revoked. */
export class AuthenticationError extends ApiError {
  override get name(): string {
    return "AuthenticationError";
  }
}

/** 403 or 402: the key lacks the permission, or the organization has no active Business or Enterprise subscription. */
export class PermissionError extends ApiError {
  override get name(): string {
    return "PermissionError";
  }
}

/** 404 or 410: the object does not exist in the organization. */
export class NotFoundError extends ApiError {
  override get name(): string {
    return "NotFoundError";
  }
}

/** 409 or 412: the object changed meanwhile, or a request like this one is still running. */
export class ConflictError extends ApiError {
  override get name(): string {
    return "ConflictError";
  }
}

/** 400 or 422: the request is not valid; `details` names every problem. */
export class ValidationError extends ApiError {
  override get name(): string {
    return "ValidationError";
  }
}

/** 429: too many requests; `retryAfterMs` is how long to wait, if the service said so. */
export class RateLimitError extends ApiError {
  override get name(): string {
    return "RateLimitError";
  }
}

/** 5xx: the service failed. */
export class ServerError extends ApiError {
  override get name(): string {
    return "ServerError";
  }
}

const CLASS_BY_STATUS: Readonly<Record<number, typeof ApiError>> = {
  400: ValidationError,
  401: AuthenticationError,
  402: PermissionError,
  403: PermissionError,
  404: NotFoundError,
  410: NotFoundError,
  409: ConflictError,
  412: ConflictError,
  422: ValidationError,
  429: RateLimitError,
};

/** Creates the error for a response, by its status. */
export function createApiError(facts: ApiErrorFacts): ApiError {
  // An error response sent with status 200 may have the real status as its code.
  const status = facts.status < 400 ? Number(facts.said.code) : facts.status;
  const ErrorClass = CLASS_BY_STATUS[status] ?? (status >= 500 ? ServerError : ApiError);
  return new ErrorClass(facts);
}

function describe(
  { method, path, status, requestId, retryAfterMs }: Omit<ApiErrorFacts, "body" | "said" | "code">,
  message: string | undefined,
): string {
  const hint = HINTS[status] ?? (status < 500 ? "the service gave no reason." : FAILED);
  const reason = message || hint;
  const stop = /[.!?]$/.test(reason) ? "" : ".";
  const retry = retryAfterMs ? `${stop} Retry after ${Math.ceil(retryAfterMs / 1000)} s.` : "";
  const request = requestId ? ` (request ${requestId})` : "";
  return `${method} ${path} failed with status ${status}: ${reason}${retry}${request}`;
}

const FAILED = "the service or a gateway in front of it failed. Try again later.";

const HINTS: Readonly<Record<number, string>> = {
  400: "the request is not valid.",
  401: "the API key is not accepted. Create one in the dashboard under Settings, API Keys.",
  403: "the API key is not allowed to do this. Check its permissions and the organization's subscription.",
  404: "no such object.",
  429: "too many requests.",
};
