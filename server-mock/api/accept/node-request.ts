import type { IncomingMessage, ServerResponse } from "node:http";
import type { SeenHeaders } from "../journal/request-match.ts";
import type { ArrivedRequest } from "../serve-operation.ts";

/** A node:http request with the members of a `Request`, whose construction takes longer than a response. */
export class NodeRequest implements ArrivedRequest {
  readonly incoming: IncomingMessage;
  readonly headers: SeenHeaders;
  readonly #outgoing: ServerResponse;
  #signal: AbortSignal | undefined;

  constructor(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    /** Absolute. */
    readonly url: string,
  ) {
    this.incoming = incoming;
    this.#outgoing = outgoing;
    this.headers = new NodeHeaders(incoming.rawHeaders);
  }

  get method(): string {
    return this.incoming.method ?? "";
  }

  /** Leaves the connection open for the response if reading stops early. */
  get body(): AsyncIterable<Uint8Array> {
    return { [Symbol.asyncIterator]: () => this.incoming.iterator({ destroyOnReturn: false }) };
  }

  get signal(): AbortSignal {
    this.#signal ??= this.#abortOnClose();
    return this.#signal;
  }

  #abortOnClose(): AbortSignal {
    const controller = new AbortController();
    this.#outgoing.once("close", () => {
      if (!this.#outgoing.writableFinished) controller.abort();
    });
    return controller.signal;
  }
}

const OUTER_SPACE = /^[\t\r\n ]+|[\t\r\n ]+$/g;

/** Raw headers with the semantics of `Headers`: node:http would drop the second of two `Authorization` headers. */
class NodeHeaders implements SeenHeaders {
  readonly #raw: readonly string[];

  constructor(raw: readonly string[]) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    const wanted = name.toLowerCase();
    let value: string | null = null;
    for (let index = 0; index < this.#raw.length; index += 2) {
      const given = this.#raw[index] ?? "";
      if (given.length !== wanted.length || given.toLowerCase() !== wanted) continue;
      const text = (this.#raw[index + 1] ?? "").replace(OUTER_SPACE, "");
      value = value === null ? text : `${value}, ${text}`;
    }
    return value;
  }

  [Symbol.iterator](): Iterator<[name: string, value: string]> {
    const headers = new Headers();
    for (let index = 0; index < this.#raw.length; index += 2)
      headers.append(this.#raw[index] ?? "", this.#raw[index + 1] ?? "");
    return headers[Symbol.iterator]();
  }
}
