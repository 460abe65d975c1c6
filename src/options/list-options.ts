import type { PaginationSummary } from "../errors/pagination-summary.ts";
import { mergeOptions, REQUEST_RULES, type RequestOptions, type ResolvedOptions } from "./request-options.ts";
import { A_BOOLEAN, A_FUNCTION, checkOptions, type Rules, whole } from "./rules.ts";

/** Options of a list. They are the SDK's own; the page size is the API's `limit`, a filter. */
export interface ListOptions extends RequestOptions {
  /** Maximum number of items over all pages; 0 sends no request. Default all. */
  maxItems?: number | undefined;
  /** Maximum number of pages; 0 sends no request. Default all. */
  maxPages?: number | undefined;
  /**
   * Pages to fetch at the same time, 1 to 32. Adaptive is one page ahead for a loop slower than the network; for a faster one, a window
   * that doubles with each page and halves on a 429 or growing latency, up to 8 if the service says how many pages there are and takes 2 ms
   * or more for each. Default adaptive.
   */
  concurrency?: number | undefined;
  /**
   * Prefetches pages. With false, a page is requested only when its first item is needed, one at a time whatever `concurrency` is: for
   * loops that may stop early and want no extra request. Default true.
   */
  readAhead?: boolean | undefined;
  /**
   * Skips items already returned, and reads pages again when rows moved while the list was read, so that none is lost. Items are compared
   * by `id`, with at least the last 10,000. False returns every page as it came. Default true.
   */
  dedupe?: boolean | undefined;
  /**
   * Accepts a list that provably lacks rows by the service's own `total`. With false it ends with an `IncompleteListError`.
   * Default false.
   */
  allowIncomplete?: boolean | undefined;
  /** Called when the list has been read to its end, with what is known about its completeness. */
  onPaginationEnd?: ((summary: PaginationSummary) => void) | undefined;
}

/** List options with every default filled in. */
export interface ResolvedListOptions extends ResolvedOptions {
  readonly maxItems: number;
  readonly maxPages: number;
  /** Undefined for an adaptive window. */
  readonly concurrency?: number | undefined;
  readonly readAhead: boolean;
  readonly dedupe: boolean;
  readonly allowIncomplete: boolean;
}

/** Defaults for list options. */
export const LIST_DEFAULTS = {
  maxItems: Infinity,
  maxPages: Infinity,
  readAhead: true,
  dedupe: true,
  allowIncomplete: false,
};

const LIST_ONLY_RULES: Rules = {
  maxItems: /* @__PURE__ */ whole(0),
  maxPages: /* @__PURE__ */ whole(0),
  concurrency: /* @__PURE__ */ whole(1, 32),
  readAhead: A_BOOLEAN,
  dedupe: A_BOOLEAN,
  allowIncomplete: A_BOOLEAN,
  onPaginationEnd: A_FUNCTION,
};

/** Validation rules for all options of a list. */
export const LIST_RULES: Rules = /* @__PURE__ */ Object.assign({}, REQUEST_RULES, LIST_ONLY_RULES);

/** Merges a list's options over the base. Throws an `OptionsError` for any invalid option. */
export function resolveListOptions(base: ResolvedListOptions, given: ListOptions | undefined): ResolvedListOptions {
  return given === undefined ? base : mergeOptions(base, checkOptions(given, LIST_RULES));
}
