import type { Call, HttpResponse } from "./call/call.ts";
import { isWrite } from "./call/methods.ts";
import { createApiError } from "./errors/api-error.ts";
import type { Operation } from "./generated/operations.ts";
import { isRecord } from "./is-record.ts";
import { unexpected } from "./pipeline/call-errors.ts";
import { readRetryAfter } from "./pipeline/retry-after.ts";

/** The parsed body of an answer; undefined when it has none. Throws what a refusal deserves, also one that comes with 200. */
export function readBody(response: HttpResponse, call: Call): unknown {
  const { status, text } = response;
  // An earlier attempt, whose answer was lost, has deleted what this one does not find.
  if (status === 404 && call.method === "DELETE" && call.answerLost) return undefined;
  if (status >= 400) throw refusal(response, call);
  if (text === "") return undefined;
  const body = parseJson(response, call);
  if (isRecord(body) && (body["error"] ?? null) !== null) throw refusal(response, call);
  return body;
}

function refusal({ text, headers, ...facts }: HttpResponse, call: Call): Error {
  return createApiError(
    {
      ...facts,
      body: parseRefusal(text, call),
      retryAfterMs: readRetryAfter(headers, call.clock.now()),
      ambiguous: isWrite(call.method) && call.answerLost,
    },
    call.name,
  );
}

// A gateway's error page may quote the request: what is kept of it holds no key. Once as text and once as strings, since JSON can
// write any character as an escape.
function parseRefusal(text: string, { redact }: Call): unknown {
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
      `answered with a body that is not JSON (${type}). Check that \`baseUrl\` is the service's address`,
      response,
      call,
    );
  }
}

/** The envelope's members, when `data` is of the kind that the operation gives; of a document without envelope, all of it. */
export function readData(
  { body, response, call }: { body: unknown; response: HttpResponse; call: Call },
  kind: Operation["result"],
): { data: unknown; meta?: unknown } {
  if (!isRecord(body)) throw unexpected(`answered with ${nameKind(body)} instead of an object`, response, call);
  if (kind === "document") return { data: body };
  const { data, meta } = body;
  if (kind === "object" ? isRecord(data) : Array.isArray(data)) return { data, meta };
  throw unexpected(`answered with a \`data\` that is not an ${kind}`, response, call);
}

function nameKind(body: unknown): string {
  if (body === undefined) return "no body";
  return Array.isArray(body) ? "an array" : String(body && typeof body);
}
