import { expect } from "vitest";
import type { Validator } from "../../api/validate/validator.ts";
import { OPERATIONS, type OperationId } from "../../generated/operations.ts";
import * as validators from "../../generated/response-validators.js";
import type { ReferenceServer } from "../../library/index.ts";

/** A response, read whole. */
export interface Received {
  status: number;
  headers: Headers;
  text: string;
  body: {
    data: unknown;
    error: {
      code: string;
      message: string;
      details?: { in: string; path: string; code: string; message: string }[];
      request_id: string;
    } | null;
    meta: { page: number; limit: number; total: number; total_pages: number; has_more: boolean } | null;
  };
}

/** What a test sends. */
export interface Sent {
  key?: string | null;
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  headers?: Record<string, string>;
  json?: unknown;
}

/** Calls an operation with the admin key by default, and checks the response against the spec. */
export async function send(server: ReferenceServer, id: OperationId, sent: Sent = {}): Promise<Received> {
  const operation = OPERATIONS.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  const path = Object.entries(sent.path ?? {}).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    operation.path as string,
  );
  const search = new URLSearchParams(
    Object.entries(sent.query ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString();
  const key = sent.key === undefined ? server.keys.admin : sent.key;
  const response = await server.fetch(search === "" ? path : `${path}?${search}`, {
    method: operation.method,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(sent.json === undefined ? {} : { "content-type": "application/json" }),
      ...sent.headers,
    },
    ...(sent.json === undefined ? {} : { body: JSON.stringify(sent.json) }),
  });
  return receive(id, response);
}

/** Reads a response and checks it against the spec: a declared status, a body of its schema, and the headers of every response. */
export async function receive(id: OperationId, response: Response): Promise<Received> {
  const text = await response.text();
  expect(problemsOf(id, response, text)).toEqual([]);
  return { status: response.status, headers: response.headers, text, body: text === "" ? undefined : JSON.parse(text) };
}

/** What a response has that the spec does not allow. */
export function problemsOf(id: OperationId, response: Response, text: string): unknown[] {
  const declared: readonly number[] = OPERATIONS.find((operation) => operation.id === id)?.statuses ?? [];
  const { status, headers } = response;
  if (!declared.includes(status)) return [`${id} declares no ${status}: ${text}`];
  if (!headers.get("x-request-id")) return ["There is no X-Request-Id."];
  const validate = (validators as Record<string, Validator>)[`${id}${status}`];
  if (!validate) return text === "" ? [] : [`${id} declares no body for ${status}: ${text}`];
  return validate(JSON.parse(text)) ? [] : (validate.errors ?? []);
}
