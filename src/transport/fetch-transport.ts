import type { HttpRequest } from "../call/call.ts";
import type { ResponseHeaders } from "../call/response-info.ts";
import { concatenate } from "./concatenate.ts";
import type { Transport } from "./transport.ts";
import { TransportFailure } from "./transport-failure.ts";

/** A transport on any `fetch`: the platform's, a mock, or a program's own. */
export function createFetchTransport(fetch: typeof globalThis.fetch): Transport {
  return async (request, cancellation, call) => {
    const controller = new AbortController();
    // Never removed: the cancellation is dropped with the attempt.
    cancellation.onCancel((reason) => controller.abort(reason));
    call.phase = "headers";
    // A foreign fetch may ignore its signal.
    const response = await cancellation.race(
      send(fetch, request, { ...call.options.fetchOptions, signal: controller.signal }),
    );
    return {
      // A browser hides a redirect's target and status.
      status: response.type === "opaqueredirect" ? 302 : response.status,
      headers: response.headers as unknown as ResponseHeaders,
      readBody: (maxBytes) => cancellation.race(readResponseBody(response, maxBytes)),
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
  init: RequestInit,
): Promise<Response> {
  const response = await fetch(url, {
    ...init,
    method,
    headers,
    redirect: "manual",
    ...(body !== undefined && { body }),
  });
  if (typeof response?.status === "number" && typeof response.headers?.get === "function") return response;
  throw new TransportFailure("protocol", { cause: new Error("The given fetch did not return a Response.") });
}

async function readResponseBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  // Polyfills and mocks may have no stream, or one of another kind.
  const reader = response.body?.getReader?.();
  if (!reader) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.byteLength <= maxBytes) return bytes;
    throw new TransportFailure("too_large");
  }
  const chunks: Uint8Array[] = [];
  for (let size = 0; size <= maxBytes; ) {
    const { done, value } = await reader.read();
    if (done) return concatenate(chunks, size);
    size += value.byteLength;
    chunks.push(value);
  }
  reader.cancel().catch(() => undefined);
  throw new TransportFailure("too_large");
}
