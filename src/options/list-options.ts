import { expected, expectNumber, expectObject, refuseUnknown } from "./expect.ts";
import { NO_OPTIONS, REQUEST_OPTION_NAMES, type RequestOptions } from "./request-options.ts";

/** Options of a list. They are the SDK's own; the API's `limit`, the page size, is a filter. */
export interface ListOptions extends RequestOptions {
  /** Items to give at most. Default all. */
  maxItems?: number | undefined;
  /** Pages to read at most. Default all. */
  maxPages?: number | undefined;
  /** Pages to fetch at the same time, 1 to 32. Default 1; one page is always read ahead while its predecessor is worked on. */
  concurrency?: number | undefined;
  /** Whether items seen before (by `id`, among at least the last 1,000) are left out; they reappear when rows shift during a walk. Default true. */
  dedupe?: boolean | undefined;
  /**
   * Whether a walk that has no upper date bound gets its start time as one, so that rows added meanwhile do not shift it. Default true,
   * where the endpoint has such a filter.
   */
  pin?: boolean | undefined;
}

/** A list's options, checked, every default filled in. */
export interface ResolvedListOptions {
  readonly maxItems: number;
  readonly maxPages: number;
  readonly concurrency: number;
  readonly dedupe: boolean;
  readonly pin: boolean;
  readonly request: RequestOptions;
}

const DEFAULT_LIST_OPTIONS: ResolvedListOptions = {
  maxItems: Infinity,
  maxPages: Infinity,
  concurrency: 1,
  dedupe: true,
  pin: true,
  request: NO_OPTIONS,
};

const MAX_CONCURRENCY = 32;

/** Checks a list's options. Throws an `OptionsError` that names the first one that does not fit. */
export function resolveListOptions(given: ListOptions | undefined): ResolvedListOptions {
  if (given === undefined) return DEFAULT_LIST_OPTIONS;
  expectObject("options", given);
  const { maxItems = Infinity, maxPages = Infinity, concurrency = 1, dedupe = true, pin = true, ...request } = given;
  refuseUnknown(request, [...REQUEST_OPTION_NAMES, "maxItems", "maxPages", "concurrency", "dedupe", "pin"], "option");
  expectNumber("maxItems", maxItems, { minimum: 0, whole: true });
  expectNumber("maxPages", maxPages, { minimum: 0, whole: true });
  expectNumber("concurrency", concurrency, { minimum: 1, whole: true });
  if (concurrency > MAX_CONCURRENCY) throw expected("concurrency", `at most ${MAX_CONCURRENCY}`, concurrency);
  for (const [name, value] of [
    ["dedupe", dedupe],
    ["pin", pin],
  ] as const) {
    if (typeof value !== "boolean") throw expected(name, "true or false", value);
  }
  return { maxItems, maxPages, concurrency, dedupe, pin, request };
}
