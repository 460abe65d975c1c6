import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A service on a real socket, which calls back for every request that arrives. */
export interface CountedService {
  /** Called before the response; nothing unless set. */
  onRequest: (() => void) | undefined;
  /** What points a command at it. */
  env: Record<string, string>;
  close: () => void;
}

/** Serves a handler on a free port. */
export async function startCountedService(
  fetch: (url: string) => Promise<Response>,
  configFolder: string,
): Promise<CountedService> {
  const server = createServer(async (request, response) => {
    service.onRequest?.();
    const upstream = await fetch(`http://localhost${request.url}`);
    response.writeHead(upstream.status, { "content-type": "application/json" }).end(await upstream.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const service: CountedService = {
    onRequest: undefined,
    env: {
      SERVICE_API_KEY: "svc_live_abcdefghijklmnopqrstuvwxyz012345",
      SERVICE_API_URL: `http://127.0.0.1:${port}/api/v1`,
      SVC_CONFIG_DIR: configFolder,
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return service;
}
