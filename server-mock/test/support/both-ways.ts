import { connect } from "node:net";
import type { Listener, ReferenceServer } from "../../library/index.ts";

export const HOST = "svc.test";
/** What a connection adds. */
const OF_THE_CONNECTION = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/** A request, to be sent either way. */
export interface Sent {
  method?: string;
  target: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A response, without what a connection adds. */
export interface Received {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The connection ended before the response did. */
  isBroken: boolean;
}

/** Sends bytes as they are and reads until the server closes. */
export function exchange({ port }: Pick<Listener, "port">, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
  });
}

export async function overTheWire(
  listener: Listener,
  { method = "GET", target, headers = {}, body }: Sent,
): Promise<Received> {
  const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
  const lines = Object.entries({ Host: HOST, Connection: "close", ...length, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return parse(await exchange(listener, `${method} ${target} HTTP/1.1\r\n${head}\r\n${body ?? ""}`), method);
}

export function parse(text: string, method: string): Received {
  if (text === "") return { status: 0, headers: {}, body: "", isBroken: true };
  const end = text.indexOf("\r\n\r\n");
  const [first = "", ...lines] = text.slice(0, end).split("\r\n");
  const all = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
  const raw = text.slice(end + 4);
  const body = Buffer.from(all["transfer-encoding"] === "chunked" ? unchunked(raw) : raw, "latin1").toString();
  const announced = all["content-length"];
  const isBroken = method !== "HEAD" && announced !== undefined && Number(announced) !== Buffer.byteLength(body);
  return { status: Number(first.split(" ")[1]), headers: withoutConnection(all), body, isBroken };
}

function unchunked(text: string): string {
  const size = Number.parseInt(text, 16);
  if (!(size > 0)) return "";
  const start = text.indexOf("\r\n") + 2;
  return text.slice(start, start + size) + unchunked(text.slice(start + size + 2));
}

export async function byFetch(
  server: ReferenceServer,
  { method = "GET", target, headers = {}, body }: Sent,
): Promise<Received> {
  try {
    const init = { method, headers, ...(body === undefined ? {} : { body }) };
    const response = await server.fetch(`http://${HOST}${target}`, init);
    const all = Object.fromEntries(response.headers);
    let text = "";
    let isBroken = false;
    const decoder = new TextDecoder();
    try {
      for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>)
        text += decoder.decode(chunk, { stream: true });
    } catch {
      isBroken = true;
    }
    return { status: response.status, headers: withoutConnection(all), body: text + decoder.decode(), isBroken };
  } catch {
    return { status: 0, headers: {}, body: "", isBroken: true };
  }
}

export function withoutConnection(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name)));
}
