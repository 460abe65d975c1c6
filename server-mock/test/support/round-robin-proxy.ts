import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from "node:http";
import type { AddressInfo } from "node:net";

/** Names the server behind the proxy that responded. */
export const SERVED_BY = "x-served-by";

/** A proxy in front of several servers. */
export interface RunningProxy {
  url: string;
  close: () => Promise<void>;
}

/** Hands each request to the next server in turn, as a load balancer does. */
export async function startProxy(targets: readonly string[]): Promise<RunningProxy> {
  let turn = 0;
  const server = createServer((request, response) => {
    const index = turn % targets.length;
    turn += 1;
    forward(request, response, { index, target: new URL(request.url ?? "/", targets[index]) });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(request: IncomingMessage, response: ServerResponse, to: { index: number; target: URL }): void {
  const { method, headers } = request;
  const onward = sendRequest(to.target, { method, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, { ...upstream.headers, [SERVED_BY]: String(to.index) });
    upstream.pipe(response);
  });
  onward.on("error", () => response.writeHead(502).end());
  request.pipe(onward);
}
