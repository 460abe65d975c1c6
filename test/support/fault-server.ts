import { createServer as createHttpServer, type IncomingMessage } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { text } from "node:stream/consumers";
import { createServer as createTlsServer, type TlsOptions } from "node:tls";

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: string;
  readonly atMs: number;
}

/** One request and the raw socket that waits for its response. */
export interface Send {
  readonly socket: Socket;
  readonly request: SeenRequest;
  /** 1 for the first request that the server ever got, over all its connections. */
  readonly requestNumber: number;
  /** 1 for the first request on this connection. */
  readonly requestOnConnection: number;
}

/** What the server does with one request: write any bytes, or none, or cut the connection. */
export type Responder = (exchange: Send) => void | Promise<void>;

export interface FaultServerOptions {
  /** Speaks TLS with this certificate. */
  readonly tls?: TlsOptions;
  /** Sees each connection before its first byte. Returns true when it takes the connection over. */
  readonly onConnection?: (socket: Socket) => boolean;
}

export interface FaultServer {
  readonly port: number;
  readonly origin: string;
  readonly requests: readonly SeenRequest[];
  readonly connectionCount: number;
  /** Errors thrown by a response itself: a broken test, never a finding. */
  readonly responderFailures: readonly unknown[];
  openSocketCount(): number;
  close(): Promise<void>;
}

/** Starts a server on 127.0.0.1 and a free port. Node reads the requests; nothing checks what the responders write. */
export async function startFaultServer(respond: Responder, options: FaultServerOptions = {}): Promise<FaultServer> {
  const requests: SeenRequest[] = [];
  const responderFailures: unknown[] = [];
  const sockets = new Set<Socket>();
  const requestsOn = new WeakMap<Socket, number>();
  let connectionCount = 0;

  const http = createHttpServer((incoming) => {
    receive(incoming).catch((failure: unknown) => responderFailures.push(failure));
  });
  const receive = async (incoming: IncomingMessage): Promise<void> => {
    const { socket, method = "", url = "" } = incoming;
    const body = await text(incoming);
    const { pathname: path, searchParams: query } = new URL(url, "http://fault-server");
    const headers = new Headers(incoming.headers as Record<string, string>);
    const request = { method, path, query, headers, body, atMs: performance.now() };
    const requestOnConnection = (requestsOn.get(socket) ?? 0) + 1;
    requestsOn.set(socket, requestOnConnection);
    await respond({ socket, request, requestNumber: requests.push(request), requestOnConnection });
  };
  const onSocket = (socket: Socket): void => {
    connectionCount += 1;
    if (!options.onConnection?.(socket)) http.emit("connection", socket);
  };

  const server = options.tls === undefined ? createServer(onSocket) : createTlsServer(options.tls, onSocket);
  server.on("connection", (socket: Socket) => track(socket, sockets));
  if (options.tls !== undefined) server.on("secureConnection", ignoreSocketErrors);
  const port = await listen(server);
  return {
    port,
    origin: `${options.tls === undefined ? "http" : "https"}://127.0.0.1:${port}`,
    requests,
    responderFailures,
    get connectionCount() {
      return connectionCount;
    },
    openSocketCount: () => sockets.size,
    close: () => closeServer(server, sockets),
  };
}

/** The n-th request gets the n-th responder; the last one repeats. */
export function inTurn(...responders: readonly [Responder, ...Responder[]]): Responder {
  return (exchange) => responders[Math.min(exchange.requestNumber, responders.length) - 1]?.(exchange);
}

function track(socket: Socket, sockets: Set<Socket>): void {
  sockets.add(socket);
  socket.once("close", () => sockets.delete(socket));
  socket.setNoDelay(true);
  ignoreSocketErrors(socket);
}

/** A client that goes away is what many faults are about. */
function ignoreSocketErrors(socket: Socket): void {
  socket.on("error", () => socket.destroy());
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function closeServer(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const socket of sockets) socket.destroy();
  await closed;
}
