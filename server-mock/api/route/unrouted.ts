import { toResponse } from "../accept/to-response.ts";
import { ApiError } from "../respond/api-error.ts";
import { errorPage, wantsPage } from "../respond/error-page.ts";
import { bytesOf, errorReply, type Reply, replyWith, requestIdOf, toApiError } from "../respond/respond.ts";
import { pathOf } from "../serve-operation.ts";
import type { ApiParts } from "./api-parts.ts";
import { isForApi } from "./pages.ts";

/** Name of what is no operation, in metrics. */
const UNROUTED = "none";

/** What a request is rejected with: a reply, or a page for people. */
type Rejection = Reply | Promise<Response>;

/** An error in the form that the client reads: the envelope, or a page for people outside `/api`. */
export function errorFor(request: Request, error: unknown, requestId: string): Rejection {
  return wantsPage(request) ? errorPage(toApiError(error), requestId) : errorReply(error, requestId);
}

/** A rejection for callers of `fetch`. */
export function toSent(rejection: Reply | Response): Response {
  return rejection instanceof Response ? rejection : toResponse(rejection);
}

/** Responds with a page where there is one. The journal does not record it: it would hold cookies and links to sign in with. */
export async function respondWithPage(
  parts: ApiParts,
  { request, environment }: { request: Request; environment: unknown },
): Promise<Response | undefined> {
  if (!parts.pages || isForApi(request.url)) return undefined;
  const start = performance.now();
  const requestId = requestIdOf(request, parts.service.ids);
  const address = parts.clientAddressOf(request, environment);
  const page = await parts.pages(request, { requestId, address });
  if (!page) return undefined;
  const { status } = page.response;
  const durationMs = performance.now() - start;
  parts.metrics.record("page", status, durationMs);
  parts.onResponse?.({
    requestId,
    method: request.method,
    path: pathOf(request.url),
    operationId: "page",
    status,
    durationMs,
    bytes: 0,
    address,
    principal: page.principal,
  });
  return page.response;
}

/** Responds to a request that matches no operation, and reports it. */
export async function respondUnrouted(
  parts: ApiParts,
  { request, environment }: { request: Request; environment: unknown },
  reject: (requestId: string) => Rejection,
): Promise<Response> {
  const requestId = requestIdOf(request, parts.service.ids);
  const rejection = await reject(requestId);
  const response = toSent(rejection);
  parts.journal?.record(request, { requestId, operationId: undefined, status: response.status });
  parts.metrics.record(UNROUTED, response.status, 0);
  parts.onResponse?.({
    requestId,
    method: request.method,
    path: pathOf(request.url),
    status: response.status,
    durationMs: 0,
    bytes: rejection instanceof Response ? 0 : bytesOf(rejection, request.method),
    address: parts.clientAddressOf(request, environment),
  });
  return response;
}

export function rejectPath(request: Request, requestId: string): Rejection {
  const message = wantsPage(request)
    ? "There is no such page."
    : "There is no such path. The paths are listed at /api/v1/openapi.json.";
  return errorFor(request, new ApiError("not_found", message), requestId);
}

export function rejectMethod(request: Request, allowed: string, requestId: string): Reply {
  if (request.method === "OPTIONS")
    return replyWith({ status: 204, body: null, headers: { Allow: allowed } }, requestId);
  const message = `${request.method} is not allowed here. Allowed: ${allowed}.`;
  return errorReply(new ApiError("method_not_allowed", message, { headers: { Allow: allowed } }), requestId);
}
