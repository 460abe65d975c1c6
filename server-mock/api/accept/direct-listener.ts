import type { IncomingMessage, ServerResponse } from "node:http";
import { ConnectionDropped } from "../faults/connection-dropped.ts";
import { toClientError } from "../respond/client-error.ts";
import { errorReply, type Reply, requestIdOf } from "../respond/respond.ts";
import type { ApiParts } from "../route/api-parts.ts";
import { findRoute } from "../route/operation-routes.ts";
import { type Arrival, serveOperation } from "../serve-operation.ts";
import { firstHalf } from "./first-half.ts";
import { NodeRequest } from "./node-request.ts";

/** Responds to a request, or says that it is not for this listener: then it has done nothing. */
export type DirectListener = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** What the URL standard leaves as it is. Anything else, such as an escape in the path, is read by who knows it. */
const PLAIN_TARGET = /^(\/api\/[\w./~-]*)(?:\?([\w.~!$()*+,;:@/?=&%-]*))?$/;

/** Makes a listener that reads operations of the API from node:http and writes replies to it, without a `Request` and a `Response`. */
export function createDirectListener(parts: ApiParts): DirectListener {
  const isPlainHost = rememberLast(isKeptByUrl);
  return (incoming, outgoing) => {
    const { method = "", url = "", headers } = incoming;
    // A body that nobody reads is in the way of the next request; who makes a Request takes care of it.
    if (method !== "GET" && method !== "HEAD") return false;
    const [, path, search = ""] = PLAIN_TARGET.exec(url) ?? [];
    if (path === undefined || !isPlainHost(headers.host)) return false;
    const route = findRoute(path);
    const operation = route?.operations.get(method);
    if (!route || !operation) return false;
    void respond(parts, { operation, path: route.values, target: url, search }, { incoming, outgoing });
    return true;
  };
}

async function respond(
  parts: ApiParts,
  asked: Pick<Arrival, "operation" | "path" | "target" | "search">,
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
): Promise<void> {
  const request = new NodeRequest(incoming, outgoing);
  const requestId = requestIdOf(request, parts.service.ids);
  const { operation, path, target, search } = asked;
  const arrival: Arrival = {
    operation,
    request,
    requestId,
    path,
    target,
    search,
    readBody: undefined,
    environment: request,
    headers: {},
  };
  try {
    write(await replyTo(parts, arrival), request.method, outgoing);
  } catch (error) {
    if (!(error instanceof ConnectionDropped)) parts.onError(error, { requestId, operationId: operation.id });
    outgoing.destroy();
  }
}

/** What fails outside of the operation, such as writing the log, is an internal error too. */
async function replyTo(parts: ApiParts, arrival: Arrival): Promise<Reply> {
  try {
    return await serveOperation(parts, arrival);
  } catch (error) {
    if (error instanceof ConnectionDropped) throw error;
    parts.onError(error, { requestId: arrival.requestId, operationId: undefined });
    return errorReply(toClientError(parts, error), arrival.requestId);
  }
}

function write({ status, headers, body, isCut = false }: Reply, method: string, outgoing: ServerResponse): void {
  if (body === null || method === "HEAD") {
    outgoing.writeHead(status, headers).end();
    return;
  }
  headers["Content-Length"] = String(Buffer.byteLength(body));
  outgoing.writeHead(status, headers);
  if (isCut) outgoing.write(firstHalf(Buffer.from(body)), () => outgoing.destroy());
  else outgoing.end(body);
}

/** Whether the URL standard would leave a host as it is: lower case, no port 80, no other way to write an address. */
function isKeptByUrl(host: string | undefined): boolean {
  return host !== undefined && URL.canParse(`http://${host}`) && new URL(`http://${host}`).host === host;
}

/** Clients of a server call it by one name. */
function rememberLast(check: (value: string | undefined) => boolean): (value: string | undefined) => boolean {
  let last: string | undefined;
  let result = false;
  return (value) => {
    if (value === undefined || value !== last) {
      result = check(value);
      last = value;
    }
    return result;
  };
}
