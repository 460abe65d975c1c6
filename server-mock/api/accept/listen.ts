import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { type IdSource, randomIds } from "../../records/ids.ts";
import { type RequestListener, RequestQueue, type Tick } from "../queue/request-queue.ts";
import { type LoadedOnce, loadOnce } from "../route/load-once.ts";
import { MAX_BODY_BYTES } from "../validate/read-body.ts";
import { endStalled } from "./end-stalled.ts";
import type { Handle, HandlerOptions } from "./handler-listener.ts";
import { LISTEN_LIMITS } from "./listen-limits.ts";
import type { NodeListener } from "./node-listener.ts";
import { findFramingProblem, rejectBadConnections, rejectForLoad, rejectFraming } from "./reject-connection.ts";

/** Options of a listener. */
export interface ListenOptions {
  /** A free port by default. */
  port?: number;
  /** Loopback by default. */
  host?: string;
  /** Time limit for the request headers, 10 s by default. */
  headersTimeoutMs?: number;
  /** Time limit for the whole request, 30 s by default. */
  requestTimeoutMs?: number;
  /** Time without reading a pending response after which a client is disconnected, 30 s by default. */
  stallTimeoutMs?: number;
  /** Maximum of simultaneous connections; more are closed at once. 10,000 by default. */
  maxConnections?: number;
  /**
   * Replaces the global Request and Response classes with light ones, which halves the work per request. For processes that are
   * only a server; off in tests.
   */
  replaceGlobals?: boolean;
  ids?: IdSource;
  /** Called at the start of every request. */
  onRequest?: () => void;
}

/** A listening server. */
export interface Listener {
  url: string;
  port: number;
  /** Asks clients to close their connections after the next response, while new ones are still accepted. */
  retire: () => void;
  /** Stops accepting connections, waits for running requests for up to the given time (10 s by default), then closes. */
  close: (drainMs?: number) => Promise<void>;
}

/** Handlers that a listener serves. */
export interface Served {
  handle: Handle;
  /** Loads what the handler needs, ahead of its first request. */
  prepare?: () => Promise<unknown>;
  /** Responds to requests to the API; the handler gets all others. */
  listener?: NodeListener | undefined;
  /** Hooks around the requests that begin in one tick. */
  tick?: Tick | undefined;
}

const HTTP_1_0 = "1.0";
const KEEP_ALIVE_MS = 65_000;
const IDLE_CHECK_MS = 20;
/** Delay of preparing pages, so that it does not slow down the first responses. */
const PREPARE_MS = 100;

/** Serves a handler over HTTP/1.1. */
export async function listen(served: Served, options: ListenOptions = {}): Promise<Listener> {
  const { port = 0, host = "127.0.0.1", ids = randomIds() } = options;
  const { replaceGlobals = false } = options;
  const state = { isRetiring: false };
  const handlerListener = loadOnce(() => loadHandlerListener(served, { replaceGlobals, ids }));
  const queue = new RequestQueue(LISTEN_LIMITS.requests, {
    listener: requestListener(served, handlerListener, options.onRequest),
    reject: (_request, response) => rejectForLoad(response, ids.requestId()),
    isUrgent: ({ url }) => url === "/healthz",
    tick: served.tick,
  });
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    if (state.isRetiring) response.setHeader("Connection", "close");
    // Load balancers check health with HTTP/1.0, which has no Host header.
    if (request.httpVersion === HTTP_1_0) request.headers.host ??= host;
    const problem = findFramingProblem(request);
    if (problem === undefined) queue.add(request, response);
    else rejectFraming(response, problem, ids.requestId());
  };
  const server = createServer(serverOptions(options), begin);
  // A client that sends `Expect: 100-continue` hears that a body is too large before it sends it.
  server.on("checkContinue", (request, response) => {
    if (!(Number(request.headers["content-length"]) > MAX_BODY_BYTES)) response.writeContinue();
    begin(request, response);
  });
  // Size is limited instead. Beyond 2,000 headers Node would drop the rest without notice, such as a second Host.
  server.maxHeadersCount = 0;
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    queue.watch(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  // A client that reads nothing would keep its responses in memory forever.
  const stopLooking = endStalled(sockets, options.stallTimeoutMs ?? LISTEN_LIMITS.stallTimeoutMs);
  server.once("close", stopLooking);
  server.maxConnections = options.maxConnections ?? LISTEN_LIMITS.connections;
  const patienceMs = Math.max(...Object.values(timeoutsOf(options)));
  rejectBadConnections(server, ids, (socket) => queue.wasHeldBack(socket, patienceMs));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  // A failure is retried by the first request that needs it.
  if (replaceGlobals) setTimeout(() => prepare(served, handlerListener).catch(() => undefined), PREPARE_MS).unref();
  const address = server.address() as AddressInfo;
  const shownHost = host.includes(":") ? `[${host}]` : host;
  const retire = () => {
    state.isRetiring = true;
  };
  const close = (drainMs: number = LISTEN_LIMITS.drainMs) => {
    retire();
    return drain(server, sockets, drainMs);
  };
  return { url: `http://${shownHost}:${address.port}`, port: address.port, retire, close };
}

function serverOptions(options: ListenOptions): object {
  const { headersTimeoutMs, requestTimeoutMs } = timeoutsOf(options);
  return {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(1_000, headersTimeoutMs),
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: LISTEN_LIMITS.headerBytes,
    // Node rejects a missing Host by itself; here it gets the service's own error body.
    requireHostHeader: false,
  };
}

function timeoutsOf({
  headersTimeoutMs = LISTEN_LIMITS.headersTimeoutMs,
  requestTimeoutMs = LISTEN_LIMITS.requestTimeoutMs,
}: ListenOptions): { headersTimeoutMs: number; requestTimeoutMs: number } {
  return { headersTimeoutMs, requestTimeoutMs };
}

function requestListener(
  { listener: respondDirectly = () => false }: Served,
  handlerListener: LoadedOnce<RequestListener>,
  onRequest: (() => void) | undefined,
): RequestListener {
  return (request, response) => {
    onRequest?.();
    if (respondDirectly(request, response)) return;
    const listener = handlerListener.value();
    if (listener) listener(request, response);
    else
      handlerListener.load().then(
        (loaded) => loaded(request, response),
        (error: Error) => response.destroy(error),
      );
  };
}

async function prepare(served: Served, handlerListener: LoadedOnce<RequestListener>): Promise<void> {
  await handlerListener.load();
  await served.prepare?.();
}

/** Loads Node's own `Request` and `Response` and what is built on them: a sixth of the start time, which plain reads avoid. */
async function loadHandlerListener({ handle }: Served, options: HandlerOptions): Promise<RequestListener> {
  const { createHandlerListener } = await import("./handler-listener.ts");
  return createHandlerListener(handle, options);
}

function drain(server: Server, sockets: ReadonlySet<Socket>, drainMs: number): Promise<void> {
  // Keep-alive is the default, but now it would delay the shutdown.
  const closeIdle = () => {
    server.closeIdleConnections();
    // Node counts a connection that has not sent a request yet as active.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return new Promise((resolve) => {
    const idle = setInterval(closeIdle, IDLE_CHECK_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(deadline);
      resolve();
    });
    closeIdle();
  });
}
