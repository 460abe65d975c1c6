import type { ApiCall } from "./api-call.ts";
import { type ClientInternals, setUpClient } from "./client-setup.ts";
import { HttpClient } from "./http.ts";
import type { KeySource } from "./options/api-key.ts";
import type { ClientOptions } from "./options/client-options.ts";
import type { RequestOptions } from "./options/request-options.ts";
import { AN_OBJECT, check } from "./options/rules.ts";
import { Service } from "./resources/generated/service.ts";

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
export class SvcClient extends Service {
  readonly #options: ClientOptions;
  readonly #internals: ClientInternals;
  readonly #keys: KeySource;
  readonly #http: HttpClient;

  /** @throws OptionsError when an option is missing, unknown or invalid */
  constructor(options?: ClientOptions);
  /** @internal */
  constructor(options: ClientOptions, internals: Partial<ClientInternals>);
  constructor(options: ClientOptions = {}, internals: Partial<ClientInternals> = {}) {
    const setup = setUpClient(options, internals);
    const http = new HttpClient(setup.http);
    super(http);
    this.#http = http;
    const { apiKey, baseUrl } = setup.options;
    this.#keys = setup.keys;
    // The environment is read once, here.
    this.#options = { ...options, apiKey, baseUrl };
    this.#internals = setup.internals;
    // What `util.inspect` and `console.log` show. Not a member of the class: a computed one keeps bundlers from leaving the class out.
    Object.defineProperty(this, Symbol.for("nodejs.util.inspect.custom"), {
      value: () => `SvcClient ${JSON.stringify(this.toJSON())}`,
    });
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
    const isSentOtherwise = "fetch" in given || "transport" in given;
    // This client's headers are already among the defaults.
    const own = {
      ...this.#options,
      headers: undefined,
      ...(isSentOtherwise && { fetch: undefined, transport: undefined }),
    };
    const hasOwnTransport = isSentOtherwise || "maxConnections" in given;
    return new SvcClient({ ...own, ...given }, hasOwnTransport ? internals : this.#internals);
  }

  /**
   * Sends a request to any path, with the same key, retries, limits and errors. Returns the parsed body with its envelope, undefined if
   * there is none.
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

  /** @internal */
  httpClient(): HttpClient {
    return this.#http;
  }

  /** JSON form, with the key masked. */
  toJSON(): Record<string, unknown> {
    return { baseUrl: this.#http.setup.baseUrl, apiKey: this.#keys.masked };
  }
}
