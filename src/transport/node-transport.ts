import type { ClientRequest, IncomingMessage, RequestOptions } from "node:http";
import type { Socket } from "node:net";
import type { Call, HttpRequest } from "../call/call.ts";
import type { Cancellation } from "../call/cancellation.ts";
import { OptionsError } from "../errors/usage-errors.ts";
import type { PoolRequest } from "./node-pool.ts";
import { createNodeResponse } from "./node-response.ts";
import type { Route, Router } from "./node-routes.ts";
import type { Transport } from "./transport.ts";
import { TransportFailure, toTransportFailure } from "./transport-failure.ts";

const NO_FETCH =
  "`fetchOptions` need a fetch, and on Node requests are sent without one. Pass one to the client: `fetch: globalThis.fetch`.";

/**
 * A transport on node:http and node:https with kept-alive connections: less work per request than `fetch`, and nothing of undici to load
 * (docs/ARCHITECTURE.md#engineering-decisions). Sends each request once; one that meets a stale connection fails, and `withRetry` resends
 * it.
 */
export function createNodeTransport(router: Router): Transport {
  return (request, cancellation, call) =>
    new Promise((resolve, reject) => {
      if (call.options.fetchOptions) throw new OptionsError(NO_FETCH, "fetchOptions");
      const route = router(request.url);
      const outgoing = route.request(describeRequest(request, route, describeConnection(cancellation, call)));
      let connected = false;
      let responded = false;
      watchConnection(outgoing, () => {
        connected = true;
        call.phase = "headers";
      });
      outgoing.on("response", (incoming: IncomingMessage) => {
        responded = true;
        if (outgoing.reusedSocket) route.pool.noteReuse(false);
        resolve(createNodeResponse(incoming, cancellation));
      });
      outgoing.on("error", (error) => {
        if (outgoing.reusedSocket && !cancellation.reason) onBrokenConnection(route, call, responded);
        const failure = toTransportFailure(error);
        call.isFinal = failure.isFinal;
        // Once connected, the request may have been sent, whatever the error code implies.
        failure.neverSent = !connected;
        reject(failure);
      });
      // Reached without response or error when the service switches to another protocol.
      outgoing.on("close", () => {
        if (!responded) reject(new TransportFailure("closed"));
      });
      cancellation.onCancel((reason) => {
        // A peer that forgot this connection may have forgotten the others.
        if (outgoing.reusedSocket && reason.code === "timeout") route.pool.dropIdle();
        outgoing.destroy();
        reject(reason);
      });
      outgoing.end(request.body);
    });
}

function onBrokenConnection({ pool }: Route, call: Call, responded: boolean): void {
  pool.dropIdle();
  if (responded) return;
  pool.noteReuse(true);
  call.needsFreshConnection = true;
}

function describeConnection(cancellation: Cancellation, call: Call): PoolRequest {
  const fresh = call.needsFreshConnection;
  call.needsFreshConnection = false;
  return { cancellation, fresh, unrepeatable: !call.isRepeatable };
}

// Includes the pool's options: node:http passes a request's options to its agent.
function describeRequest(
  { method, url, headers, body }: HttpRequest,
  route: Route,
  pooling: PoolRequest,
): RequestOptions {
  // An object: tracing agents copy it and add their own headers. No spread, as in `withHeader`.
  const own = { host: route.host, "accept-encoding": "gzip, br" };
  const all: Record<string, string | number> = Object.assign(own, headers, route.headers);
  if (body !== undefined) all["content-length"] = Buffer.byteLength(body);
  else if (method === "PUT" || method === "POST" || method === "PATCH") all["content-length"] = 0;
  // As few as possible: node:http copies them again.
  return {
    pooling,
    agent: route.pool.agent,
    protocol: route.protocol,
    host: route.connectTo.host,
    port: route.connectTo.port,
    method,
    path: route.absoluteForm ? url : url.slice(route.origin.length),
    headers: all,
    setHost: false,
  } as RequestOptions;
}

function watchConnection(outgoing: ClientRequest, onConnected: () => void): void {
  outgoing.on("socket", (socket: Socket & { secureConnecting?: boolean }) => {
    // In a tunnel the connection is established before its TLS is.
    if (!socket.connecting && !socket.secureConnecting) return onConnected();
    socket.once("encrypted" in socket ? "secureConnect" : "connect", onConnected);
  });
}
