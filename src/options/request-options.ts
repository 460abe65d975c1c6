import { OptionsError } from "../errors/usage-errors.ts";
import type { Hooks, Logger } from "./hooks.ts";
import { A_FUNCTION, AN_OBJECT, atLeast, checkOptions, expected, type Rules, whole } from "./rules.ts";

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
  /** Headers added to every request, e.g. `If-Match`. `Authorization` is set by the client. */
  headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Receives a line for every attempt, response and retry. */
  logger?: Logger | undefined;
}

/** Options of one call. */
export interface RequestOptions extends CommonOptions {
  /** Cancels the call, which then fails with an `AbortedError`. */
  signal?: AbortSignal | undefined;
}

/** Call options with every default filled in. */
export interface ResolvedOptions extends RequestOptions {
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly maxRetryAfterMs: number;
  readonly maxResponseBytes: number;
  readonly headers: Readonly<Record<string, string>>;
}

export const DEFAULT_OPTIONS: ResolvedOptions = {
  timeoutMs: 30_000,
  maxRetries: 2,
  maxRetryAfterMs: 60_000,
  maxResponseBytes: 32 * 1024 * 1024,
  headers: {},
};

/** Validation rules for options that clients and calls share. */
export const COMMON_RULES: Rules = {
  timeoutMs: /* @__PURE__ */ atLeast(1),
  deadlineMs: /* @__PURE__ */ atLeast(1),
  maxRetries: /* @__PURE__ */ whole(0),
  maxRetryAfterMs: /* @__PURE__ */ atLeast(0),
  maxResponseBytes: /* @__PURE__ */ whole(1),
  headers: AN_OBJECT,
  logger: AN_OBJECT,
  onRequest: A_FUNCTION,
  onResponse: A_FUNCTION,
  onRetry: A_FUNCTION,
};

/** Validation rules for call options. */
export const REQUEST_RULES: Rules = {
  ...COMMON_RULES,
  // Not `instanceof`: signals come from other realms and polyfills.
  signal: ["an AbortSignal", (value) => typeof (value as AbortSignal | null)?.addEventListener === "function"],
};

/** Merges the given options over the base. Throws an `OptionsError` for any invalid option. */
export function resolveRequestOptions(base: ResolvedOptions, given: RequestOptions | undefined): ResolvedOptions {
  return given === undefined ? base : mergeOptions(base, checkOptions(given, REQUEST_RULES));
}

/** Like `resolveRequestOptions`, for validated options. */
export function mergeOptions<T extends ResolvedOptions>(base: T, { headers = {}, ...given }: RequestOptions): T {
  return { ...base, ...(given as object), headers: { ...base.headers, ...checkHeaders(headers) } };
}

const HEADER_NAME = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
const OWN_HEADERS = /^(authorization|host|content-(length|type)|connection|transfer-encoding)$/;

function checkHeaders(headers: NonNullable<CommonOptions["headers"]>): Record<string, string> {
  const checked: Record<string, string> = {};
  for (const [givenName, value] of Object.entries(headers)) {
    const name = givenName.toLowerCase();
    if (value === undefined) continue;
    if (OWN_HEADERS.test(name))
      throw new OptionsError(`The header \`${name}\` is set by the client itself. Remove it from \`headers\`.`);
    if (!HEADER_NAME.test(name)) throw expected("headers", "named by header names", givenName);
    // The value is not shown: it may be a secret.
    if (typeof value !== "string" || !HEADER_VALUE.test(value)) {
      throw new OptionsError(
        `Expected the header \`${name}\` to be a string without line breaks or characters over U+00FF.`,
      );
    }
    checked[name] = value;
  }
  return checked;
}
