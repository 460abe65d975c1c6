import { createFetchTransport } from "./fetch-transport.ts";
import type { Transport } from "./transport.ts";

/** The transport of browsers, Deno, Bun and Workers: the platform's `fetch`, looked up at each call so that a later mock is seen. */
export function createDefaultTransport(): Transport {
  return createFetchTransport((input, init) => globalThis.fetch(input, init));
}

// Browsers send their own, and another one would make every request a preflighted one that servers rarely allow.
export const SENDS_USER_AGENT = !("document" in globalThis) && !("importScripts" in globalThis);
