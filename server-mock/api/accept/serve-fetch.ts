import { firstHalf, type Reply } from "../respond/respond.ts";
import type { ApiParts } from "../route/api-parts.ts";
import { serveApi } from "../serve-api.ts";

/** Responds to a request to the API for callers of `fetch`, such as msw and tests. */
export async function serveFetch(parts: ApiParts, request: Request, environment?: object): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = { path: pathname, search: search.slice(1), target: pathname + search };
  const reply = await serveApi(parts, request, { ...target, environment });
  return toResponse(request.method === "HEAD" ? { ...reply, body: null } : reply);
}

/** Converts a reply for callers of `fetch`. */
export function toResponse({ body, isCut, status, headers }: Reply): Response {
  const sent = isCut && body !== null ? brokenStream(firstHalf(Buffer.from(body))) : body;
  return new Response(sent, { status, headers });
}

/** The body of a response that breaks off. */
function brokenStream(part: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError("terminated"));
      else controller.enqueue(part);
      isSent = true;
    },
  });
}
