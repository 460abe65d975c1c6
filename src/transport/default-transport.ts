/** The transport of browsers and Workers. */
export { createPlatformTransport as createDefaultTransport } from "./fetch-transport.ts";

// Browsers send their own, and another one would make every request a preflighted one that servers rarely allow.
export const SENDS_USER_AGENT = !("document" in globalThis) && !("importScripts" in globalThis);
