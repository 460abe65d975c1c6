import type { IncomingMessage, ServerResponse } from "node:http";
import { ConnectionDropped } from "../faults/connection-dropped.ts";
import { firstHalf, type Reply } from "../respond/respond.ts";
import type { ApiParts } from "../route/api-parts.ts";
import { isApiPath, serveApi, type Target } from "../serve-api.ts";
import { NodeRequest } from "./node-request.ts";

/** Responds to a request and returns true; returns false, having done nothing, for requests of other listeners. */
export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Creates the listener for requests to the API: from node:http to the service and back, without `Request` and `Response`. */
export function createNodeListener(parts: ApiParts): NodeListener {
  const readTarget = targetReader();
  return (incoming, outgoing) => {
    const read = readTarget(incoming);
    if (!read || !isApiPath(read.path)) return false;
    void respond(parts, read, new NodeRequest(incoming, outgoing, read.url), outgoing);
    return true;
  };
}

async function respond(parts: ApiParts, target: Target, request: NodeRequest, outgoing: ServerResponse): Promise<void> {
  let reply: Reply | undefined;
  try {
    reply = await serveApi(parts, request, { ...target, environment: request });
    write(reply, request.method, outgoing);
  } catch (error) {
    const requestId = reply?.headers["X-Request-Id"] ?? "";
    if (!(error instanceof ConnectionDropped)) parts.onError(error, { requestId, operationId: undefined });
    outgoing.destroy();
  }
}

function write({ status, headers, body, isCut }: Reply, method: string, outgoing: ServerResponse): void {
  if (body === null || method === "HEAD") {
    outgoing.writeHead(status, headers).end();
    return;
  }
  headers["Content-Length"] = String(Buffer.byteLength(body));
  outgoing.writeHead(status, headers);
  if (isCut) outgoing.write(firstHalf(Buffer.from(body)), () => outgoing.destroy());
  else outgoing.end(body);
}

/** Targets that the URL standard leaves unchanged, so that no parsing is needed. */
const PLAIN_TARGET = /^(\/[\w./~-]*)(?:\?([\w.~!$()*+,;:@/?=&%-]*))?$/;
/** Paths that the URL standard would shorten, or read as a host. */
const CHANGED_PATH = /\/\.|^\/\//;

interface ReadTarget extends Target {
  /** Absolute URL. */
  url: string;
}

/** Characters of a host name or address: no user, path or escape. */
const HOST = /^[\w.:[\]-]+$/;

/** Reads targets as `new URL` does; undefined for other targets, which the page listener rejects or serves. */
function targetReader(): (incoming: IncomingMessage) => ReadTarget | undefined {
  // The clients of one server mostly use the same host name.
  let plainHost: string | undefined;
  return ({ url: target = "", headers: { host = "" } }) => {
    const [, path, search = ""] = PLAIN_TARGET.exec(target) ?? [];
    const isPlain = path !== undefined && !CHANGED_PATH.test(path);
    if (isPlain && host === plainHost) return { path, search, target, url: `http://${host}${target}` };
    const absolute = target.startsWith("/") ? `http://${host}${target}` : target;
    if (!HOST.test(host) || !/^https?:[^\\]*$/.test(absolute) || !URL.canParse(absolute)) return undefined;
    const url = new URL(absolute);
    if (url.host === host) plainHost = host;
    return { path: url.pathname, search: url.search.slice(1), target: url.pathname + url.search, url: url.href };
  };
}
