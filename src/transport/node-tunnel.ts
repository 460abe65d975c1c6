import type { AgentOptions } from "node:http";
import type { Agent } from "node:https";
import type { Duplex } from "node:stream";
import type { ConnectionOptions } from "node:tls";
import type { Cancellation } from "../call/cancellation.ts";
import type { ProxyServer } from "./node-proxy.ts";
import { TransportFailure } from "./transport-failure.ts";

/** Target of a tunnel, and what cancels it. */
interface TunnelTarget extends ConnectionOptions {
  readonly cancellation?: Cancellation;
}

type OnSocket = (error: Error | null, socket?: Duplex) => void;

/** An agent for https through a proxy: every connection is a tunnel (CONNECT), with TLS to the service inside it. */
export function createTunnelAgent(proxy: ProxyServer, options: AgentOptions): Agent {
  const https = process.getBuiltinModule("node:https");
  const agent = new https.Agent(options);
  const createConnection = (target: TunnelTarget, onSocket: OnSocket): undefined => {
    openTunnel(proxy, target, (error, socket) => {
      if (error || !socket) return onSocket(error);
      const tls = process.getBuiltinModule("node:tls");
      onSocket(null, tls.connect({ ...target, socket: socket as never }));
    });
  };
  return Object.assign(agent, { createConnection });
}

/** What to do about responses that no retry will change. */
const DETAILS: Readonly<Record<number, string>> = {
  403: ". It does not allow this host, or not with the credentials in HTTPS_PROXY",
  407: ". It wants credentials: http://USER:PASSWORD@HOST:PORT in HTTPS_PROXY, or others than those",
};

function openTunnel(
  proxy: ProxyServer,
  { host = "", port: targetPort, cancellation }: TunnelTarget,
  onSocket: OnSocket,
): void {
  const { request } = process.getBuiltinModule("node:http");
  const { hostname, port } = proxy;
  const authority = `${bracketed(host)}:${targetPort}`;
  const headers = { host: authority, ...proxy.headers };
  const connect = request({ hostname, port, method: "CONNECT", path: authority, headers, agent: false });
  // The request that needs the tunnel has no socket yet that could be closed with it.
  const stop = cancellation?.onCancel(() => connect.destroy());
  connect.on("close", () => stop?.());
  connect.on("connect", (response, socket) => {
    stop?.();
    const { statusCode = 0 } = response;
    if (statusCode >= 200 && statusCode < 300) return onSocket(null, socket);
    socket.destroy();
    const detail = DETAILS[statusCode] ?? "";
    const cause = new Error(`the proxy responded ${statusCode}`);
    onSocket(new TransportFailure("proxy", { neverSent: true, isFinal: detail !== "", detail, cause }));
  });
  connect.on("error", (cause) => onSocket(new TransportFailure("proxy", { neverSent: true, cause })));
  connect.end();
}

function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}
