import { isWrite } from "../call/methods.ts";
import { OPERATIONS } from "../generated/operations.ts";
import type { HttpClient } from "../http.ts";
import type { OperationInput } from "../operation-types.ts";
import { resolveRequestOptions } from "../options/request-options.ts";
import type { ProxyOperation } from "./match-operation.ts";
import { errorResponse, toResponse } from "./proxy-response.ts";

// The most that the API takes.
const MOST_BYTES = 1024 * 1024;

const CONDITIONS = ["if-match", "if-none-match", "idempotency-key"];

/** Forwards a page's request through the server's client, and returns the response. */
export async function forward(
  http: HttpClient,
  id: ProxyOperation,
  request: Request,
  path: Readonly<Record<string, string>>,
): Promise<Response> {
  const { method, result } = OPERATIONS[id];
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (result === "page") {
    const options = resolveRequestOptions(http.setup.options, { signal: request.signal });
    const { data, meta, response } = await http.list(id, query, options);
    return toResponse({ data, error: null, meta }, response);
  }
  const input = { path, query } as OperationInput<ProxyOperation>;
  if (isWrite(method) && method !== "DELETE") {
    const body = await readJson(request);
    if (body instanceof Response) return body;
    Object.assign(input, { body });
  }
  const given = CONDITIONS.map((name) => [name, request.headers.get(name) ?? undefined]);
  const call = http.call(id, input, { signal: request.signal, headers: Object.fromEntries(given) });
  const { data, response } = await call.withResponse();
  return toResponse(data && { data, error: null, meta: null }, response);
}

/** The JSON of a request's body, or the response that rejects it. */
async function readJson(request: Request): Promise<unknown> {
  // A form on another site can send any other type with the user's cookies (CSRF).
  if (!/^application\/([\w.-]+\+)?json\b/i.test(request.headers.get("content-type") ?? ""))
    return errorResponse(415, { code: "unsupported_media_type", message: "Send JSON, with its Content-Type." });
  let text = "";
  let bytes = 0;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES)
        return errorResponse(413, { code: "payload_too_large", message: "The body is larger than 1 MiB." });
      text += decoder.decode(chunk, { stream: true });
    }
    return JSON.parse(text + decoder.decode());
  } catch {
    return errorResponse(400, { code: "invalid_json", message: "The body is not valid JSON." });
  }
}
