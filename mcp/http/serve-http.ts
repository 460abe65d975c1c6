import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Environment, Settings } from "../settings/settings.ts";
import { createHttpHandler } from "./http-handler.ts";
import { ENDPOINT, readHttpSettings } from "./http-settings.ts";

/** `svc-mcp serve --http`: serves Streamable HTTP until a signal arrives. */
export async function serveHttp(argv: readonly string[], environment: Environment): Promise<void> {
  const httpSettings = readHttpSettings(argv, environment);
  const createSession = async (settings: Settings) =>
    import("../protocol/handlers.ts").then((handlers) => handlers.createSession(settings));
  const handler = createHttpHandler(httpSettings, createSession);
  const server = createServer(getRequestListener(handler.fetch, { overrideGlobalObjects: false }));
  const { host, port } = httpSettings;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const listening = typeof address === "object" && address !== null ? address.port : port;
  process.stderr.write(
    `svc-mcp listens on http://${host.includes(":") ? `[${host}]` : host}:${listening}${ENDPOINT}\n`,
  );
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, resolve);
  });
  await handler.close();
  server.close();
  server.closeAllConnections();
}
