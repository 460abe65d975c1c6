import type { Agent, ClientRequest, IncomingMessage, RequestOptions } from "node:http";
import type { Socket } from "node:net";
import type { Call, HttpRequest } from "../call/call.ts";
import type { Cancellation } from "../call/cancellation.ts";
import { isRepeatable, isWrite } from "../call/methods.ts";
import { createNodeResponse } from "./node-response.ts";
import type { Route, Router } from "./node-routes.ts";
import type { RawResponse, Transport } from "./transport.ts";
import { TransportFailure, toTransportFailure } from "./transport-failure.ts";

/**
 * A transport on node:http and node:https with kept-alive connections: less work per request than `fetch`, and nothing of undici to
 * load (docs/decisions/0020).
 */
export function createNodeTransport(router: Router): Transport {
  const send: Transport = async (request, cancellation, call) => {
    const response = await sendOnce(request, router(request.url, isRepeatable(request.method)), cancellation, call);
    if (response !== STALE) return response;
    // A kept-alive connection that the service was closing: nearly always before it read the request, so this is not a failed
    // attempt. But it may have read it.
    if (isWrite(request.method)) call.responseLost = true;
    return send(request, cancellation, call);
  };
  return send;
}

const STALE = "stale";

function sendOnce(
  request: HttpRequest,
  route: Route,
  cancellation: Cancellation,
  call: Call,
): Promise<RawResponse | typeof STALE> {
  return new Promise((resolve, reject) => {
    const outgoing = route.request({ ...describeRequest(request, route), cancellation } as RequestOptions);
    let connected = false;
    let responded = false;
    watchConnection(outgoing, () => {
      connected = true;
      call.phase = "headers";
    });
    outgoing.on("response", (incoming: IncomingMessage) => {
      responded = true;
      resolve(createNodeResponse(incoming, cancellation));
    });
    outgoing.on("error", (error) => {
      if (isStale(error, outgoing, request) && !cancellation.reason) return resolve(STALE);
      const failure = toTransportFailure(error);
      // Once connected, the request may have been sent, whatever the error code implies.
      reject(new TransportFailure(failure.reason, { cause: failure.cause, neverSent: !connected }));
    });
    // Reached without response or error when the service switches to another protocol.
    outgoing.on("close", () => {
      if (!responded) reject(new TransportFailure("closed"));
    });
    cancellation.onCancel((reason) => {
      outgoing.destroy();
      reject(reason);
    });
    outgoing.end(request.body);
  });
}

function describeRequest({ method, url, headers, body }: HttpRequest, route: Route): RequestOptions & { agent: Agent } {
  const lines: string[] = ["host", route.host];
  for (const name in headers) lines.push(name, headers[name] ?? "");
  for (const name in route.headers) lines.push(name, route.headers[name] ?? "");
  if (!("accept-encoding" in headers)) lines.push("accept-encoding", "gzip, br");
  if (body !== undefined) lines.push("content-length", String(Buffer.byteLength(body)));
  else if (method === "PUT" || method === "POST" || method === "PATCH") lines.push("content-length", "0");
  return {
    agent: route.agent,
    host: route.connectTo.host,
    port: route.connectTo.port,
    method,
    path: route.absoluteForm ? url : url.slice(route.origin.length),
    // A flat list is written unchanged; an object is copied and checked entry by entry first.
    headers: lines as never,
    setHost: false,
  };
}

function watchConnection(outgoing: ClientRequest, onConnected: () => void): void {
  outgoing.on("socket", (socket: Socket & { secureConnecting?: boolean }) => {
    // In a tunnel the connection is established before its TLS is.
    if (!socket.connecting && !socket.secureConnecting) return onConnected();
    socket.once("encrypted" in socket ? "secureConnect" : "connect", onConnected);
  });
}

function isStale(error: NodeJS.ErrnoException, outgoing: ClientRequest, request: HttpRequest): boolean {
  return (
    outgoing.reusedSocket && isRepeatable(request.method) && (error.code === "ECONNRESET" || error.code === "EPIPE")
  );
}
