import { OptionsError } from "../errors/usage-errors.ts";
import { isLoopback } from "../is-loopback.ts";
import { type ApiKey, checkKey } from "./api-key.ts";
import type { CacheOptions } from "./cache-options.ts";
import type { Logger } from "./hooks.ts";
import {
  COMMON_RULES,
  type CommonOptions,
  DEFAULT_OPTIONS,
  mergeOptions,
  type ResolvedOptions,
} from "./request-options.ts";
import type { ResponseValidation } from "./response-validation.ts";
import { A_BOOLEAN, A_FUNCTION, AN_OBJECT, checkOptions, expected, type Rule, type Rules, whole } from "./rules.ts";

/** A way to send requests other than the SDK's own, such as `createUndiciTransport()` of `svc-sdk/undici` returns. */
export interface CustomTransport {
  /** Name of the library that sends requests. */
  readonly name: string;
  /**
   * Its `Transport`.
   *
   * @internal
   */
  readonly send: unknown;
}

/** Options of a client. */
export interface ClientOptions extends CommonOptions {
  /**
   * The API key, `svc_live_` and 32 characters. Sent as `Authorization: Bearer <key>`; never printed. Default `SERVICE_API_KEY` on Node.
   * A function is asked for it before every attempt, and once more after a 401, so that keys can be rotated. Null sends no key, for a proxy of
   * your own that adds it.
   */
  apiKey?: ApiKey | undefined;
  /** The service's base address, with or without a trailing `/api/v1`. Default `SERVICE_API_URL` on Node. */
  baseUrl?: string | undefined;
  /** Allows a key in a web page, where every visitor can read it. Default false. */
  allowBrowser?: boolean | undefined;
  /**
   * A `fetch` to use instead of the SDK's own transport, e.g. a mock or one with its own agent. On Node that transport is node:http, which msw
   * intercepts, unless the global `fetch` is not Node's own: a mock of it is used.
   */
  fetch?: typeof globalThis.fetch | undefined;
  /** Sends requests in place of the SDK's own transport: `createUndiciTransport(dispatcher)` of `svc-sdk/undici`. */
  transport?: CustomTransport | undefined;
  /**
   * Maximum number of simultaneous connections to one origin, for all clients of the process with the same value; further calls queue,
   * within their deadlines. Only for the SDK's own transport on Node. Default 256.
   */
  maxConnections?: number | undefined;
  /** Allows sending the key over plain http:// to hosts other than this machine. Default false. */
  allowInsecureHttp?: boolean | undefined;
  /** Checks every response against the spec: `validateResponses("warn")` of `svc-sdk/validate`. Default off. */
  validation?: ResponseValidation | undefined;
  /**
   * Keeps responses with an `ETag` in memory and revalidates them with every later request; `CacheOptions` sets bounds. Never returns a
   * response without revalidating it, or one to another key. Default false.
   */
  cache?: boolean | CacheOptions | undefined;
  /** Accepts lists that provably lack rows instead of ending them with an `IncompleteListError`. Default false. */
  allowIncomplete?: boolean | undefined;
  /** Prefix of the SDK's own `User-Agent`, e.g. `my-app/1.2`. */
  userAgent?: string | undefined;
}

/** Facts about a program, as far as its platform knows them. */
export interface Surroundings {
  readonly apiKey?: string | undefined;
  readonly baseUrl?: string | undefined;
  /** Used where no logger is given. */
  readonly logger?: Logger | undefined;
  readonly isBrowser?: boolean;
}

/** Validated client options with every default filled in. */
export interface ResolvedClientOptions {
  readonly apiKey: ApiKey;
  /** Without a trailing slash and without `/api/v1`. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch | undefined;
  readonly transport: CustomTransport | undefined;
  readonly maxConnections: number | undefined;
  readonly userAgent: string | undefined;
  /** Undefined for none. */
  readonly cache: CacheOptions | undefined;
  readonly validation: ResponseValidation | undefined;
  readonly request: ResolvedOptions;
}

// Checked in detail below; a key never enters a message.
const ANYTHING: Rule = ["", () => true];

const CACHE_RULES: Rules = { maxEntries: /* @__PURE__ */ whole(1), maxBytes: /* @__PURE__ */ whole(1) };

/** Validation rules for client options. */
export const CLIENT_RULES: Rules = {
  ...COMMON_RULES,
  apiKey: ANYTHING,
  baseUrl: ANYTHING,
  fetch: A_FUNCTION,
  transport: [
    "the result of createUndiciTransport() of svc-sdk/undici",
    (value) => typeof (value as CustomTransport | null)?.send === "function",
  ],
  maxConnections: /* @__PURE__ */ whole(1),
  allowInsecureHttp: A_BOOLEAN,
  allowBrowser: A_BOOLEAN,
  allowIncomplete: A_BOOLEAN,
  cache: ["true, false or an object of bounds", (value) => typeof value === "boolean" || AN_OBJECT[1](value)],
  userAgent: ["printable ASCII", (value) => typeof value === "string" && /^[\x20-\x7e]+$/.test(value)],
  validation: [
    "the result of validateResponses() of svc-sdk/validate",
    (value) => typeof (value as ResponseValidation | null)?.check === "function",
  ],
};

/**
 * Validates client options. Throws an `OptionsError` that names the first invalid one.
 *
 * @param base defaults; headers are merged into its headers
 */
export function resolveClientOptions(
  given: ClientOptions,
  base = DEFAULT_OPTIONS,
  surroundings: Surroundings = {},
): ResolvedClientOptions {
  const checked = checkOptions(given, CLIENT_RULES);
  const { allowInsecureHttp, allowBrowser, fetch, transport, maxConnections, ...others } = checked;
  const { userAgent, validation, cache, ...options } = others;
  if (fetch && transport) throw new OptionsError("Pass either `fetch` or `transport`, not both.", "transport");
  const { apiKey = surroundings.apiKey, baseUrl = surroundings.baseUrl, ...request } = options;
  const { logger = surroundings.logger } = request;
  if (apiKey !== null && surroundings.isBrowser && !allowBrowser) {
    throw new OptionsError(
      "A key in a web page can be read by everybody who visits it. Send requests through a server of your own with `apiKey: null`, or set `allowBrowser`.",
      "apiKey",
    );
  }
  return {
    apiKey: apiKey === null || typeof apiKey === "function" ? apiKey : requireKey(apiKey),
    baseUrl: normalizeBaseUrl(baseUrl, allowInsecureHttp),
    fetch,
    transport,
    maxConnections,
    userAgent,
    validation,
    cache: cache ? checkOptions(cache === true ? {} : cache, CACHE_RULES) : undefined,
    request: mergeOptions(base, logger ? { ...request, logger } : request),
  };
}

function requireKey(apiKey: unknown): string {
  if (apiKey === undefined)
    throw new OptionsError(
      "`apiKey` is missing. Pass it, or set SERVICE_API_KEY where the program runs on Node.",
      "apiKey",
    );
  return checkKey(apiKey);
}

function normalizeBaseUrl(baseUrl: unknown, allowInsecureHttp = false): string {
  if (baseUrl === undefined)
    throw new OptionsError(
      "`baseUrl` is missing. Pass it, or set SERVICE_API_URL where the program runs on Node.",
      "baseUrl",
    );
  const url = typeof baseUrl === "string" ? parseUrl(baseUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw expected("baseUrl", "an address such as https://coaching.example", withoutCredentials(baseUrl));
  }
  if (/%7B|[{}]/i.test(url.hostname + url.pathname)) {
    throw new OptionsError(
      "`baseUrl` contains a placeholder in braces. Replace it with the service's address.",
      "baseUrl",
    );
  }
  const { protocol, username, password, search, hash, hostname, origin, pathname } = url;
  if (username || password || search || hash) {
    throw new OptionsError(
      "`baseUrl` contains credentials, a query or a fragment. Pass only the address, and the key as `apiKey`.",
      "baseUrl",
    );
  }
  if (protocol === "http:" && !isLoopback(hostname) && !allowInsecureHttp) {
    throw new OptionsError(
      `\`baseUrl\` is http://, and the key would travel to ${hostname} unencrypted. Use https://, or set \`allowInsecureHttp\`.`,
      "baseUrl",
    );
  }
  return origin + pathname.replace(/(\/+api\/v1)?\/*$/, "");
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function withoutCredentials(value: unknown): unknown {
  return typeof value === "string" ? value.replace(/^(\w+:\/\/)?.*@/s, "$1…@") : value;
}
