import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import type { TestPostgres } from "../support/postgres.ts";

/** What the network does to the next response to a write; each fault happens once, then everything passes again. */
export type NetworkFault =
  /** The database has committed, and the connection breaks before anybody hears of it. */
  | "lose the response"
  /** Some bytes of the response arrive, then the end of the stream. */
  | "truncate the response"
  /** The statement never arrives: the connection breaks before. */
  | "lose the statement"
  /** The server is sent the end of the stream in the middle of its statement, and the database the statement's rest never. */
  | "half-close"
  /** The response comes after the server has given up. */
  | "delay the response";

/** A network between the server and PostgreSQL, which passes every byte on once, in order, or not at all. */
export interface PostgresProxy {
  url: string;
  /** Host and port of the same. */
  folder: string;
  port: number;
  /** Lets the next write meet a fault; resolves when it has. */
  strike: (fault: NetworkFault) => Promise<void>;
  /** Breaks every connection; new ones lead to another database. */
  switchTo: (postgres: Pick<TestPostgres, "folder">) => void;
  close: () => Promise<void>;
}

const SOCKET = ".s.PGSQL.5432";
/** Longer than the server waits for a statement. */
const DELAY_MS = 4_000;
/** Statements travel by their names; what they did is in their tags. */
const WRITTEN = /(?:INSERT 0|UPDATE|DELETE) \d/;
/** The message that ends a run of statements. */
const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);

/** Starts a proxy on a free port: a socket of a file system knows no reset. */
export async function startPostgresProxy(postgres: Pick<TestPostgres, "folder">): Promise<PostgresProxy> {
  let target = postgres.folder;
  let waiting: { fault: NetworkFault; done: () => void } | undefined;
  const open = new Set<Socket>();
  /** Connections that have written: what they run next may be a write, too. */
  const writers = new WeakSet<Socket>();

  const takeFault = (...faults: NetworkFault[]): NetworkFault | undefined => {
    if (!waiting || !faults.includes(waiting.fault)) return undefined;
    const { fault, done } = waiting;
    waiting = undefined;
    done();
    return fault;
  };

  const server = createServer((client) => {
    const upstream = connect(join(target, SOCKET));
    const both = [client, upstream];
    const breakBoth = () => {
      client.resetAndDestroy();
      upstream.destroy();
    };
    for (const socket of both) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        for (const other of both) other.destroy();
      });
    }
    client.on("data", (chunk) => {
      const isRun = chunk.subarray(-SYNC.length).equals(SYNC);
      const fault = isRun && writers.has(client) ? takeFault("lose the statement", "half-close") : undefined;
      if (fault === "lose the statement") breakBoth();
      else if (fault === "half-close") {
        upstream.write(chunk.subarray(0, chunk.length / 2));
        client.end();
      } else upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      const hasWritten = WRITTEN.test(chunk.toString("latin1"));
      if (hasWritten) writers.add(client);
      const fault = hasWritten
        ? takeFault("lose the response", "truncate the response", "delay the response")
        : undefined;
      if (fault === "lose the response") breakBoth();
      else if (fault === "truncate the response") client.end(chunk.subarray(0, chunk.length / 2));
      else if (fault === "delay the response") setTimeout(() => client.write(chunk), DELAY_MS);
      else client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { address: host, port } = server.address() as AddressInfo;
  return {
    url: `postgres://svc@${host}:${port}/postgres`,
    folder: host,
    port,
    strike: (fault) =>
      new Promise((done) => {
        waiting = { fault, done };
      }),
    switchTo(other) {
      target = other.folder;
      for (const socket of open) socket.destroy();
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
