import type { Agent, ClientRequest, RequestOptions } from "node:http";
import { createProxyRules, type Proxy, type ProxyEnvironment } from "./node-proxy.ts";
import { createTunnelAgent } from "./node-tunnel.ts";

/** How requests to one origin travel. */
export interface Route {
  readonly origin: string;
  /** Value of the `Host` header. */
  readonly host: string;
  readonly connectTo: { readonly hostname: string; readonly port: string | number };
  readonly agent: Agent;
  /** Headers for the proxy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a proxy wants the whole URL instead of the path. */
  readonly absoluteForm: boolean;
  readonly request: (options: RequestOptions) => ClientRequest;
}

/** Finds the way for a URL. */
export type Router = (url: string, keepAlive: boolean) => Route;

/** Routes with kept-alive connections, one pool per origin, through the proxies of an environment. */
export function createRouter(environment: ProxyEnvironment): Router {
  const proxyFor = createProxyRules(environment);
  const pools = new Map<string, Route>();
  let last: Route | undefined;
  return (url, keepAlive) => {
    // Nearly always the same service as before.
    if (keepAlive && last && url.startsWith(last.origin) && url[last.origin.length] === "/") return last;
    const target = new URL(url);
    const proxy = proxyFor(target);
    // A request that must not be repeated gets a connection of its own: a kept-alive one may be closing at the other end, unseen.
    if (!keepAlive) return createRoute(target, proxy, false);
    last = pools.get(target.origin) ?? createRoute(target, proxy, true);
    pools.set(target.origin, last);
    return last;
  };
}

function createRoute(target: URL, proxy: Proxy | undefined, keepAlive: boolean): Route {
  const secure = target.protocol === "https:";
  const port = target.port || (secure ? 443 : 80);
  const { Agent: HttpAgent, request } = process.getBuiltinModule("node:http");
  // Idle sockets beyond these are closed; those in use are not limited.
  const options = { keepAlive, scheduling: "lifo" as const, maxFreeSockets: 64 };
  const direct = { origin: target.origin, host: target.host, headers: {}, absoluteForm: false, request };
  if (!secure) {
    const agent = new HttpAgent(options);
    if (!proxy) return { ...direct, connectTo: { hostname: bareHost(target), port }, agent };
    return { ...direct, connectTo: proxy, agent, headers: proxy.headers, absoluteForm: true };
  }
  const https = process.getBuiltinModule("node:https");
  const agent = proxy ? createTunnelAgent(proxy, options) : new https.Agent(options);
  return { ...direct, connectTo: { hostname: bareHost(target), port }, agent, request: https.request };
}

// URL keeps an IPv6 address in brackets, sockets want it without.
function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}
