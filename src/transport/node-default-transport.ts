import { createRouter } from "./node-routes.ts";
import { createNodeTransport } from "./node-transport.ts";
import type { Transport } from "./transport.ts";

/** The transport of Node: kept-alive connections, through the proxies that the environment names. */
export function createDefaultTransport(): Transport {
  return createNodeTransport(createRouter(process.env));
}

/** Whether requests carry the SDK's `User-Agent`. */
export const SENDS_USER_AGENT = true;
