import type { Agent, AgentOptions, ClientRequest, RequestOptions } from "node:http";
import { type PoolTarget, withPool } from "./node-pool.ts";
import { createProxyRules, type ProxyEnvironment, type ProxyServer } from "./node-proxy.ts";
import { createTunnelAgent } from "./node-tunnel.ts";

/** Route of requests to one origin. */
export interface Route {
  readonly origin: string;
  /** Value of the `Host` header. */
  readonly host: string;
  readonly connectTo: PoolTarget;
  readonly agent: Agent;
  /** Headers for the proxy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the request line has the full URL (for a proxy) instead of the path. */
  readonly absoluteForm: boolean;
  readonly request: (options: RequestOptions) => ClientRequest;
}

/** Finds the route for a URL. */
export type Router = (url: string, keepAlive: boolean) => Route;

/** Routes with kept-alive connections, one pool per origin, through the proxies of an environment. */
export function createRouter(environment: ProxyEnvironment): Router {
  const proxyFor = createProxyRules(environment);
  const routes = new Map<string, Route>();
  let last: Route | undefined;
  return (url, keepAlive) => {
    // Nearly always the same service as last time.
    if (keepAlive && last && url.startsWith(last.origin) && url[last.origin.length] === "/") return last;
    const target = new URL(url);
    // A request that must not be repeated gets a connection of its own: a kept-alive one may be closing at the other end, unseen.
    if (!keepAlive) return createRoute(target, proxyFor(target), false);
    last = routes.get(target.origin) ?? createRoute(target, proxyFor(target), true);
    routes.set(target.origin, last);
    return last;
  };
}

function createRoute(target: URL, proxy: ProxyServer | undefined, keepAlive: boolean): Route {
  const secure = target.protocol === "https:";
  const service = { host: target.hostname.replace(/^\[|\]$/g, ""), port: target.port || (secure ? 443 : 80) };
  // A request to an http:// address is sent to the proxy in full; one to https:// travels in a tunnel through it.
  const connectTo = proxy && !secure ? { host: proxy.hostname, port: proxy.port } : service;
  const agent = createAgent(secure, proxy, { keepAlive });
  return {
    origin: target.origin,
    host: target.host,
    connectTo,
    agent: keepAlive ? withPool(agent, connectTo) : agent,
    headers: proxy && !secure ? proxy.headers : {},
    absoluteForm: proxy !== undefined && !secure,
    request: process.getBuiltinModule(secure ? "node:https" : "node:http").request,
  };
}

function createAgent(secure: boolean, proxy: ProxyServer | undefined, options: AgentOptions): Agent {
  if (!secure) return new (process.getBuiltinModule("node:http").Agent)(options);
  return proxy ? createTunnelAgent(proxy, options) : new (process.getBuiltinModule("node:https").Agent)(options);
}
