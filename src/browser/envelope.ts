import type { Call, HttpResponse } from "../call/call.ts";
import { isWrite } from "../call/methods.ts";
import { createApiError } from "../errors/api-error.ts";
import type { ApiErrorCode } from "../errors/error-codes.ts";
import type { ErrorObject, ListMeta } from "../generated/models.ts";
import { isRecord } from "../is-record.ts";

/** The spec's envelope; `createProxy()` responds in it, whatever dialect the service speaks. */
export interface Envelope {
  readonly data?: unknown;
  readonly meta?: ListMeta | null;
}

/** One page of a list. */
export interface ListPage<T> {
  /** The items. */
  readonly data: T[];
  /** Pagination data; null if the service sends none. */
  readonly meta: ListMeta | null;
}

/** Reads the envelope of a response. Throws the error in it. */
export function readEnvelope({ text, headers, ...facts }: HttpResponse, call: Call): Envelope {
  const { method, path } = call;
  const body = parse(text);
  const envelope = isRecord(body) ? body : {};
  const { error } = envelope;
  if (facts.status < 400 && !error) return envelope;
  const { code, message, details = [] } = (isRecord(error) ? error : {}) as Partial<ErrorObject>;
  throw createApiError({
    method,
    path,
    ...facts,
    body,
    said: { code, message, details },
    code: (code as ApiErrorCode) ?? `http_${facts.status}`,
    retryAfterMs: call.readRetryAfter(headers, 0),
    ambiguous: isWrite(method) && call.responseLost,
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The object of an envelope; undefined where it has none. */
export const readObject = <T>({ data }: Envelope): T | undefined => (isRecord(data) ? (data as T) : undefined);

/** All rows of an envelope. */
export const readArray = <T>({ data }: Envelope): T[] | undefined =>
  Array.isArray(data) && data.every(isRecord) ? (data as T[]) : undefined;

/** A page of rows. */
export function readPage<T>(envelope: Envelope): ListPage<T> | undefined {
  const data = readArray<T>(envelope);
  return data && { data, meta: envelope.meta ?? null };
}
