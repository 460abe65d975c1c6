import type { Hono } from "hono";
import { ApiError } from "../errors/api-error.ts";
import { applyFault, type Sleep } from "../faults/apply-fault.ts";
import { ConnectionDropped } from "../faults/connection-dropped.ts";
import type { FaultList } from "../faults/fault-list.ts";
import { OPERATIONS } from "../generated/operations.ts";
import type { RecordingJournal } from "../journal/request-journal.ts";
import { toCompared } from "../journal/request-match.ts";
import type { KeyStore } from "../keys/key-store.ts";
import type { KeyUse } from "../keys/key-use.ts";
import type { KeyPrincipal } from "../keys/principal.ts";
import type { SurpriseBody } from "../lenient/surprise.ts";
import { failureKindOf } from "../store/failures.ts";
import type { AccessLogEntry } from "./access-log.ts";
import { authorize, requireCaller, requireKey } from "./authorize.ts";
import type { Call, Handlers, Service } from "./call.ts";
import type { ClientAddressOf } from "./client-address.ts";
import { errorPage, wantsPage } from "./error-page.ts";
import type { Metrics } from "./metrics.ts";
import type { OperationResult } from "./operation-result.ts";
import { allowedMethods, honoPath, operationsAt, requireHandlers } from "./operation-routes.ts";
import { isForApi, type Pages } from "./pages.ts";
import type { RateLimiter } from "./rate-limit.ts";
import { readJsonBody } from "./read-body.ts";
import { type Operation, readInput } from "./read-input.ts";
import { bodyBytesOf, errorResponse, requestIdOf, respond, toApiError } from "./respond.ts";

/** Parts of the API. */
export interface ApiParts {
  service: Service;
  keys: KeyStore;
  keyUse: KeyUse;
  handlers: Handlers;
  faults: FaultList;
  /** Lets responses differ as far as the API document allows; see `--surprise`. */
  surprise: SurpriseBody | undefined;
  /** Keeps requests where tests ask for them. */
  journal: RecordingJournal | undefined;
  /** Pages for people, outside `/api`. */
  pages: Pages | undefined;
  sleep: Sleep;
  clientAddressOf: ClientAddressOf;
  rateLimiter: RateLimiter | undefined;
  metrics: Metrics;
  /** Called for every response, where somebody wants to know. */
  onResponse: ((report: AccessLogEntry) => void) | undefined;
  /** Called when a write failed for want of space. */
  onStorageFull: () => void;
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
  environment: unknown;
  /** Known once the key is. */
  caller?: KeyPrincipal;
  /** Body as it was read, where requests are recorded. */
  bodyText?: string;
}

export const MAX_URL_LENGTH = 8192;
/** Name of what is no operation, in metrics. */
const UNROUTED = "none";
const RETRY_SECONDS = 1;
const RETRY_WHEN_FULL_SECONDS = 60;
const INSUFFICIENT_STORAGE = 507;

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
      const environment: unknown = context.env;
      if (!operation)
        return respondUnrouted(parts, { request, environment }, (id) => rejectMethod(request, allowed, id));
      const requestId = requestIdOf(request, ids);
      return serve(parts, { operation, request, environment, requestId, path: context.req.param(), headers: {} });
    });
  }
  application.notFound(async (context) => {
    const request = context.req.raw;
    const arrival = { request, environment: context.env as unknown };
    return (await respondWithPage(parts, arrival)) ?? respondUnrouted(parts, arrival, (id) => rejectPath(request, id));
  });
  application.onError((error, context) => {
    if (error instanceof ConnectionDropped) throw error;
    const request = context.req.raw;
    const requestId = requestIdOf(request, ids);
    if (!(error instanceof ApiError)) parts.onError(error, { requestId, operationId: undefined });
    return errorFor(request, toClientError(parts, error), requestId);
  });
}

/** An error in the form that the client reads: the envelope, or a page for people outside `/api`. */
export function errorFor(request: Request, error: unknown, requestId: string): Response | Promise<Response> {
  return wantsPage(request) ? errorPage(toApiError(error), requestId) : errorResponse(error, requestId);
}

/** Handles one request and reports its response. */
async function serve(parts: ApiParts, arrival: Arrival): Promise<Response> {
  const start = performance.now();
  const { operation, request, requestId } = arrival;
  const response = await respondOrReject(parts, arrival);
  const { status } = response;
  const durationMs = performance.now() - start;
  record(parts, arrival, status);
  parts.metrics.record(operation.id, status, durationMs);
  parts.onResponse?.({
    requestId,
    method: request.method,
    path: pathOf(request.url),
    operationId: operation.id,
    status,
    durationMs,
    bytes: request.method === "HEAD" ? 0 : bodyBytesOf(response),
    address: parts.clientAddressOf(request, arrival.environment),
    principal: arrival.caller,
  });
  return response;
}

function record(parts: ApiParts, arrival: Arrival, status: number | undefined): void {
  if (!parts.journal) return;
  const { requestId, operation, bodyText } = arrival;
  const read = bodyText === undefined ? {} : { bodyText };
  parts.journal.record(arrival.request, { requestId, operationId: operation.id, status, ...read });
}

async function respondOrReject(parts: ApiParts, arrival: Arrival): Promise<Response> {
  const { operation, request, requestId } = arrival;
  try {
    requireShortUrl(request);
    const fault = parts.faults.take(() => toCompared(request, operation.id));
    if (!fault) return await handle(parts, arrival);
    return await applyFault(fault, parts.sleep, { signal: request.signal, respond: () => handle(parts, arrival) });
  } catch (error) {
    if (error instanceof ConnectionDropped) {
      record(parts, arrival, undefined);
      throw error;
    }
    if (!(error instanceof ApiError)) parts.onError(error, { requestId, operationId: operation.id });
    return errorResponse(toClientError(parts, error), requestId, arrival.headers);
  }
}

/** Handles one request to an operation, in the order in which it can be rejected. */
async function handle(parts: ApiParts, arrival: Arrival): Promise<Response> {
  const { operation, request } = arrival;
  const orgId = await admit(parts, arrival);
  const body = operation.hasBody ? await readJsonBody(request, recorderOf(parts, arrival)) : undefined;
  const { query, path, headers } = readInput(arrival, body);
  const call = { query, path, headers, body, service: parts.service, orgId };
  const result = await perform(parts, operation, call);
  if (parts.surprise && result.body !== null)
    result.body = parts.surprise(operation.id, result.status, result.body.toString());
  return respond(result, arrival.requestId, arrival.headers);
}

function recorderOf(parts: ApiParts, arrival: Arrival): ((text: string) => void) | undefined {
  if (!parts.journal) return undefined;
  return (text) => {
    arrival.bodyText = text;
  };
}

async function admit(parts: ApiParts, arrival: Arrival): Promise<string> {
  const { operation, request, headers } = arrival;
  if (operation.permission === "none") return "";
  const caller = requireCaller(await parts.keys.authenticate(requireKey(request.headers.get("authorization"))));
  arrival.caller = caller;
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

/** A failure of the database as the client may see it; anything else as it is. */
export function toClientError(parts: Pick<ApiParts, "onStorageFull">, error: unknown): unknown {
  const kind = failureKindOf(error);
  if (kind === "unavailable") {
    const headers = { "Retry-After": String(RETRY_SECONDS) };
    return new ApiError("service_unavailable", "The service is not available. Try again in a moment.", { headers });
  }
  if (kind !== "full") return error;
  parts.onStorageFull();
  const headers = { "Retry-After": String(RETRY_WHEN_FULL_SECONDS) };
  const message = "The service has no room to store this. Nothing was stored. Tell its operator, and try again later.";
  return new ApiError("service_unavailable", message, { status: INSUFFICIENT_STORAGE, headers });
}

/** Responds with a page where there is one. The journal does not record it: it would hold cookies and links to sign in with. */
async function respondWithPage(
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
async function respondUnrouted(
  parts: ApiParts,
  { request, environment }: { request: Request; environment: unknown },
  respondWith: (requestId: string) => Response | Promise<Response>,
): Promise<Response> {
  const requestId = requestIdOf(request, parts.service.ids);
  const response = await respondWith(requestId);
  parts.journal?.record(request, { requestId, operationId: undefined, status: response.status });
  parts.metrics.record(UNROUTED, response.status, 0);
  parts.onResponse?.({
    requestId,
    method: request.method,
    path: pathOf(request.url),
    status: response.status,
    durationMs: 0,
    bytes: request.method === "HEAD" ? 0 : bodyBytesOf(response),
    address: parts.clientAddressOf(request, environment),
  });
  return response;
}

function rejectPath(request: Request, requestId: string): Response | Promise<Response> {
  const message = wantsPage(request)
    ? "There is no such page."
    : "There is no such path. The paths are listed at /api/v1/openapi.json.";
  return errorFor(request, new ApiError("not_found", message), requestId);
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

/** Cheaper than parsing the URL. */
function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.indexOf("?", start);
  return end === -1 ? url.slice(start) : url.slice(start, end);
}
