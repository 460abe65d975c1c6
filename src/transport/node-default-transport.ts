import type { Surroundings } from "../options/client-options.ts";
import { createPlatformTransport } from "./fetch-transport.ts";
import { readLogger } from "./node-log.ts";
import { createRouter, type Router } from "./node-routes.ts";
import { createNodeTransport } from "./node-transport.ts";
import type { Transport } from "./transport.ts";

/**
 * The transport of Node: kept-alive connections, through the proxies that the environment names. Deno and Bun also load the Node build,
 * but their `fetch` is faster than their node:http.
 */
export function createDefaultTransport(maxConnections?: number): Transport {
  const platform = createPlatformTransport();
  if ("Deno" in globalThis || "Bun" in globalThis) return platform;
  const environment = readRouting(process.env);
  const key = JSON.stringify([environment, maxConnections]);
  const router = routers.get(key) ?? createRouter(environment, undefined, maxConnections);
  routers.set(key, router);
  const node = createNodeTransport(router);
  return (...attempt) => (isFetchReplaced() ? platform : node)(...attempt);
}

// One per process, environment and limit, not per client: a client per request would leave a connection per request.
const routers = new Map<string, Router>();

// Variables that change a route. Node reads NODE_EXTRA_CA_CERTS only when the process starts.
const ROUTING = /^(?:https?_proxy|no_proxy|node_tls_reject_unauthorized)$/i;

function readRouting(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => ROUTING.test(name)));
}

const FETCH_AT_LOAD = globalThis.fetch;
let wasNodesOwn: boolean | undefined;

/** Whether a program has replaced Node's `fetch`, by a mock or by one with its own connections. */
function isFetchReplaced(): boolean {
  const { fetch } = globalThis as { fetch?: typeof globalThis.fetch & { __nextPatched?: boolean } };
  // Next's keeps responses without being asked; jsdom has none.
  if (typeof fetch !== "function" || fetch.__nextPatched) return false;
  // It may have been replaced before this file was loaded. Only Node's own loads undici from Node's internals.
  wasNodesOwn ??= Function.prototype.toString.call(FETCH_AT_LOAD).includes("internal/deps/undici");
  return fetch !== FETCH_AT_LOAD || !wasNodesOwn;
}

/** Key, address and logger that the environment names. */
export function readSurroundings(): Surroundings {
  const { SERVICE_API_KEY: apiKey, SERVICE_API_URL: baseUrl, SVC_LOG: level } = process.env;
  const logger = readLogger(level, (line) => void process.stderr.write(line));
  return { apiKey: apiKey || undefined, baseUrl: baseUrl || undefined, logger };
}

/** True if requests carry the SDK's `User-Agent`. */
export const SENDS_USER_AGENT = true;
