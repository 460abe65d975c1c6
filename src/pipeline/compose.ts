import type { Call, HttpRequest, HttpResponse } from "../call/call.ts";

/** Sends a request and returns its response. */
export type Send = (request: HttpRequest, call: Call) => Promise<HttpResponse>;

/** Wraps a {@link Send}. */
export type Middleware = (next: Send) => Send;

/** Composes middlewares around the innermost handler, the first one outermost. */
export function compose(middlewares: readonly Middleware[], innermost: Send): Send {
  return middlewares.reduceRight((next, middleware) => middleware(next), innermost);
}
