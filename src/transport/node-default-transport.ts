import type { Surroundings } from "../options/client-options.ts";
import { createPlatformTransport } from "./fetch-transport.ts";
import { readLogger } from "./node-log.ts";
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

/** Key, address and logger that the environment names. */
export function readSurroundings(): Surroundings {
  const { SERVICE_API_KEY: apiKey, SERVICE_API_URL: baseUrl, SVC_LOG: level } = process.env;
  const logger = readLogger(level, (line) => void process.stderr.write(line));
  return { apiKey: apiKey || undefined, baseUrl: baseUrl || undefined, logger };
}

/** Whether requests carry the SDK's `User-Agent`. */
export const SENDS_USER_AGENT = true;
