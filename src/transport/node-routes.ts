import type { Agent, AgentOptions, ClientRequest, RequestOptions } from "node:http";
import { type Clock, systemClock } from "../call/clock.ts";
import { createPool, type Pool, type PoolTarget } from "./node-pool.ts";
import { createProxyRules, type ProxyEnvironment, type ProxyServer } from "./node-proxy.ts";
import { createTunnelAgent } from "./node-tunnel.ts";

/** Route of requests to one origin. */
export interface Route {
  readonly origin: string;
  readonly protocol: string;
  /** Value of the `Host` header. */
  readonly host: string;
  readonly connectTo: PoolTarget;
  readonly pool: Pool;
  /** Headers for the proxy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the request line has the full URL (for a proxy) instead of the path. */
  readonly absoluteForm: boolean;
  readonly request: (options: RequestOptions) => ClientRequest;
}

/** Finds the route for a URL. */
export type Router = (url: string) => Route;

// Per origin: a program often has 1,024 file descriptors, and other uses for them.
const MAX_CONNECTIONS = 256;

/** Routes with kept-alive connections, one pool per origin, through the proxies of an environment. */
export function createRouter(
  environment: ProxyEnvironment,
  clock: Clock = systemClock,
  maxConnections = MAX_CONNECTIONS,
): Router {
  const proxyFor = createProxyRules(environment);
  const routes = new Map<string, Route>();
  let last: Route | undefined;
  return (url) => {
    // Nearly always the same service as last time.
    if (last && url.startsWith(last.origin) && url[last.origin.length] === "/") return last;
    const target = new URL(url);
    last = routes.get(target.origin) ?? createRoute(target, proxyFor(target), { clock, maxConnections });
    routes.set(target.origin, last);
    return last;
  };
}

function createRoute(
  target: URL,
  proxy: ProxyServer | undefined,
  { clock, maxConnections }: { clock: Clock; maxConnections: number },
): Route {
  const secure = target.protocol === "https:";
  const service = {
    maxConnections,
    host: target.hostname.replace(/^\[|\]$/g, ""),
    port: target.port || (secure ? 443 : 80),
  };
  // A request to an http:// address is sent to the proxy in full; one to https:// travels in a tunnel through it.
  const connectTo = proxy && !secure ? { maxConnections, host: proxy.hostname, port: proxy.port } : service;
  const module = process.getBuiltinModule(secure ? "node:https" : "node:http");
  return {
    origin: target.origin,
    protocol: target.protocol,
    host: target.host,
    connectTo,
    pool: createPool(createAgent(secure, proxy, { keepAlive: true }), connectTo, clock),
    headers: proxy && !secure ? proxy.headers : {},
    absoluteForm: proxy !== undefined && !secure,
    // Looked up at each request, so that a tracing agent or a mock that is loaded later is seen.
    request: (options) => module.request(options),
  };
}

function createAgent(secure: boolean, proxy: ProxyServer | undefined, options: AgentOptions): Agent {
  if (!secure) return new (process.getBuiltinModule("node:http").Agent)(options);
  return proxy ? createTunnelAgent(proxy, options) : new (process.getBuiltinModule("node:https").Agent)(options);
}
