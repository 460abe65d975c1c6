import type { ResponseInfo } from "./api-call.ts";
import { createApiError } from "./errors/api-error.ts";
import { UnexpectedResponseError } from "./errors/usage-errors.ts";
import { isRecord } from "./is-record.ts";
import type { Call, HttpResponse } from "./pipeline/exchange.ts";
import { isWrite } from "./pipeline/methods.ts";
import { readRequestId } from "./pipeline/request-id.ts";
import { readRetryAfter } from "./pipeline/retry-after.ts";

/** What an answer's headers tell. */
export function describeResponse({ status, headers }: HttpResponse, call: Call): ResponseInfo {
  return { status, headers, requestId: readRequestId(headers, call), attempts: call.attempts };
}

/** The parsed body of an answer; undefined when it has none. Throws what a refusal deserves, also one that comes with 200. */
export function readBody(response: HttpResponse, call: Call): unknown {
  if (response.status >= 400) throw refusal(response, call, parseRefusal(response.text, call));
  if (response.text === "") return undefined;
  const body = parseJson(response, call);
  if (isRecord(body) && body["error"] !== null && body["error"] !== undefined) {
    throw refusal(response, call, parseRefusal(response.text, call));
  }
  return body;
}

function refusal(response: HttpResponse, call: Call, body: unknown): Error {
  const { status, headers } = response;
  const facts = {
    status,
    body,
    requestId: readRequestId(headers, call),
    attempts: call.attempts,
    retryAfterMs: readRetryAfter(headers, call.clock.now()),
    ambiguous: isWrite(call.method) && call.answerLost,
  };
  return createApiError(facts, call.name);
}

// A gateway's error page may quote the request: what is kept of it holds no key. Once as text and once as strings, since JSON can
// write any character as an escape.
function parseRefusal(text: string, call: Call): unknown {
  const safe = call.redact(text);
  try {
    return JSON.parse(safe, (_, value: unknown) => (typeof value === "string" ? call.redact(value) : value));
  } catch {
    return safe;
  }
}

function parseJson(response: HttpResponse, call: Call): unknown {
  try {
    return JSON.parse(response.text);
  } catch {
    const type = response.headers.get("content-type") ?? "no content type";
    throw unexpected(
      `answered with a body that is not JSON (${type}). Check that \`baseUrl\` is the service's address`,
      response,
      call,
    );
  }
}

/** The envelope's members, when `data` is of the kind that the operation gives. */
export function readEnvelope(
  body: unknown,
  kind: "array" | "object",
  response: HttpResponse,
  call: Call,
): { data: unknown; meta: unknown } {
  const { data, meta } = readDocument(body, response, call);
  const fits = kind === "array" ? Array.isArray(data) : isRecord(data);
  if (!fits) throw unexpected(`answered with a \`data\` that is not an ${kind}`, response, call);
  return { data, meta };
}

/** The body, when it is an object. */
export function readDocument(body: unknown, response: HttpResponse, call: Call): Record<string, unknown> {
  if (isRecord(body)) return body;
  const got =
    body === undefined ? "no body" : Array.isArray(body) ? "an array" : String(body === null ? body : typeof body);
  throw unexpected(`answered with ${got} instead of an object`, response, call);
}

/** The error for an answer that is not the API's. */
export function unexpected(message: string, response: HttpResponse, call: Call): UnexpectedResponseError {
  return new UnexpectedResponseError(call.redact(`${call.name} ${message}.`), {
    status: response.status,
    requestId: readRequestId(response.headers, call),
    attempts: call.attempts,
    ambiguous: isWrite(call.method),
  });
}
