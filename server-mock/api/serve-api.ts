import { ConnectionDropped } from "./faults/connection-dropped.ts";
import { ApiError } from "./respond/api-error.ts";
import { toClientError } from "./respond/client-error.ts";
import { crossOriginHeaders, preflightReply } from "./respond/cross-origin.ts";
import { errorReply, type Reply, replyWith, requestIdOf } from "./respond/respond.ts";
import type { ApiParts } from "./route/api-parts.ts";
import { allowedMethods, findRoute } from "./route/operation-routes.ts";
import { NO_SUCH_PATH, reportUnrouted } from "./route/report-unrouted.ts";
import { type ArrivedRequest, serveOperation } from "./serve-operation.ts";

/** Target of a request, as parsed by an adapter. */
export interface Target {
  /** Path, normalized as the URL standard does, with its escapes. */
  path: string;
  /** Query string without the question mark. */
  search: string;
  /** Path and query. */
  target: string;
}

/** Reports whether a path belongs to the API, which has no pages. */
export function isApiPath(path: string): boolean {
  return path.startsWith("/api/") || path === "/api";
}

/**
 * Responds to a request to the API, for all adapters.
 *
 * @param environment the connection, from a listener
 * @throws ConnectionDropped if a fault drops the connection
 */
export async function serveApi(
  parts: ApiParts,
  request: ArrivedRequest,
  { path, search, target, environment }: Target & { environment: unknown },
): Promise<Reply> {
  const requestId = requestIdOf(request, parts.service.ids);
  const headers = crossOriginHeaders(parts.corsOrigins, request);
  if (parts.corsOrigins && request.method === "OPTIONS") return preflightReply(requestId, headers);
  const route = findRoute(path);
  const operation = route?.operations.get(request.method);
  try {
    if (route && operation)
      return await serveOperation(parts, {
        operation,
        request,
        requestId,
        path: route.values,
        target,
        search,
        environment,
        headers,
      });
    const reply = route
      ? rejectMethod(request.method, allowedMethods(route.operations), { requestId, headers })
      : errorReply(new ApiError("not_found", NO_SUCH_PATH), requestId, headers);
    reportUnrouted(parts, { request, environment, requestId }, reply);
    return reply;
  } catch (error) {
    if (error instanceof ConnectionDropped) throw error;
    // Failures outside of the operation, such as in the access log, are internal errors too.
    parts.onError(error, { requestId, operationId: undefined });
    return errorReply(toClientError(parts, error), requestId, headers);
  }
}

function rejectMethod(
  method: string,
  allowed: string,
  { requestId, headers }: { requestId: string; headers: Record<string, string> },
): Reply {
  if (method === "OPTIONS")
    return replyWith({ status: 204, body: null, headers: { Allow: allowed } }, requestId, headers);
  const message = `${method} is not allowed here. Allowed: ${allowed}.`;
  return errorReply(new ApiError("method_not_allowed", message, { headers: { Allow: allowed } }), requestId, headers);
}
