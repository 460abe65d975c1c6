import { createDefaultTransport, readSurroundings, SENDS_USER_AGENT } from "#transport";
import { type Clock, systemClock } from "./call/clock.ts";
import { Throttle } from "./call/pacer.ts";
import { RetryBudget } from "./call/retry-budget.ts";
import type { HttpSetup } from "./http.ts";
import { KeySource } from "./options/api-key.ts";
import { type ClientOptions, type ResolvedClientOptions, resolveClientOptions } from "./options/client-options.ts";
import { LIST_DEFAULTS } from "./options/list-options.ts";
import { DEFAULT_OPTIONS, type ResolvedOptions } from "./options/request-options.ts";
import { compose } from "./pipeline/compose.ts";
import { withReport } from "./pipeline/report.ts";
import { readRetryAfter } from "./pipeline/retry-after.ts";
import { sendAttempt } from "./pipeline/send-attempt.ts";
import { withAuthorization } from "./pipeline/with-authorization.ts";
import { withCache } from "./pipeline/with-cache.ts";
import { withDeadline } from "./pipeline/with-deadline.ts";
import { withHeaders } from "./pipeline/with-headers.ts";
import { withRetry } from "./pipeline/with-retry.ts";
import { withTracing } from "./pipeline/with-tracing.ts";
import { redactError } from "./redact.ts";
import { createFetchTransport } from "./transport/fetch-transport.ts";
import type { Transport } from "./transport/transport.ts";
import { VERSION } from "./version.ts";

/**
 * Dependencies that tests replace.
 *
 * @internal
 */
export interface ClientInternals {
  clock: Clock;
  random: () => number;
  transport: Transport;
  budget: RetryBudget;
  throttle: Throttle;
  /** Defaults for options. */
  defaults: ResolvedOptions;
}

/** A client before it has methods: options validated, pipeline composed. */
export interface ClientSetup {
  readonly options: ResolvedClientOptions;
  readonly internals: ClientInternals;
  readonly keys: KeySource;
  readonly http: HttpSetup;
}

/** Validates options and composes the pipeline. */
export function setUpClient(given: ClientOptions, internals: Partial<ClientInternals> = {}): ClientSetup {
  const options = resolveClientOptions(given, internals.defaults, readSurroundings());
  const keys = new KeySource(options.apiKey);
  const complete = completeInternals(options, internals);
  return { options, internals: complete, keys, http: createHttpSetup(options, complete, keys) };
}

function completeInternals(
  { fetch, transport: custom, maxConnections, request }: ResolvedClientOptions,
  { transport = custom?.send as Transport | undefined, ...given }: Partial<ClientInternals>,
): ClientInternals {
  return {
    clock: systemClock,
    random: Math.random,
    budget: new RetryBudget(),
    throttle: new Throttle(),
    ...given,
    transport: transport ?? (fetch ? createFetchTransport(fetch) : createDefaultTransport(maxConnections)),
    defaults: { ...DEFAULT_OPTIONS, headers: request.headers, headerSources: request.headerSources },
  };
}

function createHttpSetup(
  { baseUrl, userAgent, request, validation, cache }: ResolvedClientOptions,
  { transport, ...context }: ClientInternals,
  keys: KeySource,
): HttpSetup {
  const middlewares = [withDeadline, withRetry, withHeaders, withReport, withTracing, withAuthorization(keys)];
  if (cache) middlewares.push(withCache(cache));
  const agent = `${userAgent ? `${userAgent} ` : ""}svc-sdk/${VERSION}`;
  const own = { accept: "application/json", ...(SENDS_USER_AGENT && { "user-agent": agent }) };
  return {
    ...context,
    baseUrl,
    validation,
    options: { ...LIST_DEFAULTS, ...request, headers: { ...own, ...request.headers } },
    send: compose(middlewares, sendAttempt(transport)),
    redact: keys.redact,
    redactError: (error) => redactError(error, keys.redact),
    readRetryAfter,
    canChangeKey: keys.canChange,
  };
}
