import { mergeOptions, REQUEST_RULES, type RequestOptions, type ResolvedOptions } from "./request-options.ts";
import { A_BOOLEAN, checkOptions, type Rules, whole } from "./rules.ts";

/** Options of a list. They are the SDK's own; the API's `limit`, the page size, is a filter. */
export interface ListOptions extends RequestOptions {
  /** Items to give at most, over all pages; 0 asks for nothing. Default all. */
  maxItems?: number | undefined;
  /** Pages to read at most; 0 asks for nothing. Default all. */
  maxPages?: number | undefined;
  /** Pages to fetch at the same time, 1 to 32; at 1, one page is read ahead while its predecessor is worked on. Default 1. */
  concurrency?: number | undefined;
  /**
   * Whether pages are fetched before they are asked for. False is for who may stop at any moment and wants no request beyond the items
   * taken, and means one page at a time, whatever `concurrency` says. Default true.
   */
  readAhead?: boolean | undefined;
  /** Whether items seen before (by `id`, among at least the last 1,000) are left out; they reappear when rows shift during a walk. Default true. */
  dedupe?: boolean | undefined;
  /**
   * Whether a walk that has no upper date bound gets one after its first page, where the endpoint has such a filter, so that rows added
   * meanwhile do not shift it: its start, or the latest time on that page where that is later. Default true.
   */
  pin?: boolean | undefined;
}

/** A list's options in force, every default filled in. */
export interface ResolvedListOptions extends ResolvedOptions {
  readonly maxItems: number;
  readonly maxPages: number;
  readonly concurrency: number;
  readonly readAhead: boolean;
  readonly dedupe: boolean;
  readonly pin: boolean;
}

/** What holds for a list where nothing is given, beside what holds for every call. */
export const LIST_DEFAULTS = {
  maxItems: Infinity,
  maxPages: Infinity,
  concurrency: 1,
  readAhead: true,
  dedupe: true,
  pin: true,
};

/** What the options must be that only lists have. */
export const LIST_ONLY_RULES: Rules = {
  maxItems: whole(0),
  maxPages: whole(0),
  concurrency: whole(1, 32),
  readAhead: A_BOOLEAN,
  dedupe: A_BOOLEAN,
  pin: A_BOOLEAN,
};

const LIST_RULES: Rules = { ...REQUEST_RULES, ...LIST_ONLY_RULES };

/** The options in force for a list: the given ones over the base. Throws an `OptionsError` for anything that does not fit. */
export function resolveListOptions(base: ResolvedListOptions, given: ListOptions | undefined): ResolvedListOptions {
  return given === undefined ? base : mergeOptions(base, checkOptions(given, LIST_RULES));
}
