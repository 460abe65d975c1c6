import { createDefaultTransport, readSurroundings, SENDS_USER_AGENT } from "#transport";
import type { ApiCall } from "./api-call.ts";
import { type Clock, systemClock } from "./call/clock.ts";
import { Pacer } from "./call/pacer.ts";
import { RetryBudget } from "./call/retry-budget.ts";
import { HttpClient, type HttpSetup } from "./http.ts";
import { KeySource } from "./options/api-key.ts";
import { type ClientOptions, type ResolvedClientOptions, resolveClientOptions } from "./options/client-options.ts";
import { LIST_DEFAULTS } from "./options/list-options.ts";
import { DEFAULT_OPTIONS, type RequestOptions, type ResolvedOptions } from "./options/request-options.ts";
import { AN_OBJECT, check } from "./options/rules.ts";
import { compose } from "./pipeline/compose.ts";
import { withReport } from "./pipeline/report.ts";
import { sendAttempt } from "./pipeline/send-attempt.ts";
import { withAuthorization } from "./pipeline/with-authorization.ts";
import { withCache } from "./pipeline/with-cache.ts";
import { withDeadline } from "./pipeline/with-deadline.ts";
import { withHeaders } from "./pipeline/with-headers.ts";
import { withRetry } from "./pipeline/with-retry.ts";
import { withTracing } from "./pipeline/with-tracing.ts";
import { Insights } from "./resources/insights.ts";
import { Meetings } from "./resources/meetings.ts";
import { Reports } from "./resources/reports.ts";
import { Roleplay } from "./resources/roleplay.ts";
import { Team } from "./resources/team.ts";
import { Templates } from "./resources/templates.ts";
import { createFetchTransport } from "./transport/fetch-transport.ts";
import type { Transport } from "./transport/transport.ts";
import type { OpenApiDocument } from "./types.ts";
import { VERSION } from "./version.ts";

/**
 * Seams that tests replace.
 *
 * @internal
 */
export interface ClientInternals {
  clock: Clock;
  random: () => number;
  transport: Transport;
  budget: RetryBudget;
  pacer: Pacer;
  /** Defaults for options. */
  defaults: ResolvedOptions;
}

/** Parameters of `svc.request()` besides method and path. */
export interface RawRequest extends RequestOptions {
  /** Query parameters; dates become ISO 8601, undefined and null ones are omitted. */
  query?: Readonly<Record<string, string | number | boolean | Date | null | undefined>> | undefined;
  /** Body, sent as JSON. */
  body?: unknown;
}

/**
 * Client of the Sales Coaching Service.
 *
 * @example
 * const svc = new SvcClient({ apiKey, baseUrl: "https://coaching.example" });
 * const fromEnvironment = new SvcClient(); // SERVICE_API_KEY and SERVICE_API_URL, on Node
 * const { data } = await svc.meetings.list({ status: "completed" });
 */
export class SvcClient {
  /** Recorded sales meetings. */
  readonly meetings: Meetings;
  /** Coaching/scoring templates. */
  readonly templates: Templates;
  /** Coaching reports. */
  readonly reports: Reports;
  /** The team's performance. */
  readonly team: Team;
  /** Marketing insights extracted from sales calls. */
  readonly insights: Insights;
  /** Roleplay practice. */
  readonly roleplay: Roleplay;
  readonly #options: ClientOptions;
  readonly #internals: ClientInternals;
  readonly #keys: KeySource;
  readonly #http: HttpClient;

  /** @throws OptionsError when an option is missing, unknown or invalid */
  constructor(options?: ClientOptions);
  /** @internal */
  constructor(options: ClientOptions, internals: Partial<ClientInternals>);
  constructor(options: ClientOptions = {}, internals: Partial<ClientInternals> = {}) {
    const resolved = resolveClientOptions(options, internals.defaults, readSurroundings());
    this.#keys = new KeySource(resolved.apiKey);
    // Of the environment, what it was when the client was made.
    this.#options = { ...options, apiKey: resolved.apiKey, baseUrl: resolved.baseUrl };
    this.#internals = completeInternals(resolved, internals);
    // What `util.inspect` and `console.log` show. Not a member of the class: a computed one keeps bundlers from leaving the class out.
    Object.defineProperty(this, Symbol.for("nodejs.util.inspect.custom"), {
      value: () => `SvcClient ${JSON.stringify(this.toJSON())}`,
    });
    this.#http = new HttpClient(createSetup(resolved, this.#internals, this.#keys));
    this.meetings = new Meetings(this.#http);
    this.templates = new Templates(this.#http);
    this.reports = new Reports(this.#http);
    this.team = new Team(this.#http);
    this.insights = new Insights(this.#http);
    this.roleplay = new Roleplay(this.#http);
  }

  /**
   * Creates a client with some options changed, `headers` merged into this one's; undefined changes nothing. It shares this client's connections and retry budget.
   *
   * @example
   * const traced = svc.withOptions({ headers: { "x-trace": id }, timeoutMs: 5_000 });
   */
  withOptions(changes: Partial<ClientOptions>): SvcClient {
    check("options", changes, AN_OBJECT);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const { transport, ...internals } = this.#internals;
    // Its headers are among the defaults.
    const { headers: _, ...own } = this.#options;
    return new SvcClient({ ...own, ...given }, "fetch" in given ? internals : this.#internals);
  }

  /**
   * The service's own OpenAPI document. `GET /api/v1/openapi.json`.
   *
   * @example
   * const { info } = await svc.openapi();
   */
  openapi(options?: RequestOptions): ApiCall<OpenApiDocument> {
    return this.#http.call("getOpenApi", {}, options);
  }

  /**
   * Sends any request, with the same key, retries, limits and errors. Returns the whole parsed body, undefined when there is none.
   *
   * @param method GET, HEAD, POST, PUT, PATCH or DELETE
   * @param path from the service's root; `/meetings` means `/api/v1/meetings`
   * @example
   * const body = await svc.request("GET", "/meetings", { query: { limit: 5 } });
   */
  request<T = unknown>(method: string, path: string, request: RawRequest = {}): ApiCall<T> {
    const { query, body, ...options } = request;
    return this.#http.request<T>(method, path, { query, body }, options);
  }

  /** A printable form: never the whole key. */
  toJSON(): Record<string, unknown> {
    return { baseUrl: this.#http.setup.baseUrl, apiKey: this.#keys.masked };
  }
}

function completeInternals(
  { fetch, request }: ResolvedClientOptions,
  { transport, ...given }: Partial<ClientInternals>,
): ClientInternals {
  return {
    clock: systemClock,
    random: Math.random,
    budget: new RetryBudget(),
    pacer: new Pacer(),
    ...given,
    transport: transport ?? (fetch ? createFetchTransport(fetch) : createDefaultTransport()),
    defaults: { ...DEFAULT_OPTIONS, headers: request.headers, headerSources: request.headerSources },
  };
}

function createSetup(
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
    canChangeKey: keys.canChange,
  };
}
