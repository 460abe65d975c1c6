import createClient, { type Client } from "openapi-fetch";
import type { Call, HttpRequest, HttpResponse } from "../call/call.ts";
import type { paths } from "../operation-types.ts";
import { expected } from "../options/rules.ts";
import { encodePathSegment } from "./path.ts";
import { toWireValue, type WireQuery } from "./query.ts";

export type { Middleware } from "openapi-fetch";

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

/** A successful response, its body read and parsed; anything else is thrown. */
export interface ParsedResponse extends HttpResponse {
  readonly ok: true;
  /** Undefined without one. */
  readonly body: unknown;
  readonly call: Call;
}

/** Sends the request of a call: deadline, retries, tracing and authorization are within it. */
export type SendCall = (request: HttpRequest, call: Call) => Promise<ParsedResponse>;

/** Calls an operation through openapi-fetch. */
export type Fetch = (parts: RequestParts, call: Call) => Promise<ParsedResponse>;

/**
 * openapi-fetch's client over the pipeline, which is its `fetch`. Its `Request` is a light one, since undici's costs as much as the rest of
 * a call (docs/ARCHITECTURE.md#engineering-decisions).
 */
export function createFetch(baseUrl: string, sendCall: SendCall, serializers: Serializers): Fetch {
  const client = createClient<paths>({
    ...serializers,
    baseUrl,
    Request: LightRequest as never,
    fetch: ((request: LightRequest) => sendCall(request, request.call)) as never,
  });
  return async ({ method, path, identifiers, query, body }, call) => {
    const params = { path: identifiers, query };
    // The operation's types were checked where it was called; here it is any of them. With the method in it, which openapi-fetch adds behind a
    // spread: V8 would make a hidden class for each.
    const init = { params, body, call, parseAs: "stream", method } as never;
    const { response } = await client.request(method as "get", path as "/api/v1/meetings", init);
    return response as unknown as ParsedResponse;
  };
}

type PlatformOptions = NonNullable<Parameters<typeof createClient>[0]>;

/** Writers of identifiers, query parameters and bodies; openapi-fetch's own where one is left out. */
export type Serializers = Pick<PlatformOptions, "pathSerializer" | "querySerializer" | "bodySerializer">;

/** openapi-fetch's client on the platform's `Request` and `Response`. The one file that knows openapi-fetch. */
export function createApiClient(baseUrl: string, platform: PlatformOptions): Client<paths> {
  return createClient<paths>({ ...CHECKED, baseUrl, ...platform });
}

class LightRequest implements HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly call: Call;

  constructor(url: string, { method, body, call }: { method: string; body?: string; call: Call }) {
    const { headers } = call.options;
    this.method = method;
    this.url = url;
    // Merged and in lower case since the options were read: openapi-fetch would do both again, for each call.
    this.headers = body === undefined ? headers : Object.assign({ "content-type": "application/json" }, headers);
    this.body = body;
    this.call = call;
  }
}

function fillPath(pathname: string, identifiers: Record<string, unknown>): string {
  return pathname.replace(/\{(\w+)\}/g, (_, name: string) => encodePathSegment(name, identifiers[name]));
}

function toSearch(query: object): string {
  let search = "";
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null)
      search += `${search && "&"}${encodeURIComponent(name)}=${encodeURIComponent(toWireValue(name, value))}`;
  }
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

/** The SDK's checks of identifiers, query parameters and bodies. */
export const CHECKED: Serializers = { pathSerializer: fillPath, querySerializer: toSearch, bodySerializer: toJson };
