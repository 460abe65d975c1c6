import type { Socket } from "node:net";
import type { Responder } from "../fault-server.ts";
import { turns } from "../turns.ts";
import { TEAM_STATS } from "./samples.ts";

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A whole, well-formed response. A header given as an empty string is left out. */
export function reply(parts: Reply): Responder {
  return ({ socket }) => void socket.write(renderReply(parts));
}

export function json(body: unknown, parts: Omit<Reply, "body"> = {}): Responder {
  return reply({ ...parts, body: JSON.stringify(body) });
}

export function data(value: unknown, meta: unknown = null): Responder {
  return json({ data: value, error: null, meta });
}

export function failure(status: number, error: unknown, headers: Readonly<Record<string, string>> = {}): Responder {
  return json({ data: null, error, meta: null }, { status, headers });
}

export function html(status: number, headers: Readonly<Record<string, string>> = {}): Responder {
  const body = `<!doctype html><html><body><h1>${status}</h1></body></html>`;
  return reply({ status, headers: { "content-type": "text/html", ...headers }, body });
}

/** The response that every fault has to give way to. */
export const fine: Responder = data(TEAM_STATS);

/** Bytes as they are. */
export function bytes(...chunks: ReadonlyArray<string | Buffer>): Responder {
  return async ({ socket }) => {
    for (const chunk of chunks) await write(socket, chunk);
  };
}

/** Cuts a connection with RST alone. `resetAndDestroy` sends an orderly FIN first, which is another fault. */
export function resetConnection(socket: Socket): void {
  Object.assign(socket, { resetAndClosing: true }).destroy();
}

/** Bytes, then a clean end of the connection. */
export function bytesThenFin(...chunks: ReadonlyArray<string | Buffer>): Responder {
  return async (exchange) => {
    await bytes(...chunks)(exchange);
    exchange.socket.end();
  };
}

/** Bytes, then a reset of the connection, once they are read: one that comes before looks like an orderly end to libuv. */
export function bytesThenReset(...chunks: ReadonlyArray<string | Buffer>): Responder {
  return async (exchange) => {
    await bytes(...chunks)(exchange);
    await turns();
    resetConnection(exchange.socket);
  };
}

export const reset: Responder = ({ socket }) => resetConnection(socket);
export const fin: Responder = ({ socket }) => void socket.end();
export const silence: Responder = () => undefined;

/** The text, a few bytes at a time, for as long as somebody listens. */
export function drip(text: string, everyMs: number): Responder {
  return ({ socket }) => {
    let offset = 0;
    const timer = setInterval(() => {
      socket.write(text.slice(offset, offset + 1) || " ");
      offset += 1;
    }, everyMs);
    socket.once("close", () => clearInterval(timer));
  };
}

/** A head, then the same block until the byte count is reached or the client has gone: nothing is held in memory. */
export function flood(head: string, block: Buffer, totalBytes: number): Responder {
  return async ({ socket }) => {
    await write(socket, head);
    for (let sent = 0; sent < totalBytes && socket.writable; sent += block.length) await write(socket, block);
  };
}

export function renderReply({ status = 200, headers = {}, body = "" }: Reply): Buffer {
  const payload = Buffer.from(body);
  const all: Record<string, string> = {
    "content-type": "application/json; charset=utf-8",
    "content-length": String(payload.length),
    "x-request-id": "req_fault_1",
    ...headers,
  };
  const lines = Object.entries(all).filter(([, value]) => value !== "");
  return Buffer.concat([Buffer.from(head(status, Object.fromEntries(lines))), payload]);
}

/** A status line and headers. */
export function head(status: number, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} Status\r\n${lines.join("")}\r\n`;
}

async function write(socket: Socket, chunk: string | Buffer): Promise<void> {
  if (!socket.writable || socket.write(chunk)) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      socket.off("drain", done).off("close", done);
      resolve();
    };
    socket.on("drain", done).on("close", done);
  });
}
