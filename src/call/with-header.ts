import type { HttpRequest } from "./call.ts";

/** Adds a header to a request. Not by a spread: V8 makes a hidden class for each object that has a member behind one. */
export function withHeader({ method, url, headers, body }: HttpRequest, name: string, value: string): HttpRequest {
  return { method, url, headers: Object.assign({}, headers, { [name]: value }), body };
}
