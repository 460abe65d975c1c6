import { ApiCall } from "../api-call.ts";
import type { CallContext } from "../call/call.ts";
import type { CallGroup } from "../call/call-group.ts";
import { systemClock } from "../call/clock.ts";
import { RetryBudget } from "../call/retry-budget.ts";
import { startCall } from "../call/start-call.ts";
import { OptionsError } from "../errors/usage-errors.ts";
import { DEFAULT_OPTIONS, type ResolvedOptions } from "../options/request-options.ts";
import { unexpected } from "../pipeline/call-errors.ts";
import { compose } from "../pipeline/compose.ts";
import { sendAttempt } from "../pipeline/send-attempt.ts";
import { withDeadline } from "../pipeline/with-deadline.ts";
import { withRetry } from "../pipeline/with-retry.ts";
import { createFetch, type RequestParts } from "../request/fetch-client.ts";
import { isPathSegment } from "../request/path.ts";
import type { WireQuery } from "../request/query.ts";
import { createFetchTransport } from "../transport/fetch-transport.ts";
import { type Envelope, readEnvelope } from "./envelope.ts";

/** Options of a page's client and of each of its calls. */
export interface BrowserRequestOptions {
  /** Longest time for one attempt, body included, in milliseconds. Default 30,000. */
  timeoutMs?: number | undefined;
  /** Longest time for a whole call: attempts, waits and bodies; for `paginate()`, all its pages. In milliseconds. Default none. */
  deadlineMs?: number | undefined;
  /** Retries after the first attempt. Default 2. */
  maxRetries?: number | undefined;
  /** Headers added to every request, names in lower case, e.g. a token of the page's own server. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Options of `fetch` in addition to those that the SDK sets, e.g. `{ credentials: "include" }`. */
  fetchOptions?: Readonly<Record<string, unknown>> | undefined;
  /** Cancels the call, which then fails with an `AbortedError`. */
  signal?: AbortSignal | undefined;
}

/** Options of a page's client. There is none for a key: everybody who opens the page could read it. */
export interface BrowserClientOptions extends BrowserRequestOptions {
  /** Where the page's own server mounts `createProxy()`: a path such as `/coaching`, or a full URL. */
  baseUrl: string;
  /** A `fetch` to use instead of the page's own, e.g. a mock. */
  fetch?: typeof globalThis.fetch | undefined;
}

/** A page's client, the first argument of every function of `svc-sdk/browser`. */
export interface BrowserClient {
  /** @internal */
  readonly context: CallContext;
  /** @internal */
  readonly options: ResolvedOptions;
  /** @internal */
  call<T>(
    parts: Omit<RequestParts, "query"> & { query?: object | undefined },
    read: (envelope: Envelope) => T | undefined,
    options?: BrowserRequestOptions & { group?: CallGroup },
  ): ApiCall<T>;
}

/**
 * Creates the client that every function of `svc-sdk/browser` takes. Deadlines, retries and errors are those of `SvcClient`; there is no
 * key.
 *
 * @example
 * const svc = createBrowserClient({ baseUrl: "/coaching" });
 * const { average_score } = await getTeamStats(svc, { time_range: "week" });
 */
export function createBrowserClient({ fetch, baseUrl, ...given }: BrowserClientOptions): BrowserClient {
  const options = merge(DEFAULT_OPTIONS, given);
  const transport = createFetchTransport((input, init) => (fetch ?? globalThis.fetch)(input, init));
  const send = compose([withDeadline, withRetry], sendAttempt(transport));
  const context: CallContext = {
    clock: systemClock,
    random: Math.random,
    // There is no secret to mask.
    redact: (text) => text,
    redactError: (error) => error,
    // The proxy always sends seconds, whatever form the service used.
    readRetryAfter: (headers) => Number(headers.get("retry-after")) * 1000 || undefined,
    budget: new RetryBudget(),
    canChangeKey: false,
  };
  const request = createFetch(
    baseUrl,
    async (sent, call) => {
      const response = await send(sent, call);
      return { ...response, ok: true, body: readEnvelope(response, call), call };
    },
    {},
  );
  return {
    context,
    options,
    call: (parts, read, { group, ...own } = {}) =>
      new ApiCall(async () => {
        const call = startCall(context, parts, merge(options, own), group);
        for (const [name, value] of Object.entries(parts.identifiers ?? {}))
          if (!isPathSegment(value)) throw invalid(name);
        const { body, call: _, ...response } = await request({ ...parts, query: toWire(parts.query) }, call);
        const data = read(body as Envelope);
        if (data) return { data, response };
        throw unexpected(NOT_THE_PROXY, response, call);
      }),
  };
}

const NOT_THE_PROXY = "responded with something else. Check that `baseUrl` is the address of your proxy";

function merge(base: ResolvedOptions, given: BrowserRequestOptions): ResolvedOptions {
  const headers = Object.fromEntries(
    Object.entries(given.headers ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), value]],
    ),
  );
  return { ...base, ...(given as object), headers: { ...base.headers, ...headers } };
}

// openapi-fetch silently drops dates.
function toWire(query: object = {}): WireQuery {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, value instanceof Date ? toIsoDate(name, value) : value]),
  );
}

function toIsoDate(name: string, date: Date): string {
  if (Number.isNaN(date.getTime())) throw invalid(name);
  return date.toISOString();
}

const invalid = (name: string) => new OptionsError(`\`${name}\` is not valid.`, name);
