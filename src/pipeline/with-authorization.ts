import type { Wrapper } from "./compose.ts";

/** Adds the key. The innermost wrapper: nothing outside it sees the header. */
export function withAuthorization(apiKey: string): Wrapper {
  const authorization = `Bearer ${apiKey}`;
  return (next) => (request, call) => next({ ...request, headers: { ...request.headers, authorization } }, call);
}
