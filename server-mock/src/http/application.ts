import { Hono } from "hono";
import { applyFault, ConnectionDropped, type Sleep } from "../faults/apply-fault.ts";
import type { FaultList } from "../faults/fault-list.ts";
import { OPERATIONS } from "../generated/operations.ts";
import type { KeyStore } from "../keys/key-store.ts";
import type { Answer } from "./answer.ts";
import { ApiError } from "./api-error.ts";
import { authenticate, authorize } from "./authorize.ts";
import type { Call, Handlers, Service } from "./call.ts";
import { type Operation, readInput } from "./read-input.ts";
import { errorResponse, requestIdOf, respond } from "./respond.ts";

/** What the application is made of. */
export interface ApplicationParts {
  service: Service;
  keys: KeyStore;
  handlers: Handlers;
  faults: FaultList;
  sleep: Sleep;
  /** Told about failures that are the server's own fault. */
  onError: (error: unknown, request: { requestId: string; operationId: string | undefined }) => void;
}

const MAX_URL_LENGTH = 8192;

/** The service as one fetch handler. Every route comes from the spec. */
export function createApplication(parts: ApplicationParts): Hono {
  requireHandlers(parts.handlers);
  const application = new Hono();
  for (const operation of OPERATIONS) {
    application.on(operation.method, honoPath(operation.path), (context) => {
      const request = context.req.raw;
      const requestId = requestIdOf(request, parts.service.ids);
      return serve(parts, operation, { request, requestId, path: context.req.param() });
    });
  }
  for (const path of new Set<string>(OPERATIONS.map((operation) => operation.path))) {
    const allowed = allowedMethods(path);
    application.all(honoPath(path), (context) => refuseMethod(context.req.raw, allowed, parts));
  }
  application.notFound((context) => {
    const error = new ApiError(
      "not_found",
      "There is no such address. The addresses are listed at /api/v1/openapi.json.",
    );
    return errorResponse(error, requestIdOf(context.req.raw, parts.service.ids));
  });
  application.onError((error, context) => {
    if (error instanceof ConnectionDropped) throw error;
    const requestId = requestIdOf(context.req.raw, parts.service.ids);
    parts.onError(error, { requestId, operationId: undefined });
    return errorResponse(error, requestId);
  });
  return application;
}

interface Arrival {
  request: Request;
  requestId: string;
  path: Record<string, string>;
}

/** The life of one request to an operation, in the order in which it can be refused. */
async function serve(parts: ApplicationParts, operation: Operation, arrival: Arrival): Promise<Response> {
  const { request, requestId } = arrival;
  try {
    requireShortUrl(request);
    const fault = parts.faults.take(operation.id);
    if (!fault) return await answer(parts, operation, arrival);
    return await applyFault(fault, parts.sleep, {
      signal: request.signal,
      answer: () => answer(parts, operation, arrival),
    });
  } catch (error) {
    if (error instanceof ConnectionDropped) throw error;
    if (!(error instanceof ApiError)) parts.onError(error, { requestId, operationId: operation.id });
    return errorResponse(error, requestId);
  }
}

async function answer(parts: ApplicationParts, operation: Operation, arrival: Arrival): Promise<Response> {
  const orgId = await admit(parts.keys, operation, arrival.request);
  const input = await readInput(operation, arrival.request, arrival.path);
  return respond(await perform(parts, operation, { ...input, service: parts.service, orgId }), arrival.requestId);
}

async function admit(keys: KeyStore, operation: Operation, request: Request): Promise<string> {
  if (operation.permission === "none") return "";
  const caller = await authenticate(request.headers.get("authorization"), keys);
  authorize(caller, operation.permission);
  return caller.orgId;
}

function perform(parts: ApplicationParts, operation: Operation, call: unknown): Promise<Answer> {
  // The validators have made the input what the operation's types say.
  const handler = parts.handlers[operation.id] as (call: Call<never>) => Promise<Answer>;
  return handler(call as Call<never>);
}

function refuseMethod(request: Request, allowed: string, parts: ApplicationParts): Response {
  const requestId = requestIdOf(request, parts.service.ids);
  if (request.method === "OPTIONS") return respond({ status: 204, body: null, headers: { Allow: allowed } }, requestId);
  const message = `${request.method} is not possible here. Possible: ${allowed}.`;
  return errorResponse(new ApiError("method_not_allowed", message, { headers: { Allow: allowed } }), requestId);
}

function allowedMethods(path: string): string {
  const methods = OPERATIONS.filter((operation) => operation.path === path).map((operation) => operation.method);
  return [...methods, ...((methods as string[]).includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

function requireShortUrl(request: Request): void {
  if (request.url.length > MAX_URL_LENGTH)
    throw new ApiError("uri_too_long", `The address is longer than ${MAX_URL_LENGTH} characters.`);
}

/** The types demand one handler per operation of the spec; this holds for callers without types too. */
function requireHandlers(handlers: Handlers): void {
  const known = new Set<string>(OPERATIONS.map((operation) => operation.id));
  const missing = [...known].filter((id) => !Object.hasOwn(handlers, id));
  const surplus = Object.keys(handlers).filter((id) => !known.has(id));
  if (missing.length > 0)
    throw new Error(`The spec's operation ${missing.join(", ")} has no implementation. Add it to the handlers.`);
  if (surplus.length > 0)
    throw new Error(
      `The operation ${surplus.join(", ")} is not in the spec. Describe it there, then run \`npm run generate\`.`,
    );
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}
