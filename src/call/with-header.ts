import type { HttpRequest } from "./call.ts";

/** Adds a header to a request. By a loop: V8 makes a hidden class for each object whose spread has a member behind it. */
export function withHeader({ method, url, headers, body }: HttpRequest, name: string, value: string): HttpRequest {
  const all: Record<string, string> = {};
  for (const known in headers) all[known] = headers[known] as string;
  all[name] = value;
  return { method, url, headers: all, body };
}
