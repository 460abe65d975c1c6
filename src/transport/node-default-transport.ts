import { createPlatformTransport } from "./fetch-transport.ts";
import { createRouter } from "./node-routes.ts";
import { createNodeTransport } from "./node-transport.ts";
import type { Transport } from "./transport.ts";

/**
 * The transport of Node: kept-alive connections, through the proxies that the environment names. Deno and Bun also load the Node build,
 * but their `fetch` is faster than their node:http.
 */
export function createDefaultTransport(): Transport {
  if ("Deno" in globalThis || "Bun" in globalThis) return createPlatformTransport();
  return createNodeTransport(createRouter(process.env));
}

/** Key and address that the environment names. */
export function readSurroundings(): { apiKey: string | undefined; baseUrl: string | undefined } {
  const { SERVICE_API_KEY: apiKey, SERVICE_API_URL: baseUrl } = process.env;
  return { apiKey: apiKey || undefined, baseUrl: baseUrl || undefined };
}

/** Whether requests carry the SDK's `User-Agent`. */
export const SENDS_USER_AGENT = true;
