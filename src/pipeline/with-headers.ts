import type { Call, HttpRequest, HttpResponse } from "../call/call.ts";
import { SvcError } from "../errors/svc-error.ts";
import { OptionsError } from "../errors/usage-errors.ts";
import { checkHeaders } from "../options/headers.ts";
import { redactError } from "../redact.ts";
import type { Middleware, Send } from "./compose.ts";

/** Asks functions for headers before each attempt. Outside reports, which show them, and authorization, which they cannot replace. */
export const withHeaders: Middleware = (next) => (request, call) =>
  call.options.headerSources ? sendWithHeaders(next, request, call) : next(request, call);

async function sendWithHeaders(next: Send, request: HttpRequest, call: Call): Promise<HttpResponse> {
  const { method, url } = request;
  const context = { operation: call.name, method, url, attempt: call.attempts + 1 };
  const headers: Record<string, string> = { ...request.headers };
  for (const source of call.options.headerSources ?? []) {
    Object.assign(headers, typeof source === "function" ? await ask(() => source(context), call) : source);
  }
  return next({ ...request, headers }, call);
}

async function ask(read: () => unknown, { cancellation, redact }: Call): Promise<Record<string, string>> {
  try {
    return checkHeaders(((await cancellation.race(Promise.resolve(read()))) ?? {}) as Record<string, string>);
  } catch (error) {
    if (error instanceof SvcError) throw error;
    const cause = redactError(error, redact);
    const message = `The \`headers\` function failed: ${redact(String(error))}`;
    throw Object.assign(new OptionsError(message, "headers"), { cause });
  }
}
