import type { SeenHeaders } from "../journal/request-match.ts";
import { type Reply, replyWith } from "./respond.ts";

const EXPOSED = "ETag,Location,RateLimit-Limit,RateLimit-Remaining,RateLimit-Reset,Retry-After,X-Request-Id";
const PREFLIGHT = {
  "Access-Control-Allow-Methods": "GET,POST,PUT,DELETE",
  "Access-Control-Allow-Headers": "Authorization,Content-Type,Idempotency-Key,If-Match,If-None-Match,X-Request-Id",
  "Access-Control-Max-Age": "600",
};

/** CORS headers that let pages of the given origins read a response; none if no origins are given. */
export function crossOriginHeaders(
  origins: readonly string[] | undefined,
  { headers }: { headers: Pick<SeenHeaders, "get"> },
): Record<string, string> {
  if (!origins) return {};
  const origin = headers.get("origin");
  if (origin === null || !origins.includes(origin)) return { Vary: "Origin" };
  return { Vary: "Origin", "Access-Control-Allow-Origin": origin, "Access-Control-Expose-Headers": EXPOSED };
}

/** Response to a CORS preflight request. */
export function preflightReply(requestId: string, headers: Record<string, string>): Reply {
  return replyWith({ status: 204, body: null, headers: PREFLIGHT }, requestId, headers);
}
