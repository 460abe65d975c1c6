import type { KeyPrincipal } from "../keys/principal.ts";
import { authorize, requireCaller, requireKey } from "./authorize.ts";
import type { Call } from "./call.ts";
import { applyFault } from "./faults/apply-fault.ts";
import { ConnectionDropped } from "./faults/connection-dropped.ts";
import { type SeenRequest, toCompared } from "./journal/request-match.ts";
import { ApiError } from "./respond/api-error.ts";
import { toClientError } from "./respond/client-error.ts";
import { revalidated } from "./respond/entity-tags.ts";
import type { OperationResult } from "./respond/operation-result.ts";
import { bytesOf, errorReply, type Reply, replyWith } from "./respond/respond.ts";
import type { ApiParts } from "./route/api-parts.ts";
import { readJsonBody } from "./validate/read-body.ts";
import { type Operation, readInput } from "./validate/read-input.ts";

/** A request from any adapter: a `Request`, or its equivalent for node:http. */
export interface ArrivedRequest extends SeenRequest {
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** One request to an operation on its way through the service. */
export interface Arrival {
  operation: Operation;
  request: ArrivedRequest;
  requestId: string;
  path: Record<string, string>;
  /** Path and query as received. */
  target: string;
  /** Query string without the question mark. */
  search: string;
  environment: unknown;
  /** Headers of the response, whatever its status. */
  headers: Record<string, string>;
  /** Set once the key is checked. */
  caller?: KeyPrincipal;
  /** Body as received, if requests are recorded. */
  bodyText?: string;
}

export const MAX_URL_LENGTH = 8192;
const IF_NONE_MATCH = "If-None-Match";

/**
 * Handles one request to an operation and reports its response.
 *
 * @throws ConnectionDropped if a fault drops the connection
 */
export async function serveOperation(parts: ApiParts, arrival: Arrival): Promise<Reply> {
  const start = performance.now();
  const { operation, request, requestId } = arrival;
  const reply = await replyOrReject(parts, arrival);
  const { status } = reply;
  const durationMs = performance.now() - start;
  record(parts, arrival, status);
  parts.countResponse(operation.id, status, durationMs);
  parts.onResponse?.({
    requestId,
    method: request.method,
    path: pathOf(request.url),
    operationId: operation.id,
    status,
    durationMs,
    bytes: bytesOf(reply, request.method),
    address: parts.clientAddressOf(request, arrival.environment),
    principal: arrival.caller,
  });
  return reply;
}

function record(parts: ApiParts, arrival: Arrival, status: number | undefined): void {
  if (!parts.journal) return;
  const { requestId, operation, bodyText } = arrival;
  parts.journal.record(arrival.request, { requestId, operationId: operation.id, status, bodyText });
}

async function replyOrReject(parts: ApiParts, arrival: Arrival): Promise<Reply> {
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
    return errorReply(toClientError(parts, error), requestId, arrival.headers);
  }
}

/** Handles one request to an operation; the order of the checks decides which error wins. */
async function handle(parts: ApiParts, arrival: Arrival): Promise<Reply> {
  const { operation, request, target } = arrival;
  const orgId = await admit(parts, arrival);
  const result = parts.reads.covers(operation, request.headers)
    ? await parts.reads.recall({ orgId, target }, () => perform(parts, arrival, orgId))
    : await perform(parts, arrival, orgId);
  return replyWith(surprised(parts, operation, result), arrival.requestId, arrival.headers);
}

async function perform(parts: ApiParts, arrival: Arrival, orgId: string): Promise<OperationResult> {
  const { operation, request } = arrival;
  const body = operation.hasBody ? await readJsonBody(request, recorderOf(parts, arrival)) : undefined;
  const { query, path, headers } = readInput(arrival, body);
  const call: unknown = { query, path, headers, body, service: parts.service, orgId };
  // Validated: the input has the operation's types.
  const handler = parts.handlers[operation.id] as (call: Call<never>) => Promise<OperationResult>;
  const result = await handler(call as Call<never>);
  return operation.headers.some((name) => name === IF_NONE_MATCH)
    ? revalidated(result, request.headers.get(IF_NONE_MATCH))
    : result;
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

function surprised({ surprise }: ApiParts, { id }: Operation, result: OperationResult): OperationResult {
  if (!surprise || result.body === null) return result;
  return { ...result, body: surprise(id, result.status, result.body.toString()) };
}

function requireShortUrl({ url }: ArrivedRequest): void {
  if (url.length > MAX_URL_LENGTH)
    throw new ApiError("uri_too_long", `The URL is longer than ${MAX_URL_LENGTH} characters.`);
}

/** Cheaper than parsing the URL. */
export function pathOf(url: string): string {
  const target = url.slice(url.indexOf("/", url.indexOf("//") + 2));
  const end = target.indexOf("?");
  return end === -1 ? target : target.slice(0, end);
}
