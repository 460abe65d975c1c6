import { startCall } from "./call/start-call.ts";
import { type ClientInternals, setUpClient } from "./client-setup.ts";
import { captureCaller, withCaller } from "./errors/caller-stack.ts";
import type { paths, SuccessBody } from "./operation-types.ts";
import type { ClientOptions } from "./options/client-options.ts";
import { resolveRequestOptions } from "./options/request-options.ts";
import { createApiClient } from "./request/fetch-client.ts";
import { createSendCall } from "./send-call.ts";

type Operation<Path extends keyof paths, Method extends string> = Method extends keyof paths[Path]
  ? Exclude<paths[Path][Method], undefined>
  : never;

type PathsWith<Method extends string> = {
  [Path in keyof paths]: [Operation<Path, Method>] extends [never] ? never : Path;
}[keyof paths];

type Body<Call> = Call extends { requestBody: { content: { "application/json": infer Content } } }
  ? { body: Content }
  : { body?: never };

type Params<Call> = Call extends { parameters: { path: object } & infer Given }
  ? { params: Given }
  : Call extends { parameters: infer Given }
    ? { params?: Given }
    : object;

type FetchInit<Call> = Body<Call> & Params<Call> & { headers?: Record<string, string>; signal?: AbortSignal };

type Init<Call> = object extends FetchInit<Call> ? [init?: FetchInit<Call>] : [init: FetchInit<Call>];

type Method<Name extends string> = <Path extends PathsWith<Name>>(
  path: Path,
  ...init: Init<Operation<Path, Name>>
) => Promise<{ data: SuccessBody<Operation<Path, Name>>; response: Response }>;

/** Argument of a middleware of openapi-fetch. The key is not in the request: it is added to each attempt. */
export interface SvcFetchContext {
  /** The request to be sent. */
  request: Request;
  /** Path of the operation, identifiers in braces. */
  readonly schemaPath: string;
  /** The parameters given. */
  readonly params: { query?: Record<string, unknown>; path?: Record<string, unknown> };
  /** An id of the call. */
  readonly id: string;
  /** openapi-fetch's own options. */
  // biome-ignore lint/suspicious/noExplicitAny: its types are not part of the package, and middlewares written for it fit.
  readonly options: any;
}

// A function without a result is one of `void`.
// biome-ignore lint/suspicious/noConfusingVoidType: as in openapi-fetch.
type Changed<Value> = Value | undefined | void | Promise<Value | undefined | void>;

/** A middleware of openapi-fetch, around a whole call: retries are within it. */
export interface SvcFetchMiddleware {
  /** Returns another request, or the response in place of one. */
  onRequest?: (context: SvcFetchContext) => Changed<Request | Response>;
  /** Returns another response. */
  onResponse?: (context: SvcFetchContext & { response: Response }) => Changed<Response>;
  /** Returns another error, or a response in place of one. */
  onError?: (context: SvcFetchContext & { error: unknown }) => Changed<Response | Error>;
}

/** openapi-fetch's client of the API, typed by `paths`. Error responses are thrown, so that `data` is always present. */
export interface SvcFetch {
  /** Calls a GET endpoint. */
  GET: Method<"get">;
  /** Calls a POST endpoint. */
  POST: Method<"post">;
  /** Calls a PUT endpoint. */
  PUT: Method<"put">;
  /** Calls a DELETE endpoint. */
  DELETE: Method<"delete">;
  /** Adds middlewares, the first outermost. */
  use(...middlewares: SvcFetchMiddleware[]): void;
  /** Removes middlewares. */
  eject(...middlewares: SvcFetchMiddleware[]): void;
}

/**
 * Creates openapi-fetch's own client over the SDK's pipeline: the paths of the API with their types, and the same key handling, retries,
 * limits and errors as `SvcClient`. `data` is the body as the service sent it, envelope included.
 *
 * @throws OptionsError when an option is missing, unknown or invalid
 * @example
 * const api = createSvcFetch({ apiKey, baseUrl });
 * const { data } = await api.GET("/api/v1/meetings/{id}", { params: { path: { id } } });
 */
export function createSvcFetch(options?: ClientOptions): SvcFetch;
/** @internal */
export function createSvcFetch(options: ClientOptions, internals: Partial<ClientInternals>): SvcFetch;
export function createSvcFetch(options: ClientOptions = {}, internals: Partial<ClientInternals> = {}): SvcFetch {
  const { http } = setUpClient(options, internals);
  const sendCall = createSendCall(http.send);
  const send = async (request: Request): Promise<Response> => {
    const { method, url, signal } = request;
    // The client sets the content type itself; what a caller may not set is rejected.
    const { "content-type": type, ...headers } = Object.fromEntries(request.headers);
    const resolved = resolveRequestOptions(http.options, { signal, headers });
    const call = startCall(http, { method, path: url.slice(http.baseUrl.length).replace(/\?.*/, "") }, resolved);
    const body = request.body === null ? undefined : await request.text();
    const sent = { method, url, headers: { ...resolved.headers, ...(type && { "content-type": type }) }, body };
    const response = await sendCall(sent, call);
    const { status, text } = response;
    return new Response(text || null, { status, headers: [...response.headers] });
  };
  const client = createApiClient(http.baseUrl, {
    fetch: (request) => withCaller(captureCaller(), () => send(request)),
  });
  return client as unknown as SvcFetch;
}
