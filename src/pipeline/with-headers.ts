import type { Call, HttpRequest, HttpResponse } from "../call/call.ts";
import { checkHeaders } from "../options/headers.ts";
import { askCaller } from "./ask-caller.ts";
import type { Middleware, Send } from "./compose.ts";

/** Calls header functions before each attempt. Outside reports, which show these headers, and authorization, which they cannot override. */
export const withHeaders: Middleware = (next) => (request, call) =>
  call.options.headerSources ? sendWithHeaders(next, request, call) : next(request, call);

async function sendWithHeaders(next: Send, request: HttpRequest, call: Call): Promise<HttpResponse> {
  const { method, url } = request;
  const context = { operation: call.name, method, url, attempt: call.attempts + 1 };
  const headers: Record<string, string> = { ...request.headers };
  for (const source of call.options.headerSources ?? []) {
    Object.assign(
      headers,
      typeof source === "function"
        ? checkHeaders((await askCaller("headers", () => source(context), call)) ?? {})
        : source,
    );
  }
  return next({ ...request, headers }, call);
}
