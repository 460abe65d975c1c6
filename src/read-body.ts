import type { Call, HttpResponse } from "./call/call.ts";
import { isWrite } from "./call/methods.ts";
import { createApiError } from "./errors/api-error.ts";
import type { Operation } from "./generated/operations.ts";
import { isRecord } from "./is-record.ts";
import { readDocumentedRows } from "./normalize/documented.ts";
import { readItem, readRows } from "./normalize/envelope.ts";
import { isFailure, readErrorBody } from "./normalize/error-body.ts";
import { toErrorCode } from "./normalize/error-code.ts";
import { readListMeta } from "./normalize/list-meta.ts";
import { quoteLongIds } from "./normalize/values.ts";
import { unexpected } from "./pipeline/call-errors.ts";
import type { ParsedResponse } from "./request/fetch-client.ts";

/** Parses the body of a response; undefined when it has none. Throws the service's error, even one sent with 200. */
export function readBody(response: HttpResponse, call: Call): unknown {
  const { status, text } = response;
  // An earlier attempt, whose response was lost, deleted the object.
  if (status === 404 && call.method === "DELETE" && call.responseLost) return undefined;
  if (status >= 400) throw toApiError(response, call);
  if (text === "") return undefined;
  const body = parseJson(response, call);
  if (isFailure(body)) throw toApiError(response, call);
  return body;
}

function toApiError({ text, headers, ...facts }: HttpResponse, call: Call): Error {
  const { method, path } = call;
  const body = parseErrorBody(text, call);
  const said = readErrorBody(body);
  return createApiError({
    method,
    path,
    ...facts,
    body,
    said,
    code: toErrorCode(said.code, facts.status),
    retryAfterMs: call.readRetryAfter(headers, call.clock.now(), facts.status),
    ambiguous: isWrite(method) && call.responseLost,
  });
}

// A gateway's error page may quote the request, so the key is masked. Once as text and once as strings, because JSON can escape any
// character.
function parseErrorBody(text: string, { redact }: Call): unknown {
  const safe = redact(text);
  try {
    return JSON.parse(safe, (_, value: unknown) => (typeof value === "string" ? redact(value) : value));
  } catch {
    return safe;
  }
}

function parseJson(response: HttpResponse, call: Call): unknown {
  try {
    return JSON.parse(response.text);
  } catch {
    // A write that succeeded does not fail because its response is a word such as OK.
    if (isWrite(call.method) && /^[\w .!]{1,80}$/.test(response.text)) return undefined;
    const type = response.headers.get("content-type") ?? "no content type";
    const message = /json/i.test(type)
      ? "responded with JSON that is not valid or ends too early"
      : `responded with a body that is not JSON (${type}). Check that \`baseUrl\` is the service's address`;
    throw unexpected(message, response, call);
  }
}

/** The body, with long numeric identifiers in full precision. */
export function withLongIds({ body, text }: ParsedResponse): unknown {
  const quoted = quoteLongIds(text);
  return quoted === text || body === undefined ? body : JSON.parse(quoted);
}

/** Unwraps and normalizes what an operation returns, wherever it is in the body; a document is returned whole. */
export function readData(response: ParsedResponse, { path, result }: Operation): unknown {
  const documented = result === "page" || result === "array" ? readDocumentedRows(response.body) : undefined;
  if (documented) return documented;
  const { call } = response;
  const body = withLongIds(response);
  const data =
    result === "document"
      ? isRecord(body) && body
      : result === "object"
        ? readItem(body, path)
        : readAll(body, path, result);
  if (Array.isArray(data) && !data.every(isRecord))
    throw unexpected("responded with rows that are not objects", response, call);
  if (data) return data;
  if (!isRecord(body)) throw unexpected(`responded with ${nameKind(body)} instead of an object`, response, call);
  throw unexpected(
    `responded with a \`data\` that is not an ${result === "object" ? "object" : "array"}`,
    response,
    call,
  );
}

function readAll(body: unknown, path: string, result: Operation["result"]): unknown[] | undefined {
  const rows = readRows(body, path);
  if (rows || !isRecord(body)) return rows;
  if (body["data"] === null && (result === "array" || readListMeta(body, undefined, 0)?.total === 0)) return [];
  // All reports of one meeting: the path is in the singular, and some services return one.
  const item = result === "array" ? readItem(body, path) : undefined;
  return item && "id" in item ? [item] : undefined;
}

function nameKind(body: unknown): string {
  if (body === undefined) return "no body";
  return Array.isArray(body) ? "an array" : String(body && typeof body);
}
