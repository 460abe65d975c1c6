import { createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

export interface LocalProxy {
  readonly origin: string;
  /** What the proxy was asked: `CONNECT 127.0.0.1:443` or `GET http://…`. */
  readonly asked: string[];
  readonly headers: IncomingMessage["headers"][];
  openSockets(): number;
  /** Kept as soon as every connection to the proxy is gone. */
  emptied(): Promise<void>;
  close(): Promise<void>;
}

export interface ProxyBehaviour {
  /** Status of the response to CONNECT. */
  readonly status?: number;
  /** Never responds to CONNECT, and says when it was asked. */
  readonly onStall?: () => void;
}

/** A proxy on loopback: forwards requests in absolute form, and opens tunnels. */
export async function startLocalProxy({ status = 200, onStall }: ProxyBehaviour = {}): Promise<LocalProxy> {
  const asked: string[] = [];
  const headers: IncomingMessage["headers"][] = [];
  const open = new Set<Socket>();
  const waiting: (() => void)[] = [];
  const note = (incoming: IncomingMessage): void => {
    asked.push(`${incoming.method} ${incoming.url}`);
    headers.push(incoming.headers);
  };
  const server = createServer((incoming, response) => {
    note(incoming);
    const { "proxy-authorization": _credentials, ...forwarded } = incoming.headers;
    const onward = request(
      toLoopback(incoming.url ?? ""),
      { method: incoming.method ?? "GET", headers: forwarded, agent: false },
      (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
      },
    );
    incoming.pipe(onward);
  });
  server.on("connect", (incoming, socket: Socket) => {
    note(incoming);
    if (onStall) {
      // Notices when the other end has gone.
      socket.resume().on("end", () => socket.destroy());
      return onStall();
    }
    if (status >= 300) return void socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
    const { hostname, port } = new URL(`http://${incoming.url}`);
    const onward = connect(Number(port), resolveHost(hostname), () => {
      socket.write(`HTTP/1.1 ${status} Connection established\r\n\r\n`);
      onward.pipe(socket).pipe(onward);
    });
    onward.on("error", () => socket.destroy());
    socket.on("close", () => onward.destroy());
  });
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket
      .on("error", () => undefined)
      .on("close", () => {
        open.delete(socket);
        if (open.size === 0) for (const done of waiting.splice(0)) done();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    headers,
    openSockets: () => open.size,
    emptied: () => new Promise((resolve) => (open.size === 0 ? resolve() : waiting.push(resolve))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

// Loopback addresses are never proxied: services behind the proxy have names that only it can resolve.
function toLoopback(url: string): string {
  const target = new URL(url);
  target.hostname = resolveHost(target.hostname);
  return target.href;
}

function resolveHost(hostname: string): string {
  return hostname.endsWith(".example") ? "127.0.0.1" : hostname.replace(/^\[|\]$/g, "");
}
