import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** What the proxy does with a connection once it has read a request on it. */
export type Mischief =
  | "forward"
  | "reset"
  | "close"
  | "swallow"
  | "half-close"
  | "delay"
  | "reset after response"
  | "cut";

export interface HostileProxy {
  readonly origin: string;
  /** Request lines that arrived, in order: `GET /api/v1/team/stats`. */
  readonly received: string[];
  /** Takes every connection that is idle now out of service: requests on them vanish, as behind a NAT that forgot them. */
  sleep(): void;
  close(): Promise<void>;
}

const REQUEST_LINE = /^([A-Z]+ \S+) HTTP\/1\.1\r$/gm;

/** A TCP proxy on loopback that counts the requests it is sent, and treats each as the script says. */
export async function startHostileProxy(
  targetPort: number,
  mischiefFor: (requestNumber: number) => Mischief,
): Promise<HostileProxy> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const asleep = new WeakSet<Socket>();
  const server = createServer((client) => {
    const onward = connect(targetPort, "127.0.0.1");
    for (const socket of [client, onward]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    }
    let mischief: Mischief = "forward";
    client.on("data", (bytes) => {
      if (asleep.has(client)) return;
      const lines = [...String(bytes).matchAll(REQUEST_LINE)].map(([, line = ""]) => line);
      for (const line of lines) mischief = mischiefFor(received.push(line));
      if (mischief === "swallow") return void asleep.add(client);
      if (mischief === "reset") return void client.resetAndDestroy();
      if (mischief === "close") return void client.destroy();
      if (mischief === "half-close") return void client.end();
      onward.write(bytes);
    });
    onward.on("data", (bytes) => {
      if (asleep.has(client)) return;
      if (mischief === "cut") return void client.write(bytes.subarray(0, bytes.length - 5), () => client.destroy());
      if (mischief === "delay") return void setImmediate(() => client.write(bytes));
      client.write(bytes);
      if (mischief === "reset after response") setImmediate(() => client.resetAndDestroy());
    });
    client.on("close", () => onward.destroy());
    onward.on("close", () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    sleep: () => {
      for (const socket of sockets) asleep.add(socket);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
