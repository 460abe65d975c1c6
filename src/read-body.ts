import type { Call, HttpResponse } from "./call/call.ts";
import { isWrite } from "./call/methods.ts";
import { createApiError } from "./errors/api-error.ts";
import type { Operation } from "./generated/operations.ts";
import { isRecord } from "./is-record.ts";
import { unexpected } from "./pipeline/call-errors.ts";
import { readRetryAfter } from "./pipeline/retry-after.ts";

/** Parses the body of a response; undefined when it has none. Throws the service's error, even one sent with 200. */
export function readBody(response: HttpResponse, call: Call): unknown {
  const { status, text } = response;
  // An earlier attempt, whose response was lost, deleted the object.
  if (status === 404 && call.method === "DELETE" && call.responseLost) return undefined;
  if (status >= 400) throw toApiError(response, call);
  if (text === "") return undefined;
  const body = parseJson(response, call);
  if (isRecord(body) && (body["error"] ?? null) !== null) throw toApiError(response, call);
  return body;
}

function toApiError({ text, headers, ...facts }: HttpResponse, call: Call): Error {
  return createApiError(
    {
      ...facts,
      body: parseErrorBody(text, call),
      retryAfterMs: readRetryAfter(headers, call.clock.now()),
      ambiguous: isWrite(call.method) && call.responseLost,
    },
    call.name,
  );
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
    const type = response.headers.get("content-type") ?? "no content type";
    throw unexpected(
      `responded with a body that is not JSON (${type}). Check that \`baseUrl\` is the service's address`,
      response,
      call,
    );
  }
}

/** Unwraps the envelope after checking the kind of `data`; a document without envelope is returned whole. */
export function readData(
  { body, response, call }: { body: unknown; response: HttpResponse; call: Call },
  kind: Operation["result"],
): { data: unknown; meta?: unknown } {
  if (!isRecord(body)) throw unexpected(`responded with ${nameKind(body)} instead of an object`, response, call);
  if (kind === "document") return { data: body };
  const { data, meta } = body;
  if (kind === "object" ? isRecord(data) : Array.isArray(data)) return { data, meta };
  throw unexpected(`responded with a \`data\` that is not an ${kind}`, response, call);
}

function nameKind(body: unknown): string {
  if (body === undefined) return "no body";
  return Array.isArray(body) ? "an array" : String(body && typeof body);
}
