import type { Middleware } from "./compose.ts";

/** Adds the key. The innermost middleware: nothing outside it sees the header. */
export function withAuthorization(apiKey: string): Middleware {
  const authorization = `Bearer ${apiKey}`;
  return (next) => (request, call) => next({ ...request, headers: { ...request.headers, authorization } }, call);
}
