import type { IncomingMessage } from "node:http";
import type { Cancellation } from "../call/cancellation.ts";
import type { ResponseHeaders } from "../call/response-info.ts";
import { concatenate } from "./concatenate.ts";
import { decode } from "./node-decompression.ts";
import type { RawResponse } from "./transport.ts";
import { TransportFailure, toTransportFailure } from "./transport-failure.ts";

/** Adapts a response of node:http. */
export function createNodeResponse(incoming: IncomingMessage, cancellation: Cancellation): RawResponse {
  const headers = new NodeHeaders(incoming.rawHeaders);
  return {
    status: incoming.statusCode ?? 0,
    headers,
    readBody: async (maxBytes) => {
      const bytes = await collect(incoming, maxBytes);
      return decode(bytes, { headers, maxBytes, cancellation });
    },
    discard: () => {
      incoming.on("error", () => undefined);
      incoming.destroy();
    },
  };
}

// Looks names up in the flat list: a call reads two or three headers, and building an object of all of them costs more.
class NodeHeaders implements ResponseHeaders {
  readonly #raw: readonly string[];

  constructor(raw: readonly string[]) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    const wanted = name.toLowerCase();
    const values: string[] = [];
    for (let index = 0; index < this.#raw.length; index += 2) {
      const candidate = this.#raw[index];
      if (candidate?.length === wanted.length && candidate.toLowerCase() === wanted)
        values.push(this.#raw[index + 1] ?? "");
    }
    return values.length > 0 ? values.join(", ") : null;
  }

  *[Symbol.iterator](): IterableIterator<[string, string]> {
    const names = new Set(this.#raw.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()));
    for (const name of names) yield [name, this.get(name) ?? ""];
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
  });
}
