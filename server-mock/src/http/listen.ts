import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";

/** Where a server listens. */
export interface ListenOptions {
  /** A free port by default. */
  port?: number;
  /** Loopback by default. */
  host?: string;
}

/** A server that listens. */
export interface Listener {
  url: string;
  port: number;
  /** Stops taking connections, lets running requests end for up to the given time (10 s by default), then closes. */
  close: (drainMs?: number) => Promise<void>;
}

type Handle = (request: Request, environment?: object) => Promise<Response>;

const DRAIN_MS = 10_000;
const LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024 };

/** Serves a handler over HTTP/1.1. */
export async function listen(handle: Handle, options: ListenOptions = {}): Promise<Listener> {
  const { port = 0, host = "127.0.0.1" } = options;
  // The global Request and Response stay as they are: the process may be a test's.
  const listener = getRequestListener(handle, { overrideGlobalObjects: false, hostname: host });
  const server = createServer(LIMITS, listener as (request: IncomingMessage, response: ServerResponse) => void);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const shownHost = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${shownHost}:${address.port}`,
    port: address.port,
    close: (drainMs = DRAIN_MS) => drain(server, drainMs),
  };
}

function drain(server: Server, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
