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
export function createDefaultTransport(): Transport {
  if ("Deno" in globalThis || "Bun" in globalThis) return createPlatformTransport();
  const environment = readRouting(process.env);
  const key = JSON.stringify(environment);
  const router = routers.get(key) ?? createRouter(environment);
  routers.set(key, router);
  return createNodeTransport(router);
}

// One per process and environment, not per client: a client per request would leave a connection per request.
const routers = new Map<string, Router>();

// What changes a route. Certificates of one's own, in NODE_EXTRA_CA_CERTS, are read when the process starts.
const ROUTING = /^(?:https?_proxy|no_proxy|node_tls_reject_unauthorized)$/i;

function readRouting(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => ROUTING.test(name)));
}

/** Key, address and logger that the environment names. */
export function readSurroundings(): Surroundings {
  const { SERVICE_API_KEY: apiKey, SERVICE_API_URL: baseUrl, SVC_LOG: level } = process.env;
  const logger = readLogger(level, (line) => void process.stderr.write(line));
  return { apiKey: apiKey || undefined, baseUrl: baseUrl || undefined, logger };
}

/** Whether requests carry the SDK's `User-Agent`. */
export const SENDS_USER_AGENT = true;
