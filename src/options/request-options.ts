import { OptionsError } from "../errors/usage-errors.ts";
import { expected, expectNumber, expectObject, refuseUnknown } from "./expect.ts";
import type { Hooks, Logger } from "./hooks.ts";

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
export interface ResolvedOptions extends Hooks {
  readonly timeoutMs: number;
  readonly deadlineMs: number | undefined;
  readonly maxRetries: number;
  readonly maxRetryAfterMs: number;
  readonly maxResponseBytes: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly logger: Logger | undefined;
  readonly signal: AbortSignal | undefined;
}

export const DEFAULT_OPTIONS: ResolvedOptions = {
  timeoutMs: 30_000,
  deadlineMs: undefined,
  maxRetries: 2,
  maxRetryAfterMs: 60_000,
  maxResponseBytes: 32 * 1024 * 1024,
  headers: {},
  logger: undefined,
  signal: undefined,
};

/** Nothing given: the client's own options hold. */
export const NO_OPTIONS: RequestOptions = {};

const NUMBERS = {
  timeoutMs: { minimum: 1 },
  deadlineMs: { minimum: 1 },
  maxRetries: { minimum: 0, whole: true },
  maxRetryAfterMs: { minimum: 0 },
  maxResponseBytes: { minimum: 1, whole: true },
} as const;

const FUNCTIONS = ["onRequest", "onResponse", "onRetry"] as const;

export const COMMON_OPTION_NAMES = [...Object.keys(NUMBERS), "headers", "logger", ...FUNCTIONS];
export const REQUEST_OPTION_NAMES = [...COMMON_OPTION_NAMES, "signal"];

/** The options in force: the given ones over the base. Throws an `OptionsError` for anything that does not fit. */
export function resolveRequestOptions(base: ResolvedOptions, given: RequestOptions | undefined): ResolvedOptions {
  if (given === undefined || given === NO_OPTIONS) return base;
  expectObject("options", given);
  refuseUnknown(given, REQUEST_OPTION_NAMES, "option");
  return mergeOptions(base, given);
}

/** As `resolveRequestOptions`, for an object whose names have been looked at. */
export function mergeOptions(base: ResolvedOptions, given: RequestOptions): ResolvedOptions {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, rule] of Object.entries(NUMBERS)) {
    const value = given[name as keyof typeof NUMBERS];
    if (value === undefined) continue;
    expectNumber(name, value, rule);
    merged[name] = value;
  }
  for (const name of FUNCTIONS) {
    const value = given[name];
    if (value === undefined) continue;
    if (typeof value !== "function") throw expected(name, "a function", value);
    merged[name] = value;
  }
  if (given.logger !== undefined) {
    expectObject("logger", given.logger);
    merged["logger"] = given.logger;
  }
  if (given.signal !== undefined) merged["signal"] = expectSignal(given.signal);
  if (given.headers !== undefined) merged["headers"] = { ...base.headers, ...checkHeaders(given.headers) };
  return merged as unknown as ResolvedOptions;
}

function expectSignal(value: AbortSignal): AbortSignal {
  // Not `instanceof`: signals come from other realms and polyfills.
  if (typeof value?.addEventListener !== "function") throw expected("signal", "an AbortSignal", value);
  return value;
}

const HEADER_NAME = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
const OWN_HEADERS = ["authorization", "host", "content-length", "content-type", "connection", "transfer-encoding"];

function checkHeaders(headers: NonNullable<CommonOptions["headers"]>): Record<string, string> {
  expectObject("headers", headers);
  const checked: Record<string, string> = {};
  for (const [givenName, value] of Object.entries(headers)) {
    const name = givenName.toLowerCase();
    if (value === undefined) continue;
    if (OWN_HEADERS.includes(name))
      throw new OptionsError(`The header \`${name}\` is set by the client itself. Leave it out of \`headers\`.`);
    // The value is not shown: it may be a secret.
    if (!HEADER_NAME.test(name)) throw expected("headers", "named by header names", givenName);
    if (typeof value !== "string" || !HEADER_VALUE.test(value)) {
      throw new OptionsError(
        `Expected the header \`${name}\` to be a string without line breaks or characters over U+00FF.`,
      );
    }
    checked[name] = value;
  }
  return checked;
}
