import { isWrite } from "../call/methods.ts";
import type { SvcClient } from "../client.ts";
import { OPERATIONS } from "../generated/operations.ts";
import { A_FUNCTION, checkOptions, expected, type Rules } from "../options/rules.ts";
import { safely } from "../pipeline/report.ts";
import { forward } from "./forward.ts";
import { listProxyOperations, matchOperation, type ProxyOperation } from "./match-operation.ts";
import { errorResponse, toErrorResponse } from "./proxy-response.ts";

/** Options of `createProxy()`. */
export interface ProxyOptions {
  /** Allowed operations by `operationId`, e.g. `["getTeamStats"]`. Default `reads`: all that change nothing. */
  allow?: "reads" | readonly ProxyOperation[] | undefined;
  /** Called with the error of a failed call. The page's response has only what the API itself said. */
  onError?: ((error: unknown, request: Request) => void) | undefined;
}

const RULES: Rules = {
  allow: [
    '"reads" or a list of operations, such as ["getTeamStats"]',
    (value) => value === "reads" || (Array.isArray(value) && value.every((id) => listProxyOperations().includes(id))),
  ],
  onError: A_FUNCTION,
};

/**
 * Creates a handler that lets pages call the API through a server of yours, which keeps the key: for any framework that speaks `Request`
 * and `Response`, under any path of its own. It responds in the spec's shape, whatever dialect the service speaks, and copies neither
 * cookies nor authorization in either direction. It does not authorize callers: put it behind your own session check.
 *
 * @throws OptionsError when an option is unknown or invalid
 * @example
 * const proxy = createProxy(svc, { allow: ["getTeamStats"] });
 * app.all("/coaching/*", (context) => proxy(context.req.raw)); // Hono
 */
export function createProxy(svc: SvcClient, options: ProxyOptions = {}): (request: Request) => Promise<Response> {
  const { allow = "reads", onError } = checkOptions(options, RULES);
  if (typeof svc?.httpClient !== "function") throw expected("svc", "an SvcClient", svc);
  const http = svc.httpClient();
  const allowed = new Set<ProxyOperation>(
    allow === "reads" ? listProxyOperations().filter((id) => !isWrite(OPERATIONS[id].method)) : allow,
  );
  return async (request) => {
    const { pathname } = new URL(request.url);
    const { byMethod, identifiers } = matchOperation(pathname);
    const methods = [...byMethod].filter(([, id]) => allowed.has(id)).map(([method]) => method);
    if (methods.length === 0)
      return errorResponse(404, {
        code: "not_found",
        message: "There is no such path, or this proxy does not allow it.",
      });
    const operation = byMethod.get(request.method);
    if (!operation || !allowed.has(operation)) {
      const message = `Only ${methods.join(", ")} is allowed here.`;
      return errorResponse(405, { code: "method_not_allowed", message }, { allow: methods.join(", ") });
    }
    try {
      return await forward(http, operation, request, identifiers);
    } catch (error) {
      const response = toErrorResponse(error, request);
      if (!response) throw error;
      safely(() => onError?.(error, request));
      return response;
    }
  };
}
