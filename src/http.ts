import { ApiCall, type Reply } from "./api-call.ts";
import type { Call, CallContext, HttpResponse } from "./call/call.ts";
import { Cancellation } from "./call/cancellation.ts";
import type { Pause } from "./call/pause.ts";
import { OPERATIONS, type OperationId } from "./generated/operations.ts";
import { isRecord } from "./is-record.ts";
import type { OperationData, OperationInput } from "./operation-types.ts";
import type { ResolvedListOptions } from "./options/list-options.ts";
import { type RequestOptions, type ResolvedOptions, resolveRequestOptions } from "./options/request-options.ts";
import type { ResponseValidation } from "./options/response-validation.ts";
import { unexpected } from "./pipeline/call-errors.ts";
import type { Exchange } from "./pipeline/compose.ts";
import { readBody, readData } from "./read-body.ts";
import { buildRequest, type RequestParts } from "./request/build-request.ts";
import { checkMethod, checkRequestPath } from "./request/path.ts";
import { toWireQuery } from "./request/query.ts";
import { holdToDescription } from "./response-check.ts";

/** What every call of a client shares. */
export interface HttpSetup extends CallContext {
  readonly baseUrl: string;
  readonly exchange: Exchange;
  /** What holds where a call or a list says nothing. */
  readonly options: ResolvedListOptions;
  readonly validation: ResponseValidation | undefined;
}

/** What the calls of one walk over a list share. */
export interface Walk {
  readonly cancellation: Cancellation;
  readonly pause: Pause;
  readonly deadlineAt: number | undefined;
}

/** One page of a list, as it came. */
export interface ListReply<T> extends Reply<T[]> {
  readonly meta: unknown;
}

/** An answer whose body has been parsed. */
interface Answer {
  readonly call: Call;
  readonly response: HttpResponse;
  /** Undefined when there is none. */
  readonly body: unknown;
}

/** Calls operations: checks what goes out, and takes what comes in out of its envelope. */
export class HttpClient {
  readonly setup: HttpSetup;

  constructor(setup: HttpSetup) {
    this.setup = setup;
  }

  /** Calls an operation that gives one object, or an array without pages. */
  call<Id extends OperationId>(
    id: Id,
    input: OperationInput<Id> = {},
    options?: RequestOptions,
  ): ApiCall<OperationData<Id>> {
    return new ApiCall(async () => {
      const answer = await this.#operate(id, input, this.#resolve(options));
      // A deletion whose answer tells nothing.
      const data =
        answer.body === undefined && answer.call.method === "DELETE"
          ? { ...(input.path as object), deleted: true }
          : readData(answer, OPERATIONS[id].result).data;
      return reply(data as OperationData<Id>, answer);
    });
  }

  /** Calls an operation that gives one page of a list. */
  async list<T>(
    id: OperationId,
    query: object | undefined,
    options: ResolvedOptions,
    walk?: Walk,
  ): Promise<ListReply<T>> {
    const answer = await this.#operate(id, { query }, options, walk);
    const { data, meta } = readData(answer, "array");
    const rows = data as unknown[];
    if (!rows.every(isRecord))
      throw unexpected("answered with rows that are not objects", answer.response, answer.call);
    return { ...reply(rows as T[], answer), meta };
  }

  /** Calls any method and path. */
  request<T>(
    method: string,
    path: string,
    { query, body }: { query?: object | undefined; body?: unknown },
    options?: RequestOptions,
  ): ApiCall<T> {
    return new ApiCall(async () => {
      const parts = {
        method: checkMethod(method, body !== undefined),
        path: checkRequestPath(path, query !== undefined),
        query: toWireQuery(query),
        body,
      };
      const answer = await this.#send(parts, this.#resolve(options));
      return reply(answer.body as T, answer);
    });
  }

  async #operate<Id extends OperationId>(
    id: Id,
    { path: identifiers, query, body }: OperationInput<Id>,
    options: ResolvedOptions,
    walk?: Walk,
  ): Promise<Answer> {
    const operation = OPERATIONS[id];
    const { method, path } = operation;
    const answer = await this.#send(
      { method, path, identifiers, query: toWireQuery(query, operation), body },
      options,
      walk,
    );
    const { validation } = this.setup;
    if (validation && answer.body !== undefined) holdToDescription(validation, id, answer);
    return answer;
  }

  #resolve(options: RequestOptions | undefined): ResolvedOptions {
    return resolveRequestOptions(this.setup.options, options);
  }

  async #send(parts: RequestParts, options: ResolvedOptions, walk?: Walk): Promise<Answer> {
    const { baseUrl, exchange } = this.setup;
    const call = startCall(this.setup, parts, options, walk);
    const stop = walk?.cancellation.onCancel((reason) => call.cancellation.cancel(reason));
    try {
      const response = await exchange(buildRequest(parts, baseUrl, options.headers), call);
      return { call, response, body: readBody(response, call) };
    } finally {
      stop?.();
    }
  }
}

function startCall(
  { clock, random, redact, budget }: CallContext,
  { method, path }: RequestParts,
  options: ResolvedOptions,
  walk: Walk | undefined,
): Call {
  const { deadlineMs } = options;
  return {
    clock,
    random,
    redact,
    budget,
    name: `${method} ${path}`,
    method,
    options,
    cancellation: new Cancellation(),
    pause: walk?.pause,
    deadlineAt: walk ? walk.deadlineAt : deadlineMs && clock.monotonic() + deadlineMs,
    attempts: 0,
    phase: "connect",
    answerLost: false,
  };
}

function reply<T>(data: T, { response: { text: _, ...response } }: Answer): Reply<T> {
  return { data, response };
}
