import { checkHeaders, type HeaderFunction, type HeaderRecord } from "./headers.ts";
import type { Hooks, Logger } from "./hooks.ts";
import { A_FUNCTION, AN_OBJECT, atLeast, checkOptions, type Rules, whole } from "./rules.ts";

/** Options of both the client and each call. */
export interface CommonOptions extends Hooks {
  /** Longest time for one attempt, body included, in milliseconds. Default 30,000. */
  timeoutMs?: number | undefined;
  /** Longest time for a whole call: attempts, waits and bodies; for a list, all its pages. In milliseconds. Default none. */
  deadlineMs?: number | undefined;
  /** Retries after the first attempt. Default 2. */
  maxRetries?: number | undefined;
  /** Longest `Retry-After` to wait for, in milliseconds; a longer one fails at once. Default 60,000. */
  maxRetryAfterMs?: number | undefined;
  /** Largest response body, in bytes after decompression. Default 33,554,432 (32 MiB). */
  maxResponseBytes?: number | undefined;
  /**
   * Headers added to every request, e.g. `If-Match`; or a function that returns them, called before every attempt. `Authorization` is set by
   * the client.
   */
  headers?: HeaderRecord | HeaderFunction | undefined;
  /**
   * Options of `fetch` in addition to those that the SDK sets, e.g. `{ cache: "no-store" }`. Without effect on the SDK's own transport on
   * Node, which uses no `fetch`.
   */
  fetchOptions?: Readonly<Record<string, unknown>> | undefined;
  /** Receives a line for every attempt, response and retry. */
  logger?: Logger | undefined;
}

/** Options of one call. */
export interface RequestOptions extends CommonOptions {
  /** Cancels the call, which then fails with an `AbortedError`. */
  signal?: AbortSignal | undefined;
}

/** Call options with every default filled in. */
export interface ResolvedOptions extends Omit<RequestOptions, "headers"> {
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly maxRetryAfterMs: number;
  readonly maxResponseBytes: number;
  /** Those that are the same for every attempt. */
  readonly headers: Readonly<Record<string, string>>;
  /** All sources of headers, where one of them is a function; later ones take precedence. */
  readonly headerSources?: readonly (Readonly<Record<string, string>> | HeaderFunction)[] | undefined;
}

export const DEFAULT_OPTIONS: ResolvedOptions = {
  timeoutMs: 30_000,
  maxRetries: 2,
  maxRetryAfterMs: 60_000,
  maxResponseBytes: 32 * 1024 * 1024,
  headers: {},
};

const SET_BY_SDK = /^(method|headers|body|signal|redirect)$/;

/** Validation rules for options that clients and calls share. */
export const COMMON_RULES: Rules = {
  timeoutMs: /* @__PURE__ */ atLeast(1),
  deadlineMs: /* @__PURE__ */ atLeast(1),
  maxRetries: /* @__PURE__ */ whole(0),
  maxRetryAfterMs: /* @__PURE__ */ atLeast(0),
  maxResponseBytes: /* @__PURE__ */ whole(1),
  headers: ["an object or a function", (value) => typeof value === "function" || AN_OBJECT[1](value)],
  fetchOptions: [
    "an object without method, headers, body, signal and redirect, which the SDK sets",
    (value) => AN_OBJECT[1](value) && !Object.keys(value as object).some((name) => SET_BY_SDK.test(name)),
  ],
  logger: AN_OBJECT,
  onRequest: A_FUNCTION,
  onResponse: A_FUNCTION,
  onRetry: A_FUNCTION,
};

/** Validation rules for call options. */
// Not a spread, which bundlers keep even if unused.
export const REQUEST_RULES: Rules = /* @__PURE__ */ Object.assign({}, COMMON_RULES, {
  // Not `instanceof`: signals come from other realms and polyfills.
  signal: ["an AbortSignal", (value: unknown) => typeof (value as AbortSignal | null)?.addEventListener === "function"],
});

/** Merges the given options over the base. Throws an `OptionsError` for any invalid option. */
export function resolveRequestOptions(base: ResolvedOptions, given: RequestOptions | undefined): ResolvedOptions {
  return given === undefined ? base : mergeOptions(base, checkOptions(given, REQUEST_RULES));
}

/** Like `resolveRequestOptions`, for validated options. */
export function mergeOptions<T extends ResolvedOptions>(base: T, { headers = {}, ...given }: RequestOptions): T {
  // No spread: V8 makes a hidden class for each object that has a member behind one.
  if (typeof headers === "function")
    return Object.assign({}, base, given, { headerSources: [...(base.headerSources ?? [base.headers]), headers] });
  const checked = checkHeaders(headers);
  const merged = Object.assign({}, base, given, { headers: { ...base.headers, ...checked } });
  return base.headerSources ? Object.assign(merged, { headerSources: [...base.headerSources, checked] }) : merged;
}
