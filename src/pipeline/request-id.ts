import type { Call, ResponseHeaders } from "./exchange.ts";

/** The answer's `X-Request-Id`, in case it quotes the key without that. */
export function readRequestId(headers: ResponseHeaders, call: Call): string | undefined {
  const requestId = headers.get("x-request-id");
  return requestId === null ? undefined : call.redact(requestId);
}
