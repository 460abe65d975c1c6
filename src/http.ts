import { ApiCall, type WithResponse } from "./api-call.ts";
import type { CallContext } from "./call/call.ts";
import type { CallGroup } from "./call/call-group.ts";
import { isWrite } from "./call/methods.ts";
import type { Throttle } from "./call/pacer.ts";
import { startCall } from "./call/start-call.ts";
import { OPERATIONS, type OperationId } from "./generated/operations.ts";
import { isRecord } from "./is-record.ts";
import { type NormalizedMeta, readListMeta } from "./normalize/list-meta.ts";
import { readWritten } from "./normalize/read-written.ts";
import type { OperationData, OperationInput } from "./operation-types.ts";
import type { ResolvedListOptions } from "./options/list-options.ts";
import { type RequestOptions, type ResolvedOptions, resolveRequestOptions } from "./options/request-options.ts";
import type { ResponseValidation } from "./options/response-validation.ts";
import type { Send } from "./pipeline/compose.ts";
import { safely } from "./pipeline/report.ts";
import { readData, withLongIds } from "./read-body.ts";
import { CHECKED, createFetch, type Fetch, type ParsedResponse, type RequestParts } from "./request/fetch-client.ts";
import { checkMethod, checkRequestPath } from "./request/path.ts";
import { toWireQuery } from "./request/query.ts";
import { createSendCall } from "./send-call.ts";
import { validateResponse } from "./validate-response.ts";

/** Configuration shared by every call of a client. */
export interface HttpSetup extends CallContext {
  readonly baseUrl: string;
  readonly send: Send;
  readonly throttle: Throttle;
  /** Defaults for calls and lists. */
  readonly options: ResolvedListOptions;
  readonly validation: ResponseValidation | undefined;
}

/** One page of a list, normalized. */
export interface ListResponse<T> extends WithResponse<T[]> {
  readonly meta: NormalizedMeta | null;
}

/** Calls operations: validates the request and unwraps the response envelope. */
export class HttpClient {
  readonly setup: HttpSetup;
  readonly #fetch: Fetch;

  constructor(setup: HttpSetup) {
    this.setup = setup;
    this.#fetch = createFetch(setup.baseUrl, createSendCall(setup.send), CHECKED);
  }

  /** Calls an operation that returns one object, or an array without pages. */
  call<Id extends OperationId>(
    id: Id,
    input: OperationInput<Id> = {},
    options?: RequestOptions,
  ): ApiCall<OperationData<Id>> {
    return new ApiCall(
      async () => {
        const resolved = this.#resolve(options);
        const response = await this.#operate(id, input, resolved);
        // The caller's `If-None-Match` matches: there is nothing new to return.
        if (response.status === 304 && "if-none-match" in resolved.headers)
          return toResult(undefined as OperationData<Id>, response);
        const operation = OPERATIONS[id];
        const readBack = async (stored: string): Promise<object> =>
          this.call("getTemplate", { path: { id: stored } }, { signal: resolved.signal });
        const data = isWrite(operation.method)
          ? await readWritten(operation, {
              body: withLongIds(response),
              location: response.headers.get("location"),
              input,
              readBack,
            })
          : readData(response, operation);
        return toResult(data as OperationData<Id>, response);
      },
      this.#warnOfDropped(OPERATIONS[id].method, options),
    );
  }

  /** Calls an operation that returns one page of a list. */
  async list<T>(
    id: OperationId,
    query: object | undefined,
    options: ResolvedOptions,
    group?: CallGroup,
  ): Promise<ListResponse<T>> {
    const response = await this.#operate(id, { query }, options, group);
    const { body, status, headers, requestId, attempts } = response;
    const rows = (isNothing(response, query) ? [] : readData(response, OPERATIONS[id])) as unknown[];
    const meta = readListMeta(body, headers, rows.length);
    return { data: rows as T[], response: { status, headers, requestId, attempts }, meta };
  }

  /** Calls an operation that returns one object, as one of a group. */
  async read<Id extends OperationId>(
    id: Id,
    input: OperationInput<Id>,
    options: ResolvedOptions,
    group: CallGroup,
  ): Promise<OperationData<Id>> {
    return readData(await this.#operate(id, input, options, group), OPERATIONS[id]) as OperationData<Id>;
  }

  /** Calls any method and path. */
  request<T>(
    method: string,
    path: string,
    { query, body }: { query?: object | undefined; body?: unknown },
    options?: RequestOptions,
  ): ApiCall<T> {
    return new ApiCall(
      async () => {
        const parts = {
          method: checkMethod(method, body !== undefined),
          path: checkRequestPath(path, query !== undefined),
          query: toWireQuery(query),
          body,
        };
        const response = await this.#send(parts, this.#resolve(options));
        return toResult(withLongIds(response) as T, response);
      },
      this.#warnOfDropped(method, options),
    );
  }

  // Only for writes: a failed read that nothing awaits does no harm.
  #warnOfDropped(method: string, options: RequestOptions | undefined): ((error: unknown) => void) | undefined {
    if (!isWrite(String(method).toUpperCase())) return undefined;
    return (error) => {
      const message = `A change failed, and nothing awaited its call: ${(error as Error).message}`;
      safely(() => (options?.logger ?? this.setup.options.logger ?? console).warn?.(message));
    };
  }

  async #operate<Id extends OperationId>(
    id: Id,
    { path: identifiers, query, body }: OperationInput<Id>,
    options: ResolvedOptions,
    group?: CallGroup,
  ): Promise<ParsedResponse> {
    const operation = OPERATIONS[id];
    const { method, path, result } = operation;
    const wireQuery = toWireQuery(query, operation);
    const page = group && result === "page" ? Number(wireQuery["page"] ?? 1) : undefined;
    const parts = { method, path, identifiers, query: wireQuery, body, page };
    const response = await this.#send(parts, options, group);
    const { validation } = this.setup;
    if (validation && response.body !== undefined) validateResponse(validation, id, response);
    return response;
  }

  #resolve(options: RequestOptions | undefined): ResolvedOptions {
    return resolveRequestOptions(this.setup.options, options);
  }

  #send(parts: RequestParts, options: ResolvedOptions, group?: CallGroup): Promise<ParsedResponse> {
    const call = startCall(this.setup, parts, options, group);
    const stop = group?.cancellation.onCancel((reason) => call.cancellation.cancel(reason));
    const response = this.#fetch(parts, call);
    return stop ? response.finally(stop) : response;
  }
}

// No content, or an empty page after the first. A failure would have an error in its body.
function isNothing({ body, status }: ParsedResponse, query: { page?: unknown } = {}): boolean {
  return status === 204 || (isRecord(body) && body["data"] === null && Number(query.page) > 1);
}

// Drops the text. Members are named one by one, since a rest pattern costs as much as all of pagination.
function toResult<T>(data: T, { status, headers, requestId, attempts }: ParsedResponse): WithResponse<T> {
  return { data, response: { status, headers, requestId, attempts } };
}
