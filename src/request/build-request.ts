import { createFinalURL } from "openapi-fetch";
import type { HttpRequest } from "../call/call.ts";
import { withHeader } from "../call/with-header.ts";
import { expected } from "../options/rules.ts";
import { encodePathSegment } from "./path.ts";
import type { WireQuery } from "./query.ts";

/** The parts of a request, before it has a URL, headers and a serialized body. */
export interface RequestParts {
  readonly method: string;
  /** From the service's root, identifiers in braces: `/api/v1/meetings/{id}`. */
  readonly path: string;
  readonly identifiers?: Readonly<Record<string, unknown>> | undefined;
  readonly query: WireQuery;
  readonly body?: unknown;
  /** Page of a list, from 1. */
  readonly page?: number | undefined;
}

/**
 * Builds URLs with openapi-fetch; the one file that knows it. Its client is not used, because it makes a `Request` and a `Headers` per
 * call, decides on `error` being truthy, and reads the body outside any retry (docs/decisions/0001).
 */
export function buildRequest(
  { method, path, identifiers, query, body }: RequestParts,
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
): HttpRequest {
  // Without identifiers there is nothing to fill in, and the path is left alone.
  const params = { path: identifiers as Record<string, unknown>, query };
  const url = createFinalURL(path, { baseUrl, params, pathSerializer: fillPath, querySerializer: toSearch });
  if (body === undefined) return { method, url, headers, body };
  return withHeader({ method, url, headers, body: toJson(body) }, "content-type", "application/json");
}

function fillPath(pathname: string, identifiers: Record<string, unknown>): string {
  return pathname.replace(/\{(\w+)\}/g, (_, name: string) => encodePathSegment(name, identifiers[name]));
}

function toSearch(query: object): string {
  let search = "";
  for (const [name, value] of Object.entries(query) as [string, string | number | boolean][])
    search += `${search && "&"}${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  return search;
}

function toJson(body: unknown): string {
  try {
    const text = JSON.stringify(body) as string | undefined;
    if (text !== undefined) return text;
  } catch {
    // Reported below: a cycle or a BigInt.
  }
  throw expected("body", "a value that can be written as JSON", body);
}
