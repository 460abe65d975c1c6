import type { IncomingMessage } from "node:http";
import type { Cancellation } from "../pipeline/cancellation.ts";
import type { ResponseHeaders } from "../pipeline/exchange.ts";
import type { RawResponse } from "./transport.ts";
import { TransportFailure, toTransportFailure } from "./transport-failure.ts";

/** An answer of node:http as the pipeline reads it. */
export function createNodeResponse(incoming: IncomingMessage, cancellation: Cancellation): RawResponse {
  // The reader may come later than a fault does.
  incoming.on("error", () => undefined);
  return {
    status: incoming.statusCode ?? 0,
    headers: new NodeHeaders(incoming),
    readBody: async (maxBytes) => {
      const bytes = await collect(incoming, maxBytes);
      const encoding = (incoming.headers["content-encoding"] ?? "identity").trim().toLowerCase();
      return bytes.byteLength === 0 || encoding === "identity"
        ? bytes
        : cancellation.race(decompress(bytes, encoding, maxBytes));
    },
    discard: () => incoming.destroy(),
  };
}

class NodeHeaders implements ResponseHeaders {
  readonly #incoming: IncomingMessage;

  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
  }

  get(name: string): string | null {
    const value = this.#incoming.headers[name.toLowerCase()];
    return (Array.isArray(value) ? value.join(", ") : value) ?? null;
  }

  *[Symbol.iterator](): IterableIterator<[string, string]> {
    for (const name of Object.keys(this.#incoming.headers)) yield [name, this.get(name) ?? ""];
  }
}

function collect(incoming: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    incoming.on("data", (chunk: Uint8Array) => {
      size += chunk.byteLength;
      if (size <= maxBytes) return void chunks.push(chunk);
      reject(new TransportFailure("too_large"));
      incoming.destroy();
    });
    incoming.on("end", () => resolve(concatenate(chunks, size)));
    incoming.on("error", (error) => reject(toTransportFailure(error)));
    incoming.on("close", () => reject(new TransportFailure("closed")));
  });
}

function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = chunks;
  if (chunks.length === 1 && only) return only;
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

function decompress(bytes: Uint8Array, encoding: string, maxBytes: number): Promise<Uint8Array> {
  const { brotliDecompress, gunzip } = process.getBuiltinModule("node:zlib");
  return new Promise((resolve, reject) => {
    const options = { maxOutputLength: maxBytes };
    const done = (error: NodeJS.ErrnoException | null, decoded: Uint8Array) => {
      if (!error) return resolve(decoded);
      reject(new TransportFailure(error.code === "ERR_BUFFER_TOO_LARGE" ? "too_large" : "encoding", { cause: error }));
    };
    if (encoding === "br") brotliDecompress(bytes, options, done);
    else if (encoding === "gzip" || encoding === "x-gzip") gunzip(bytes, options, done);
    else reject(new TransportFailure("encoding", { cause: new Error(`unknown content-encoding ${encoding}`) }));
  });
}
