import { mergeOptions, REQUEST_RULES, type RequestOptions, type ResolvedOptions } from "./request-options.ts";
import { checkOptions, type Rules, whole } from "./rules.ts";

/** Options of `getMany()`. `deadlineMs` is for all of its requests together. */
export interface GetManyOptions extends RequestOptions {
  /** Requests at the same time, 1 to 32. Default 4. */
  concurrency?: number | undefined;
}

const DEFAULT_CONCURRENCY = 4;

const RULES: Rules = { ...REQUEST_RULES, concurrency: /* @__PURE__ */ whole(1, 32) };

/** Merges the options of `getMany()` over the client's. Throws an `OptionsError` for any invalid one. */
export function resolveGetManyOptions(
  base: ResolvedOptions,
  given: GetManyOptions = {},
): { options: ResolvedOptions; concurrency: number } {
  const { concurrency = DEFAULT_CONCURRENCY, ...options } = checkOptions(given, RULES);
  return { options: mergeOptions(base, options), concurrency };
}
