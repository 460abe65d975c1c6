import type { HttpRequest } from "../pipeline/exchange.ts";
import type { ResponseHeaders } from "../response-info.ts";
import { concatenate } from "./concatenate.ts";
import type { Transport } from "./transport.ts";
import { TransportFailure, toTransportFailure } from "./transport-failure.ts";

/** A transport on any `fetch`: the platform's, a mock's, or one that a program brings along. */
export function createFetchTransport(fetch: typeof globalThis.fetch): Transport {
  return async (request, cancellation, call) => {
    const controller = new AbortController();
    // Stays until the body is read: the cancellation is forgotten with the attempt.
    cancellation.onCancel((reason) => controller.abort(reason));
    call.phase = "headers";
    // A foreign fetch may ignore its signal.
    const response = await cancellation.race(send(fetch, request, controller.signal));
    return {
      // A browser hides where a redirect leads, and its status.
      status: response.type === "opaqueredirect" ? 302 : response.status,
      headers: response.headers as unknown as ResponseHeaders,
      readBody: (maxBytes) => cancellation.race(readStream(response, maxBytes)),
      discard: () => controller.abort(),
    };
  };
}

/** A transport on the platform's `fetch`, looked up at each call so that a later mock is seen. */
export function createPlatformTransport(): Transport {
  return createFetchTransport((input, init) => globalThis.fetch(input, init));
}

async function send(
  fetch: typeof globalThis.fetch,
  { url, method, headers, body }: HttpRequest,
  signal: AbortSignal,
): Promise<Response> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal,
      redirect: "manual",
      ...(body !== undefined && { body }),
    });
    if (typeof response?.status === "number" && typeof response.headers?.get === "function") return response;
  } catch (error) {
    throw toTransportFailure(error);
  }
  throw new TransportFailure("protocol", { cause: new Error("The given fetch did not return a Response.") });
}

async function readStream(response: Response, maxBytes: number): Promise<Uint8Array> {
  if (!response.body) return new Uint8Array(0);
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return concatenate(chunks, size);
      size += value.byteLength;
      if (size > maxBytes) break;
      chunks.push(value);
    }
  } catch (error) {
    throw toTransportFailure(error);
  }
  reader.cancel().catch(() => undefined);
  throw new TransportFailure("too_large");
}
