import createClient from "openapi-fetch";
import type { paths } from "./generated/schema.ts";
import { expected } from "./options/expect.ts";
import { encodePathSegment } from "./options/path.ts";
import type { WireQuery } from "./options/query.ts";
import type { Call, Exchange, HttpResponse } from "./pipeline/exchange.ts";

/** What openapi-fetch makes into a URL, headers and a body. */
export interface RequestParts {
  path?: Readonly<Record<string, unknown>> | undefined;
  query?: WireQuery | undefined;
  body?: unknown;
}

/** Sends a request of the spec: `("GET", "/api/v1/meetings/{id}", { path: { id } }, call)`. */
export type Send = (method: string, path: string, parts: RequestParts, call: Call) => Promise<HttpResponse>;

/**
 * The one file that knows openapi-fetch: it builds the URL, the headers and the body of a request, and gives them to the exchange.
 * Its own reading of answers is passed by, since that decides on `error` being truthy and happens outside any retry.
 */
export function createSend(baseUrl: string, exchange: Exchange): Send {
  const client = createClient<paths>({
    baseUrl,
    Request: PlainRequest as unknown as typeof Request,
    fetch: (request) => forward(request as unknown as PlainRequest, exchange) as unknown as Promise<Response>,
    pathSerializer: fillPath,
    bodySerializer: toJson,
  });
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ response: unknown }>;
  return async (method, path, { path: pathParameters, query, body }, call) => {
    const init = { params: { path: pathParameters, query }, body, call, parseAs: "stream" };
    const { response } = await request(method, path, init);
    return (response as Answer).whole;
  };
}

/** What openapi-fetch needs of a `Request`. The platform's costs more than the rest of a call. */
class PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Iterable<[string, string]>;
  readonly body: string | undefined;
  readonly call: Call;

  constructor(url: string, init: { method: string; headers: Headers; body: string | undefined; call: Call }) {
    this.url = url;
    this.method = init.method;
    this.headers = init.headers;
    this.body = init.body;
    this.call = init.call;
  }
}

/** What openapi-fetch needs of a `Response`, around the answer that has been read already. */
class Answer {
  readonly body = null;
  readonly whole: HttpResponse;

  constructor(whole: HttpResponse) {
    this.whole = whole;
  }

  get ok(): boolean {
    return this.whole.status < 400;
  }

  get status(): number {
    return this.whole.status;
  }

  get headers(): HttpResponse["headers"] {
    return this.whole.headers;
  }

  text(): string {
    return "";
  }
}

async function forward({ url, method, headers, body, call }: PlainRequest, exchange: Exchange): Promise<Answer> {
  const all: Record<string, string> = { accept: "application/json", ...call.options.headers };
  for (const [name, value] of headers) all[name.toLowerCase()] = value;
  return new Answer(await exchange({ url, method, headers: all, body }, call));
}

function fillPath(pathname: string, parameters: Record<string, unknown>): string {
  return pathname.replace(/\{(\w+)\}/g, (_, name: string) => encodePathSegment(name, parameters[name]));
}

function toJson(body: unknown): string {
  try {
    const text = JSON.stringify(body) as string | undefined;
    if (text !== undefined) return text;
  } catch {
    // Told below: a cycle or a BigInt.
  }
  throw expected("body", "a value that can be written as JSON", body);
}
