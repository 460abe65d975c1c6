import type { Call, HttpRequest } from "./call/call.ts";
import type { Cancellation } from "./call/cancellation.ts";
import type { ResponseHeaders } from "./call/response-info.ts";
import { OptionsError } from "./errors/usage-errors.ts";
import type { CustomTransport } from "./options/client-options.ts";
import { expected } from "./options/rules.ts";
import { concatenate } from "./transport/concatenate.ts";
import { afterPoll } from "./transport/node-after-poll.ts";
import { decode } from "./transport/node-decompression.ts";
import type { RawResponse, Transport } from "./transport/transport.ts";
import { TransportFailure, toTransportFailure } from "./transport/transport-failure.ts";

/** Any dispatcher of undici: `Agent`, `Pool`, `ProxyAgent`, `MockAgent`, or one composed with interceptors. */
export interface UndiciDispatcher {
  /** Sends a request, as undici defines it. */
  dispatch(options: object, handler: object): boolean;
}

interface Controller {
  abort(reason: Error): void;
}

type UndiciHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Sends requests over a dispatcher of undici, version 7 or newer: with its connections, its proxies, client certificates or mocks. Timeouts,
 * retries, limits and errors stay the SDK's; undici's own timeouts of headers and bodies are off.
 *
 * @throws OptionsError when `dispatcher` is none
 * @example
 * import { Agent } from "undici";
 * import { createUndiciTransport } from "svc-sdk/undici";
 * const svc = new SvcClient({ apiKey, baseUrl, transport: createUndiciTransport(new Agent({ connect: { ca } })) });
 */
export function createUndiciTransport(dispatcher: UndiciDispatcher): CustomTransport {
  if (typeof (dispatcher as UndiciDispatcher | null)?.dispatch !== "function")
    throw expected("dispatcher", "a dispatcher of undici", dispatcher);
  const transport: Transport = async (request, cancellation, call) => {
    if (call.options.fetchOptions)
      throw new OptionsError("`fetchOptions` need a fetch: pass one to the client.", "fetchOptions");
    if (!call.isRepeatable) await new Promise<void>(afterPoll);
    return send(dispatcher, request, { cancellation, call });
  };
  return { name: "undici", send: transport };
}

function send(
  dispatcher: UndiciDispatcher,
  { method, url, headers, body }: HttpRequest,
  { cancellation, call }: { cancellation: Cancellation; call: Call },
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    let controller: Controller | undefined;
    const received = new ReceivedBody();
    // A mock dispatcher may ignore its controller.
    const fail = (failure: unknown) => {
      reject(failure);
      received.fail(failure);
    };
    cancellation.onCancel((reason) => {
      controller?.abort(reason);
      fail(reason);
    });
    cancellation.throwIfCancelled();
    const pathStart = url.indexOf("/", "https://".length);
    const options = {
      origin: url.slice(0, pathStart),
      path: url.slice(pathStart),
      method,
      headers: Object.assign({ "accept-encoding": "gzip, br" }, headers),
      body,
      headersTimeout: 0,
      bodyTimeout: 0,
    };
    dispatcher.dispatch(options, {
      onRequestStart: (started: Controller) => {
        controller = started;
        // Cancelled while it waited for a connection.
        if (cancellation.reason) return started.abort(cancellation.reason);
        call.phase = "headers";
      },
      onResponseStart: (current: Controller, status: number, raw: UndiciHeaders) => {
        controller = current;
        if (status < 200) return;
        const responseHeaders = new UndiciResponseHeaders(raw);
        received.hasBegun = true;
        resolve({
          status,
          headers: responseHeaders,
          readBody: async (maxBytes) => {
            const bytes = await received.read(maxBytes, current);
            return decode(bytes, { headers: responseHeaders, maxBytes, cancellation });
          },
          discard: () => current.abort(new Error("The body is not wanted.")),
        });
      },
      onResponseData: (current: Controller, chunk: Uint8Array) => received.add(chunk, current),
      onResponseEnd: () => received.end(),
      onResponseError: (_: unknown, error: unknown) => {
        const failure = toTransportFailure(error);
        // Once connected, the request may have been sent, whatever the error code implies.
        failure.neverSent = controller === undefined;
        call.needsFreshConnection = !received.hasBegun && wasUsedBefore(error);
        fail(failure);
      },
    });
  });
}

/** Reports whether the closed connection had served responses before, so that the request raced with its closing. */
function wasUsedBefore(error: unknown): boolean {
  const { message, socket } = error as { message?: unknown; socket?: { bytesRead?: number } };
  return message === "other side closed" && Number(socket?.bytesRead) > 0;
}

/** A response body, which may arrive before it is read. */
class ReceivedBody {
  hasBegun = false;
  readonly #chunks: Uint8Array[] = [];
  #size = 0;
  #maxBytes = Infinity;
  #outcome: { error?: unknown } | undefined;
  #onEnd: (() => void) | undefined;

  add(chunk: Uint8Array, controller: Controller): void {
    this.#size += chunk.byteLength;
    if (this.#size <= this.#maxBytes) this.#chunks.push(chunk);
    else this.#reject(controller);
  }

  end(): void {
    this.#outcome ??= {};
    this.#onEnd?.();
  }

  fail(error: unknown): void {
    this.#outcome ??= { error };
    this.#onEnd?.();
  }

  async read(maxBytes: number, controller: Controller): Promise<Uint8Array> {
    this.#maxBytes = maxBytes;
    if (this.#size > maxBytes) this.#reject(controller);
    if (!this.#outcome)
      await new Promise<void>((resolve) => {
        this.#onEnd = resolve;
      });
    if (this.#outcome?.error !== undefined) throw this.#outcome.error;
    return concatenate(this.#chunks, this.#size);
  }

  #reject(controller: Controller): void {
    // Also if the whole body has arrived before it is read.
    this.#outcome = { error: new TransportFailure("too_large") };
    this.#onEnd?.();
    controller.abort(new Error("The body is too large."));
  }
}

class UndiciResponseHeaders implements ResponseHeaders {
  readonly #headers: UndiciHeaders;

  constructor(headers: UndiciHeaders) {
    this.#headers = headers;
  }

  get(name: string): string | null {
    const value = this.#headers[name.toLowerCase()];
    return value === undefined ? null : String(typeof value === "string" ? value : value.join(", "));
  }

  *[Symbol.iterator](): IterableIterator<[string, string]> {
    for (const name of Object.keys(this.#headers)) yield [name, this.get(name) ?? ""];
  }
}
