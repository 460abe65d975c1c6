import type { Reply } from "./api-call.ts";
import type { Clock } from "./clock.ts";
import { OptionsError } from "./errors/usage-errors.ts";
import { OPERATIONS, type OperationId } from "./generated/operations.ts";
import type { operations } from "./generated/schema.ts";
import { isRecord } from "./is-record.ts";
import { createSend, type RequestParts, type Send } from "./openapi-client.ts";
import { expectObject } from "./options/expect.ts";
import { checkMethod, checkRequestPath } from "./options/path.ts";
import { toWireQuery, toWireValue, type WireQuery } from "./options/query.ts";
import { type RequestOptions, type ResolvedOptions, resolveRequestOptions } from "./options/request-options.ts";
import type { ResponseValidation } from "./options/response-validation.ts";
import { Cancellation } from "./pipeline/cancellation.ts";
import type { Call, Exchange, HttpResponse } from "./pipeline/exchange.ts";
import type { Pause } from "./pipeline/pause.ts";
import type { RetryBudget } from "./pipeline/retry-budget.ts";
import { describeResponse, readBody, readDocument, readEnvelope, unexpected } from "./read-body.ts";
import type { Redactor } from "./redact.ts";
import { holdToDescription } from "./response-check.ts";

/** What every call of a client shares. */
export interface HttpSetup {
  readonly baseUrl: string;
  readonly exchange: Exchange;
  readonly options: ResolvedOptions;
  readonly clock: Clock;
  readonly random: () => number;
  readonly redact: Redactor;
  readonly budget: RetryBudget;
  readonly validation: ResponseValidation | undefined;
}

/** What the calls of one walk over a list share. */
export interface Walk {
  readonly cancellation: Cancellation;
  readonly pause: Pause;
  readonly deadlineAt: number | undefined;
}

type SuccessBody<Id extends OperationId> = operations[Id]["responses"] extends infer Responses
  ? Responses extends { 201: { content: { "application/json": infer Body } } }
    ? Body
    : Responses extends { 200: { content: { "application/json": infer Body } } }
      ? Body
      : never
  : never;

/** The `data` of an operation's envelope, by openapi-typescript's types. */
export type OperationData<Id extends OperationId> =
  SuccessBody<Id> extends { data: infer Data } ? Data : SuccessBody<Id>;

/** What an operation takes, by openapi-typescript's types. */
export interface OperationInput<Id extends OperationId> {
  path?: operations[Id]["parameters"]["path"];
  query?: object | undefined;
  body?: operations[Id] extends { requestBody: { content: { "application/json": infer Body } } }
    ? Sendable<Body>
    : undefined;
}

/** A body whose optional members may also be there and undefined: JSON leaves them out. */
type Sendable<Body> = { [Name in keyof Body]: object extends Pick<Body, Name> ? Body[Name] | undefined : Body[Name] };

/** One page of a list, as it came. */
export interface ListReply<T> extends Reply<T[]> {
  readonly meta: unknown;
}

/** Calls operations: checks what goes out, and takes what comes in out of its envelope. */
export class HttpClient {
  readonly setup: HttpSetup;
  readonly #send: Send;

  constructor(setup: HttpSetup) {
    this.setup = setup;
    this.#send = createSend(setup.baseUrl, setup.exchange);
  }

  /** Calls an operation that gives one object, or an array without pages. */
  async call<Id extends OperationId>(
    id: Id,
    input: OperationInput<Id>,
    options?: RequestOptions,
  ): Promise<Reply<OperationData<Id>>> {
    const { call, response } = await this.#operate(id, input, options);
    if (isGone(response, call)) return vanished(input, response, call);
    const body = this.#read(id, response, call);
    if (body === undefined && call.method === "DELETE") return vanished(input, response, call);
    const { result } = OPERATIONS[id];
    const data =
      result === "document" ? readDocument(body, response, call) : readEnvelope(body, result, response, call).data;
    return { data: data as OperationData<Id>, response: describeResponse(response, call) };
  }

  /** Calls an operation that gives one page of a list. */
  async list<T>(
    id: OperationId,
    query: object | undefined,
    options: RequestOptions | undefined,
    walk?: Walk,
  ): Promise<ListReply<T>> {
    const { call, response } = await this.#operate(id, { query }, options, walk);
    const { data, meta } = readEnvelope(this.#read(id, response, call), "array", response, call);
    const rows = data as unknown[];
    if (!rows.every(isRecord)) throw unexpected("answered with rows that are not objects", response, call);
    return { data: rows as T[], meta, response: describeResponse(response, call) };
  }

  /** Calls any method and path. */
  async request(
    method: string,
    path: string,
    parts: { query?: object | undefined; body?: unknown },
    options?: RequestOptions,
  ): Promise<Reply<unknown>> {
    const checkedMethod = checkMethod(method);
    const checkedPath = checkRequestPath(path, parts.query !== undefined);
    const query: WireQuery = {};
    if (parts.query !== undefined) expectObject("query", parts.query);
    if (parts.body !== undefined && (checkedMethod === "GET" || checkedMethod === "HEAD")) {
      throw new OptionsError(`A ${checkedMethod} request has no body. Give parameters in \`query\`.`);
    }
    for (const [name, value] of Object.entries(parts.query ?? {})) {
      if (value !== undefined && value !== null) query[name] = toWireValue(name, value);
    }
    const { call, response } = await this.#dispatch(checkedMethod, checkedPath, { query, body: parts.body }, options);
    const data = isGone(response, call) ? undefined : readBody(response, call);
    return { data, response: describeResponse(response, call) };
  }

  async #operate<Id extends OperationId>(
    id: Id,
    input: OperationInput<Id>,
    options: RequestOptions | undefined,
    walk?: Walk,
  ) {
    const operation = OPERATIONS[id];
    const parts = { path: input.path, query: toWireQuery(input.query, operation), body: input.body };
    return this.#dispatch(operation.method, operation.path, parts, options, walk);
  }

  #read(operationId: OperationId, response: HttpResponse, call: Call): unknown {
    const body = readBody(response, call);
    const { validation } = this.setup;
    if (validation && body !== undefined) holdToDescription(validation, { operationId, body, response, call });
    return body;
  }

  async #dispatch(
    method: string,
    path: string,
    parts: RequestParts,
    options: RequestOptions | undefined,
    walk?: Walk,
  ): Promise<{ call: Call; response: HttpResponse }> {
    const call = this.#begin(method, path, resolveRequestOptions(this.setup.options, options), walk);
    if (!walk) return { call, response: await this.#send(method, path, parts, call) };
    const stop = walk.cancellation.onCancel((reason) => call.cancellation.cancel(reason));
    try {
      return { call, response: await this.#send(method, path, parts, call) };
    } finally {
      stop();
    }
  }

  #begin(method: string, path: string, options: ResolvedOptions, walk: Walk | undefined): Call {
    const { clock, random, redact, budget } = this.setup;
    const ownDeadline = options.deadlineMs === undefined ? undefined : clock.monotonic() + options.deadlineMs;
    return {
      name: `${method} ${path}`,
      method,
      options,
      cancellation: new Cancellation(),
      clock,
      random,
      redact,
      budget,
      pause: walk?.pause,
      deadlineAt: walk ? walk.deadlineAt : ownDeadline,
      attempts: 0,
      phase: "connect",
      answerLost: false,
    };
  }
}

/** Whether an earlier attempt, whose answer was lost, has deleted what this one does not find. */
function isGone(response: HttpResponse, call: Call): boolean {
  return response.status === 404 && call.method === "DELETE" && call.answerLost;
}

/** What a deletion gives where the answer tells nothing. */
function vanished<Id extends OperationId>(
  input: OperationInput<Id>,
  response: HttpResponse,
  call: Call,
): Reply<OperationData<Id>> {
  const id = (input.path as { id?: unknown } | undefined)?.id;
  return { data: { id, deleted: true } as unknown as OperationData<Id>, response: describeResponse(response, call) };
}
