import type { Reply } from "../respond/respond.ts";
import { TruncatedResponse } from "./truncated-response.ts";

/** A reply for callers of `fetch`. */
export function toResponse({ body, isCut = false, status, headers }: Reply): Response {
  return isCut && body !== null
    ? new TruncatedResponse(body, { status, headers })
    : new Response(body, { status, headers });
}
