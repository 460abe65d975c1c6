import { OptionsError } from "../errors/usage-errors.ts";
import type { Hooks, Logger } from "./hooks.ts";
import { A_FUNCTION, AN_OBJECT, atLeast, checkOptions, expected, type Rules, whole } from "./rules.ts";

/** What can be set for the whole client and for each call. */
export interface CommonOptions extends Hooks {
  /** Longest time for one attempt, body included, in milliseconds. Default 30,000. */
  timeoutMs?: number | undefined;
  /** Longest time for a whole call: attempts, waits and bodies; for a list, the whole walk. In milliseconds. Default none. */
  deadlineMs?: number | undefined;
  /** Retries after the first attempt. Default 2. */
  maxRetries?: number | undefined;
  /** Longest `Retry-After` that is waited for, in milliseconds; a longer one fails at once. Default 60,000. */
  maxRetryAfterMs?: number | undefined;
  /** Largest body that is read, in bytes after decompression. Default 33,554,432 (32 MiB). */
  maxResponseBytes?: number | undefined;
  /** Headers added to every request, e.g. `If-Match`. `Authorization` is the client's own. */
  headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Gets a line for every attempt, answer and retry. */
  logger?: Logger | undefined;
}

/** Options of one call. */
export interface RequestOptions extends CommonOptions {
  /** Stops the call; it then fails with an `AbortedError`. */
  signal?: AbortSignal | undefined;
}

/** Options in force for a call, every default filled in. */
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

/** What the options must be that a client and a call have in common. */
export const COMMON_RULES: Rules = {
  timeoutMs: atLeast(1),
  deadlineMs: atLeast(1),
  maxRetries: whole(0),
  maxRetryAfterMs: atLeast(0),
  maxResponseBytes: whole(1),
  headers: AN_OBJECT,
  logger: AN_OBJECT,
  onRequest: A_FUNCTION,
  onResponse: A_FUNCTION,
  onRetry: A_FUNCTION,
};

/** What the options of a call must be. */
export const REQUEST_RULES: Rules = {
  ...COMMON_RULES,
  // Not `instanceof`: signals come from other realms and polyfills.
  signal: ["an AbortSignal", (value) => typeof (value as AbortSignal | null)?.addEventListener === "function"],
};

/** The options in force: the given ones over the base. Throws an `OptionsError` for anything that does not fit. */
export function resolveRequestOptions(base: ResolvedOptions, given: RequestOptions | undefined): ResolvedOptions {
  return given === undefined ? base : mergeOptions(base, checkOptions(given, REQUEST_RULES));
}

/** As `resolveRequestOptions`, for options that have been checked. */
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
      throw new OptionsError(`The header \`${name}\` is set by the client itself. Leave it out of \`headers\`.`);
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
