import { ApiError } from "../errors/api-error.ts";
import type { IdSource } from "../ids.ts";
import { OutcomeUnknown } from "../store/database.ts";
import type { OperationResult } from "./operation-result.ts";

const REQUEST_ID = /^[A-Za-z0-9._~:/+=@-]{1,128}$/;

/** The client's own request ID if it is usable, otherwise a new one. */
export function requestIdOf(request: Request, ids: IdSource): string {
  const given = request.headers.get("x-request-id");
  return given !== null && REQUEST_ID.test(given) ? given : ids.requestId();
}

const UNKNOWN =
  "It is not known whether the change was made. Repeat the request if it has an Idempotency-Key or If-Match; otherwise read first.";

/** Body of a response, for its size: a response itself gives its body only once. */
const BODY = Symbol("body");

/** Builds a response, with the headers that every response carries. */
export function respond(result: OperationResult, requestId: string, extra: Record<string, string> = {}): Response {
  const headers: Record<string, string> = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": requestId,
  };
  const { status, body } = result;
  if (body !== null) headers["Content-Type"] = "application/json; charset=utf-8";
  const response = new Response(body, { status, headers: Object.assign(headers, extra, result.headers) });
  return Object.assign(response, { [BODY]: body });
}

/** Size of the body of a response that `respond` built; 0 for others. */
export function bodyBytesOf(response: Response): number {
  const body = (response as Response & { [BODY]?: OperationResult["body"] })[BODY];
  return body == null ? 0 : Buffer.byteLength(body);
}

/** Builds an error response; of an internal error the client learns only the request ID. */
export function errorResponse(error: unknown, requestId: string, extra: Record<string, string> = {}): Response {
  const apiError = toApiError(error);
  const { headers } = apiError.options;
  return respond(
    { status: apiError.status, body: apiError.toBody(requestId), ...(headers ? { headers } : {}) },
    requestId,
    extra,
  );
}

/** An error as the client may see it: of an internal one nothing but that it happened. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // Without Retry-After, which would say that nothing was done.
  if (error instanceof OutcomeUnknown) return new ApiError("service_unavailable", UNKNOWN);
  return new ApiError(
    "internal_error",
    "Something went wrong on our side. Try again, and tell us the request id if it happens again.",
  );
}
