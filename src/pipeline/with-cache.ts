import type { HttpRequest, HttpResponse } from "../call/call.ts";
import type { ResponseHeaders } from "../call/response-info.ts";
import { withHeader } from "../call/with-header.ts";
import type { CacheOptions } from "../options/cache-options.ts";
import type { Middleware } from "./compose.ts";

interface Entry {
  readonly etag: string;
  readonly response: HttpResponse;
  readonly bytes: number;
}

const DEFAULT_MAX_ENTRIES = 200;
const DEFAULT_MAX_BYTES = 16 * 1024 * 1024;
// A response that varies by any other request header cannot be kept by its URL.
const SAME_FOR_ALL = /^((accept|accept-encoding|authorization|origin)(\s*,\s*|$))*$/i;

/**
 * Keeps responses with an `ETag` and revalidates them: a 304 is served from memory. Every call still sends its request. Inside
 * authorization, so that responses to one key are dropped before another is used.
 */
export function withCache({
  maxEntries = DEFAULT_MAX_ENTRIES,
  maxBytes = DEFAULT_MAX_BYTES,
}: CacheOptions): Middleware {
  // In the order of their last use, the oldest first.
  const entries = new Map<string, Entry>();
  let owner: string | undefined;
  let bytes = 0;

  const remove = (url: string): void => {
    bytes -= entries.get(url)?.bytes ?? 0;
    entries.delete(url);
  };
  const keep = (url: string, etag: string, response: HttpResponse): void => {
    // Two bytes for each character of a text that is not all Latin-1.
    const size = response.text.length * 2;
    if (size > maxBytes) return;
    entries.set(url, { etag, response, bytes: size });
    bytes += size;
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries && bytes <= maxBytes) return;
      remove(oldest);
    }
  };

  return (next) => async (request, call) => {
    if (!isCacheable(request)) return next(request, call);
    const { url, headers } = request;
    if (headers["authorization"] !== owner) {
      owner = headers["authorization"];
      entries.clear();
      bytes = 0;
    }
    const known = entries.get(url);
    const received = await next(known ? withHeader(request, "if-none-match", known.etag) : request, call);
    const result = known ? restore(received, known) : received;
    // The key was changed meanwhile.
    if (headers["authorization"] !== owner) return result;
    const etag = result.status === 200 ? result.headers.get("etag") : null;
    remove(url);
    if (etag !== null && mayBeKept(result.headers)) keep(url, etag, result);
    return result;
  };
}

function isCacheable({ method, headers }: HttpRequest): boolean {
  return method === "GET" && !("if-none-match" in headers) && !("range" in headers);
}

function restore(response: HttpResponse, { response: { text, headers } }: Entry): HttpResponse {
  return response.status === 304
    ? { ...response, status: 200, text, headers: mergeHeaders(response.headers, headers) }
    : response;
}

function mayBeKept(headers: ResponseHeaders): boolean {
  return !/no-store/i.test(headers.get("cache-control") ?? "") && SAME_FOR_ALL.test(headers.get("vary") ?? "");
}

/** The headers of a 304, and those of the kept response that it leaves out. */
function mergeHeaders(fresh: ResponseHeaders, kept: ResponseHeaders): ResponseHeaders {
  return {
    get: (name) => fresh.get(name) ?? kept.get(name),
    [Symbol.iterator]: () => new Map([...kept, ...fresh])[Symbol.iterator](),
  };
}
