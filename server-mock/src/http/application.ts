import type { Hono } from "hono";
import { ApiError } from "../errors/api-error.ts";
import { applyFault, ConnectionDropped, type Sleep } from "../faults/apply-fault.ts";
import type { FaultList } from "../faults/fault-list.ts";
import { OPERATIONS } from "../generated/operations.ts";
import type { KeyStore } from "../keys/key-store.ts";
import type { KeyUse } from "../keys/key-use.ts";
import { isUnavailable } from "../store/is-unavailable.ts";
import type { AccessLogEntry } from "./access-log.ts";
import { authorize, requireCaller, requireKey } from "./authorize.ts";
import type { Call, Handlers, Service } from "./call.ts";
import type { OperationResult } from "./operation-result.ts";
import { allowedMethods, honoPath, operationsAt, requireHandlers } from "./operation-routes.ts";
import type { RateLimiter } from "./rate-limit.ts";
import { readJsonBody } from "./read-body.ts";
import { type Operation, readInput } from "./read-input.ts";
import { errorResponse, requestIdOf, respond } from "./respond.ts";

/** Parts of the API. */
export interface ApiParts {
  service: Service;
  keys: KeyStore;
  keyUse: KeyUse;
  handlers: Handlers;
  faults: FaultList;
  sleep: Sleep;
  rateLimiter: RateLimiter | undefined;
  /** Called for every response. */
  onResponse: (report: AccessLogEntry) => void;
  /** Called for internal errors. */
  onError: (error: unknown, request: { requestId: string; operationId: string | undefined }) => void;
}

/** One request on its way through the service. */
interface Arrival {
  operation: Operation;
  request: Request;
  requestId: string;
  path: Record<string, string>;
  /** Headers of the response, whatever its status. */
  headers: Record<string, string>;
  keyPrefix?: string;
}

export const MAX_URL_LENGTH = 8192;
const RETRY_SECONDS = 1;

/** Adds the operations of the spec, and the responses for everything else. */
export function addApi(application: Hono, parts: ApiParts): void {
  requireHandlers(parts.handlers);
  const { ids } = parts.service;
  for (const path of new Set<string>(OPERATIONS.map((operation) => operation.path))) {
    const operations = operationsAt(path);
    const allowed = allowedMethods(operations);
    application.all(honoPath(path), (context) => {
      const request = context.req.raw;
      const operation = operations.get(request.method);
      if (!operation) return respondUnrouted(parts, request, (id) => rejectMethod(request, allowed, id));
      const requestId = requestIdOf(request, ids);
      return serve(parts, { operation, request, requestId, path: context.req.param(), headers: {} });
    });
  }
  application.notFound((context) => respondUnrouted(parts, context.req.raw, rejectPath));
  application.onError((error, context) => {
    if (error instanceof ConnectionDropped) throw error;
    const requestId = requestIdOf(context.req.raw, ids);
    parts.onError(error, { requestId, operationId: undefined });
    return errorResponse(error, requestId);
  });
}

/** Handles one request and reports its response. */
async function serve(parts: ApiParts, arrival: Arrival): Promise<Response> {
  const start = performance.now();
  const { operation, request, requestId } = arrival;
  const response = await respondOrReject(parts, arrival);
  const { status } = response;
  const durationMs = performance.now() - start;
  parts.onResponse({
    requestId,
    method: request.method,
    operationId: operation.id,
    status,
    durationMs,
    keyPrefix: arrival.keyPrefix,
  });
  return response;
}

async function respondOrReject(parts: ApiParts, arrival: Arrival): Promise<Response> {
  const { operation, request, requestId } = arrival;
  try {
    requireShortUrl(request);
    const fault = parts.faults.take(operation.id);
    if (!fault) return await answer(parts, arrival);
    return await applyFault(fault, parts.sleep, { signal: request.signal, answer: () => answer(parts, arrival) });
  } catch (error) {
    if (error instanceof ConnectionDropped) throw error;
    if (!(error instanceof ApiError)) parts.onError(error, { requestId, operationId: operation.id });
    return errorResponse(isUnavailable(error) ? unavailable() : error, requestId, arrival.headers);
  }
}

/** Handles one request to an operation, in the order in which it can be rejected. */
async function answer(parts: ApiParts, arrival: Arrival): Promise<Response> {
  const { operation, request } = arrival;
  const orgId = await admit(parts, arrival);
  const body = operation.hasBody ? await readJsonBody(request) : undefined;
  const { query, path, headers } = readInput(arrival, body);
  const call = { query, path, headers, body, service: parts.service, orgId };
  return respond(await perform(parts, operation, call), arrival.requestId, arrival.headers);
}

async function admit(parts: ApiParts, arrival: Arrival): Promise<string> {
  const { operation, request, headers } = arrival;
  if (operation.permission === "none") return "";
  const caller = requireCaller(await parts.keys.authenticate(requireKey(request.headers.get("authorization"))));
  arrival.keyPrefix = caller.prefix;
  parts.keyUse.note(caller.keyId);
  parts.rateLimiter?.take(caller.keyId, headers);
  authorize(caller, operation.permission);
  return caller.orgId;
}

function perform(parts: ApiParts, operation: Operation, call: unknown): Promise<OperationResult> {
  // The validators have made the input what the operation's types say.
  const handler = parts.handlers[operation.id] as (call: Call<never>) => Promise<OperationResult>;
  return handler(call as Call<never>);
}

function unavailable(): ApiError {
  const headers = { "Retry-After": String(RETRY_SECONDS) };
  return new ApiError("service_unavailable", "The service is not available. Try again in a moment.", { headers });
}

/** Responds to a request that matches no operation, and reports it. */
function respondUnrouted(parts: ApiParts, request: Request, respondWith: (requestId: string) => Response): Response {
  const requestId = requestIdOf(request, parts.service.ids);
  const response = respondWith(requestId);
  parts.onResponse({ requestId, method: request.method, status: response.status, durationMs: 0 });
  return response;
}

function rejectPath(requestId: string): Response {
  const message = "There is no such path. The paths are listed at /api/v1/openapi.json.";
  return errorResponse(new ApiError("not_found", message), requestId);
}

function rejectMethod(request: Request, allowed: string, requestId: string): Response {
  if (request.method === "OPTIONS") return respond({ status: 204, body: null, headers: { Allow: allowed } }, requestId);
  const message = `${request.method} is not allowed here. Allowed: ${allowed}.`;
  return errorResponse(new ApiError("method_not_allowed", message, { headers: { Allow: allowed } }), requestId);
}

function requireShortUrl(request: Request): void {
  if (request.url.length > MAX_URL_LENGTH)
    throw new ApiError("uri_too_long", `The URL is longer than ${MAX_URL_LENGTH} characters.`);
}
