import { ApiError } from "../errors/api-error.ts";
import type { IdSource } from "../ids.ts";
import type { OperationResult } from "./operation-result.ts";

const REQUEST_ID = /^[A-Za-z0-9._~:/+=@-]{1,128}$/;

/** The client's own request ID if it is usable, otherwise a new one. */
export function requestIdOf(request: Request, ids: IdSource): string {
  const given = request.headers.get("x-request-id");
  return given !== null && REQUEST_ID.test(given) ? given : ids.requestId();
}

/** Builds a response, with the headers that every response carries. */
export function respond(answer: OperationResult, requestId: string, extra: Record<string, string> = {}): Response {
  const headers: Record<string, string> = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": requestId,
  };
  if (answer.body !== null) headers["Content-Type"] = "application/json; charset=utf-8";
  return new Response(answer.body, { status: answer.status, headers: Object.assign(headers, extra, answer.headers) });
}

/** Builds an error response; of an internal error the client learns only the request ID. */
export function errorResponse(error: unknown, requestId: string, extra: Record<string, string> = {}): Response {
  const refusal = error instanceof ApiError ? error : internalError();
  const { headers } = refusal.options;
  return respond(
    { status: refusal.status, body: refusal.toBody(requestId), ...(headers ? { headers } : {}) },
    requestId,
    extra,
  );
}

function internalError(): ApiError {
  return new ApiError(
    "internal_error",
    "Something went wrong on our side. Try again, and tell us the request id if it stays.",
  );
}
