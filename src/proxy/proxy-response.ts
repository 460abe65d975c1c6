import type { ResponseInfo } from "../call/response-info.ts";
import { ApiError } from "../errors/api-error.ts";
import { isSvcError } from "../errors/is-svc-error.ts";
import type { ErrorDetail } from "../generated/models.ts";

// Cookies, the service's own caching rules and what describes its connection stay behind.
const COPIED = /^(etag|x-request-id|(x-)?ratelimit(-[\w-]+)?)$/;

// Data of one organization, and only for authorized callers.
const OWN = {
  "cache-control": "private, no-cache",
  vary: "cookie, authorization",
  "x-content-type-options": "nosniff",
};

const NO_BODY: ReadonlySet<number> = /* @__PURE__ */ new Set([204, 205]);

/** A successful response for the page: the body, and the service's headers that concern it. */
export function toResponse(body: object | undefined, { status, headers }: ResponseInfo): Response {
  const copied = [...headers].filter(([name]) => COPIED.test(name));
  // With a body, a 204 becomes a 200.
  const init = {
    status: body && NO_BODY.has(status) ? 200 : status,
    headers: { ...Object.fromEntries(copied), ...OWN },
  };
  return body ? Response.json(body, init) : new Response(null, init);
}

/** An error of the proxy's own, in the API's form. */
export function errorResponse(
  status: number,
  error: { code: string; message: string; details?: readonly ErrorDetail[] },
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ data: null, error, meta: null }, { status, headers: { ...headers, ...OWN } });
}

const UNREACHABLE = "The service could not be reached. Try again in a moment.";

/**
 * The API's error for a failed call; undefined for what is no error of the SDK. The service's message is passed on. The SDK's messages,
 * which may name internal hosts, are not; nor is a 401 for the server's key, which a page would take for its own session's.
 */
export function toErrorResponse(error: unknown, request: Request): Response | undefined {
  if (!isSvcError(error)) return undefined;
  if (error instanceof ApiError && error.status !== 401) {
    const { status, code, apiMessage = "The service gave no reason.", details, retryAfterMs, requestId } = error;
    return errorResponse(
      status >= 400 && status <= 599 ? status : 502,
      { code, message: apiMessage, ...(details.length > 0 && { details }) },
      {
        ...(retryAfterMs !== undefined && { "retry-after": String(Math.ceil(retryAfterMs / 1000)) }),
        ...(requestId !== undefined && { "x-request-id": requestId }),
      },
    );
  }
  switch (error.code) {
    case "invalid_options":
      // Other options are the server's, such as the function that gives the key: what is wrong with them is not for pages.
      if (!new URL(request.url).searchParams.has(error.option ?? "")) break;
      return errorResponse(400, { code: "validation_error", message: error.message });
    case "aborted":
      // Nobody reads it: the page has gone.
      return errorResponse(499, { code: "request_timeout", message: "The request was aborted." });
    case "timeout":
      return errorResponse(504, { code: "service_unavailable", message: "The service did not respond in time." });
    case "unexpected_response":
      return errorResponse(502, { code: "service_unavailable", message: "The service's response is not the API's." });
  }
  return errorResponse(502, { code: "service_unavailable", message: UNREACHABLE });
}
