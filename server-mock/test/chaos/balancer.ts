import { Agent, createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

const CHECK_PAUSE_MS = 50;

/** A balancer that asks `/readyz`, as those of the cloud do, and keeps its connections alive. It repeats nothing. */
export interface Balancer {
  url: string;
  /** Puts a new server into the place of an old one. */
  replace: (index: number, target: string) => void;
  /** Resolves when it has seen that a server is not ready, and has no response of it to wait for. */
  waitUntilUnused: (target: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a balancer in front of several servers. */
export async function startBalancer(targets: string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(targets);
  const current = [...targets];
  let turn = 0;
  let isClosed = false;
  const running = new Map<string, number>();
  const watch = async () => {
    while (!isClosed) {
      for (const target of current) {
        const status = await fetch(`${target}/readyz`).then(
          (response) => response.status,
          () => 0,
        );
        if (status === 200) ready.add(target);
        else ready.delete(target);
      }
      await setTimeout(CHECK_PAUSE_MS);
    }
  };
  const watching = watch();
  const server = createServer((request, response) => {
    const usable = current.filter((target) => ready.has(target));
    turn += 1;
    const target = usable[turn % usable.length] ?? "";
    running.set(target, (running.get(target) ?? 0) + 1);
    response.once("close", () => running.set(target, (running.get(target) ?? 0) - 1));
    forward(request, response, { agent, target: new URL(request.url ?? "/", target) });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replace(index, target) {
      current[index] = target;
    },
    async waitUntilUnused(target) {
      while (ready.has(target) || (running.get(target) ?? 0) > 0) await setTimeout(CHECK_PAUSE_MS);
    },
    async close() {
      isClosed = true;
      await watching;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(request: IncomingMessage, response: ServerResponse, to: { agent: Agent; target: URL }): void {
  const { method, headers } = request;
  const onward = sendRequest(to.target, { method, headers, agent: to.agent }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  onward.on("error", (error) => response.writeHead(502).end(String(error)));
  request.pipe(onward);
}
