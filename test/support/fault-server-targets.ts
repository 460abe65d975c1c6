import { connect, createServer, type Socket } from "node:net";
import { Worker } from "node:worker_threads";
import { startFaultServer } from "./fault-server.ts";
import { turns } from "./turns.ts";

/** Where a call goes when the fault lies below a served request. */
export interface Target {
  readonly origin: string;
  close(): Promise<void>;
}

/** A port that nothing listens on: it was free a moment ago. */
export async function openRefusedPort(): Promise<Target> {
  const server = await startFaultServer(() => undefined);
  await server.close();
  return { origin: server.origin, close: async () => undefined };
}

/** A host that DNS promises never to know (RFC 6761). */
export async function openUnknownHost(): Promise<Target> {
  return { origin: "https://svc.invalid", close: async () => undefined };
}

// The kernel completes handshakes on its own while the accept queue has room, so a listener has to stop accepting
// for good (its thread sleeps), and its queue has to be full.
const DEAF_LISTENER = `
  const { createServer } = require("node:net");
  const { parentPort } = require("node:worker_threads");
  const server = createServer();
  server.listen({ port: 0, host: "127.0.0.1", backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });
`;

const MORE_THAN_THE_QUEUE_TAKES = 20;

/** A listener that drops every further handshake: a client hangs in connect. */
export async function openDeafPort(): Promise<Target> {
  const worker = new Worker(DEAF_LISTENER, { eval: true });
  const port = await new Promise<number>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  const fillers = Array.from({ length: MORE_THAN_THE_QUEUE_TAKES }, () => connectTo(port));
  // The kernel makes a connection of loopback before connect(2) returns, or not at all.
  await turns();
  if (fillers.every((filler) => !filler.connecting)) throw new Error("The deaf listener takes every connection.");
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      for (const filler of fillers) filler.destroy();
      await worker.terminate();
    },
  };
}

/** Accepts the connection and says nothing, so that a TLS handshake never ends. */
export async function openSilentTlsPort(): Promise<Target> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The silent server has no port.");
  return {
    origin: `https://127.0.0.1:${address.port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function connectTo(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  return socket.on("error", () => socket.destroy());
}
