import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach } from "vitest";
import type { Clock } from "../../../src/call/clock.ts";
import { type ClientOptions, SvcClient } from "../../../src/index.ts";
import type { ProxyEnvironment } from "../../../src/transport/node-proxy.ts";
import { createRouter } from "../../../src/transport/node-routes.ts";
import { createNodeTransport } from "../../../src/transport/node-transport.ts";
import { KEY } from "./scripted-service.ts";

export interface LocalRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  /** Number of the connection that it came over, from 1. */
  readonly connection: number;
  /** Requests that came over that connection, this one included. */
  readonly onConnection: number;
}

export interface LocalServer {
  readonly origin: string;
  readonly port: number;
  readonly requests: LocalRequest[];
  readonly server: Server;
  openSockets(): number;
  close(): Promise<void>;
}

export type Respond = (request: LocalRequest, response: ServerResponse, socket: Socket) => void;

export const STATS = { data: { team_size: 4 }, error: null, meta: null };

export const respondStats: Respond = (_, response) => respondJson(response, STATS);

export function respondJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** A server on loopback that keeps what it was asked. */
export async function startLocalServer(respond: Respond = respondStats, host = "127.0.0.1"): Promise<LocalServer> {
  const server = createServer();
  const local = watchServer(server, respond);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return { ...local, port, origin: `http://${host.includes(":") ? `[${host}]` : host}:${port}` };
}

/** Starts servers on loopback, each of which is closed after the test. */
export function useLocalServers(): typeof startLocalServer {
  const started: LocalServer[] = [];
  afterEach(async () => {
    for (const server of started.splice(0)) await server.close();
  });
  return async (...given) => {
    const server = await startLocalServer(...given);
    started.push(server);
    return server;
  };
}

/** Keeps the requests of a server that is started elsewhere. */
export function watchServer(server: Server, respond: Respond): Omit<LocalServer, "origin" | "port"> {
  const requests: LocalRequest[] = [];
  const sockets = new Map<Socket, { number: number; requests: number }>();
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => undefined);
  });
  const listener: RequestListener = async (incoming, response) => {
    const connection = sockets.get(incoming.socket) ?? { number: sockets.size + 1, requests: 0 };
    sockets.set(incoming.socket, connection);
    connection.requests += 1;
    const onConnection = connection.requests;
    let body = "";
    for await (const chunk of incoming) body += String(chunk);
    const { method = "", url = "", headers } = incoming;
    const request = { method, url, headers, body, connection: connection.number, onConnection };
    requests.push(request);
    respond(request, response, incoming.socket);
  };
  server.on("request", listener);
  return {
    requests,
    server,
    openSockets: () => open.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** A client over the Node transport, with the proxies of this environment instead of the process's. */
export function nodeClient(
  baseUrl: string,
  options: Partial<ClientOptions> = {},
  environment: ProxyEnvironment = {},
  poolClock?: Clock,
): SvcClient {
  const transport = createNodeTransport(createRouter(environment, poolClock));
  return new SvcClient({ apiKey: KEY, baseUrl, ...options }, { transport });
}
