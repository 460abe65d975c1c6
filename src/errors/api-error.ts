import { isRecord } from "../is-record.ts";
import { ERROR_CODES, type ErrorCode, type ErrorDetail } from "../types.ts";
import type { ApiErrorCode } from "./error-codes.ts";
import { SvcError } from "./svc-error.ts";

/** What the service's answer said. */
export interface ApiErrorFacts {
  status: number;
  /** The parsed body, or its text where it is not JSON; the API key masked. */
  body: unknown;
  requestId: string | undefined;
  /** Requests that were sent for this call. */
  attempts: number;
  /** What `Retry-After` told, in milliseconds. */
  retryAfterMs: number | undefined;
  /** Whether a change may have taken effect although this error says otherwise. */
  ambiguous: boolean;
}

/** The service answered, and refused. Subclasses by status; this class itself for every other 4xx. */
export class ApiError extends SvcError {
  protected static override readonly displayName: string = "ApiError";
  declare readonly code: ApiErrorCode;
  /** HTTP status of the answer. */
  readonly status: number;
  /** The `X-Request-Id` of the answer: quote it when you ask the service's owner (header assumed). */
  readonly requestId: string | undefined;
  /** Requests that were sent for this call, retries included. */
  readonly attempts: number;
  /** How long the service asked to wait, in milliseconds, where it did. */
  readonly retryAfterMs: number | undefined;
  /** The API's own code as sent, also where this SDK does not know it. */
  readonly apiCode: string | undefined;
  /** Every problem of the request that the service named (structure assumed). */
  readonly details: readonly ErrorDetail[];
  /** True when a change may have taken effect although the call failed. */
  readonly ambiguous: boolean;
  /** The answer's parsed body, or its text where it is not JSON; the API key masked. */
  declare readonly body: unknown;

  constructor(facts: ApiErrorFacts, operation: string) {
    const error = errorMember(facts.body);
    super(knownCode(error["code"]) ?? `http_${facts.status}`, describe(facts, error, operation));
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.attempts = facts.attempts;
    this.retryAfterMs = facts.retryAfterMs;
    this.apiCode = typeof error["code"] === "string" ? error["code"] : undefined;
    this.details = Array.isArray(error["details"])
      ? (error["details"].filter(isRecord) as unknown as ErrorDetail[])
      : [];
    this.ambiguous = facts.ambiguous;
    // Not enumerable: a logger that spreads an error shows the facts, not a whole body.
    Object.defineProperty(this, "body", { value: facts.body, enumerable: false });
  }
}

/** 401: the key is missing, malformed, unknown or revoked. */
export class AuthenticationError extends ApiError {
  protected static override readonly displayName = "AuthenticationError";
}

/** 403: the key lacks the permission, or the organization has no active Business or Enterprise subscription. */
export class PermissionError extends ApiError {
  protected static override readonly displayName = "PermissionError";
}

/** 404: there is no such object in the organization. */
export class NotFoundError extends ApiError {
  protected static override readonly displayName = "NotFoundError";
}

/** 409 or 412: the object changed meanwhile, or a request like this one is still running. */
export class ConflictError extends ApiError {
  protected static override readonly displayName = "ConflictError";
}

/** 400 or 422: the request is not valid; `details` names every problem. */
export class ValidationError extends ApiError {
  protected static override readonly displayName = "ValidationError";
}

/** 429: too many requests; `retryAfterMs` says how long to wait, where the service told. */
export class RateLimitError extends ApiError {
  protected static override readonly displayName = "RateLimitError";
}

/** 5xx: the service failed. */
export class ServerError extends ApiError {
  protected static override readonly displayName = "ServerError";
}

const CLASS_BY_STATUS: Readonly<Record<number, typeof ApiError>> = {
  400: ValidationError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  412: ConflictError,
  422: ValidationError,
  429: RateLimitError,
};

/** The error of an answer, by its status. */
export function createApiError(facts: ApiErrorFacts, operation: string): ApiError {
  const ErrorClass = CLASS_BY_STATUS[facts.status] ?? (facts.status >= 500 ? ServerError : ApiError);
  return new ErrorClass(facts, operation);
}

function errorMember(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) return {};
  if (isRecord(body["error"])) return body["error"];
  if (typeof body["error"] === "string") return { message: body["error"] };
  // problem+json (RFC 9457), which gateways in front of a service send.
  return { message: body["detail"] ?? body["title"] ?? body["message"] };
}

function describe(facts: ApiErrorFacts, error: Record<string, unknown>, operation: string): string {
  const said = typeof error["message"] === "string" && error["message"] ? error["message"] : HINTS[facts.status];
  const request = facts.requestId ? ` (request ${facts.requestId})` : "";
  const retry = facts.retryAfterMs ? ` Retry after ${Math.ceil(facts.retryAfterMs / 1000)} s.` : "";
  return `${operation} failed with status ${facts.status}: ${said ?? "the service gave no reason."}${retry}${request}`;
}

const HINTS: Readonly<Record<number, string>> = {
  400: "the request is not valid.",
  401: "the API key is not accepted. Create one in the dashboard under Settings, API Keys.",
  403: "the API key may not do this. Check its permissions and the organization's subscription.",
  404: "there is no such object.",
  429: "too many requests.",
  500: "the service failed. Try again later.",
  502: "a gateway in front of the service failed. Try again later.",
  503: "the service is not available. Try again later.",
  504: "a gateway in front of the service timed out. Try again later.",
};

function knownCode(code: unknown): ErrorCode | undefined {
  return ERROR_CODES.find((known) => known === code);
}
