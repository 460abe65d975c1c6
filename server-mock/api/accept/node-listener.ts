import type { IncomingMessage, ServerResponse } from "node:http";
import { ConnectionDropped } from "../faults/connection-dropped.ts";
import { firstHalf, type Reply } from "../respond/respond.ts";
import type { ApiParts } from "../route/api-parts.ts";
import { isApiPath, serveApi, type Target } from "../serve-api.ts";
import { NodeRequest } from "./node-request.ts";

/** Responds to a request, or says that it is not for this listener: then it has done nothing. */
export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Makes the listener for requests to the API: from node:http to the service and back, without a `Request` and a `Response`. */
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

/** What the URL standard leaves as it is: nothing has to be parsed. */
const PLAIN_TARGET = /^(\/[\w./~-]*)(?:\?([\w.~!$()*+,;:@/?=&%-]*))?$/;
/** A path that the standard would shorten, or take for a host. */
const CHANGED_PATH = /\/\.|^\/\//;

interface ReadTarget extends Target {
  /** Absolute URL. */
  url: string;
}

/** What a name or an address is made of: no user, no path, no escape. */
const HOST = /^[\w.:[\]-]+$/;

/** Reads targets as `new URL` does; undefined for what makes no URL of a plain form, which is rejected where pages are served. */
function targetReader(): (incoming: IncomingMessage) => ReadTarget | undefined {
  // Clients of a server call it by one name.
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
