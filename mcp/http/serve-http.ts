import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { getRequestListener } from "@hono/node-server";
import type { Environment, Settings } from "../settings/settings.ts";
import { createHttpHandler } from "./http-handler.ts";
import { ENDPOINT, readHttpSettings } from "./http-settings.ts";
import { listeningHosts } from "./listening-addresses.ts";

// V8 lets garbage grow to several times the live heap: 90 MB for 29 MB with 90 keys. This process is long-lived, so it collects earlier.
const HEAP_GROWTH = "--heap-growing-percent=40";

/** `svc-mcp serve --http`: serves Streamable HTTP until a signal arrives. */
export async function serveHttp(argv: readonly string[], environment: Environment): Promise<void> {
  setFlagsFromString(HEAP_GROWTH);
  const httpSettings = readHttpSettings(argv, environment);
  const createSession = async (settings: Settings) =>
    import("../protocol/handlers.ts").then((handlers) => handlers.createSession(settings));
  const server = createServer();
  const { host, port } = httpSettings;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const listening = typeof address === "object" && address !== null ? address.port : port;
  const hosts = listeningHosts(host);
  const urls = hosts.map((name) => new URL(`http://${name}:${listening}${ENDPOINT}`));
  const publicUrl = httpSettings.publicUrl ?? urls[0] ?? new URL(`http://localhost:${listening}${ENDPOINT}`);
  const ownHosts = urls.map(({ hostname }) => hostname);
  const handler = createHttpHandler(httpSettings, { publicUrl, ownHosts }, createSession);
  server.on("request", getRequestListener(handler.fetch, { overrideGlobalObjects: false }));
  for (const { href } of urls) process.stderr.write(`svc-mcp listens on ${href}\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, resolve);
  });
  await handler.close();
  server.close();
  server.closeAllConnections();
}
