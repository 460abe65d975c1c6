import { createPlatformTransport } from "./fetch-transport.ts";
import type { Transport } from "./transport.ts";

// `#transport` where there is no Node; node-default-transport.ts is its twin.

/** The transport of browsers and Workers, which limit their connections themselves. */
export function createDefaultTransport(_maxConnections?: number): Transport {
  return createPlatformTransport();
}

/** Only knows whether the program is a web page. Test environments that imitate one do not count. */
export function readSurroundings(): { isBrowser: boolean } {
  const { userAgent = "" } = (globalThis as { navigator?: { userAgent?: string } }).navigator ?? {};
  return { isBrowser: "document" in globalThis && "window" in globalThis && !/jsdom|happy-?dom/i.test(userAgent) };
}

// Browsers send their own, and servers rarely allow another one in the CORS preflight.
export const SENDS_USER_AGENT = !("document" in globalThis) && !("importScripts" in globalThis);
