import type { CallContext } from "../call/call.ts";
import { endGroup, startGroup } from "../call/call-group.ts";
import { AbortedError } from "../errors/connection-error.ts";
import { PaginationError } from "../errors/usage-errors.ts";
import type { ListResponse } from "../http.ts";
import type { PaginationSummary } from "../options/pagination-summary.ts";
import { safely } from "../pipeline/report.ts";
import { redactReason } from "../redact.ts";
import { Completeness } from "./completeness.ts";
import { readMeta } from "./last-page.ts";
import { createListEnd } from "./list-end.ts";
import type { Page } from "./page.ts";
import { pinQuery } from "./pin.ts";
import { Prefetcher, type Window } from "./prefetcher.ts";
import { fetchPage, firstPosition, type PaginationState, type Position, toPage } from "./read-page.ts";
import { createRepeatGuard } from "./repeat-guard.ts";

/**
 * Iterates the pages of a list in order, prefetching within the pagination data's end. Rows that move meanwhile are found again. Leaving
 * the loop, an abort and an error cancel requests in flight.
 *
 * @param onEnd called when the list was read to the end that was wanted
 */
export async function* paginate<T>(
  state: PaginationState<T>,
  onEnd: (summary: PaginationSummary) => void,
): AsyncGenerator<Page<T>, void, undefined> {
  const { options, source } = state;
  const group = startGroup(source.setup, options);
  const start = firstPosition(state);
  const fetch = (number: number) => fetchPage(state, number, group);
  const { clock } = source.setup;
  const pages = new Prefetcher(start.number, windowOf(options), { clock, pacer: group.pacer }, fetch);
  const completeness = new Completeness<T>(start.number, isConcurrent(windowOf(options)), fetch);
  const findRepeated = createRepeatGuard();
  let position = start;
  let returned = 0;
  let totalBefore: number | undefined;
  let shifts = 0;
  const findEnd = createListEnd((message) => safely(() => options.logger?.warn?.(message)));
  try {
    let last = position.itemsLeft > 0 && position.pagesLeft > 0 ? start.number : 0;
    const isFromStart = start.number === 1;
    const isWhole = isFromStart && options.dedupe;
    while (position.number <= last) {
      let response = await pages.take();
      throwIfAborted(options.signal, source.setup);
      const repeated = findRepeated(response.data, position.number);
      // As many rows as a page holds may have been inserted before this one, but not again and again.
      const { total } = readMeta(response.meta);
      const isShifted = total !== totalBefore && shifts < MOST_SHIFTS;
      if (repeated !== undefined && isShifted) shifts += 1;
      else if (repeated !== undefined) {
        rejectUnlessWithoutPages(state, position, response, repeated);
        break;
      }
      // A later page is where it is because of all rows before it, which only an unbounded list counts.
      if (position.number === 1 && state.pinAt) state.query = pinQuery(source, state.pinAt, response.data);
      totalBefore = total;
      let items = response.data;
      if (options.dedupe) {
        const accepted = await completeness.accept(position.number, response);
        ({ items, response } = accepted);
        if (accepted.hasChanged) pages.restart(position.number + 1);
      }
      let result = toPage(state, position, response, items);
      last = result.last;
      if (isEndOfList(result.after)) {
        const { number } = position;
        const seen = { number, count: response.data.length, meta: response.meta };
        last = findEnd(seen, last, isFromStart ? returned : Infinity);
      }
      if (last === position.number && isWhole && isEndOfList(result.after)) {
        const missing = await completeness.complete(position.number);
        result = toPage(state, position, response, [...items, ...missing]);
      }
      position = result.after;
      returned += result.page.data.length;
      pages.fill(last);
      yield result.page;
    }
    onEnd(completeness.summarize(returned, isWhole && isEndOfList(position)));
  } finally {
    // Cancels prefetched pages that will not be consumed.
    endGroup(group);
  }
}

const MOST_SHIFTS = 3;

/** Whether it was the list that ended, and not what was wanted of it. */
function isEndOfList({ itemsLeft, pagesLeft }: Position): boolean {
  return itemsLeft > 0 && pagesLeft > 0;
}

function windowOf({ readAhead, concurrency }: PaginationState<unknown>["options"]): Window {
  return readAhead ? (concurrency ?? "adaptive") : 0;
}

function isConcurrent(window: Window): boolean {
  return window === "adaptive" || window > 1;
}

// A service that ignores `page` has sent the whole list at once, unless its page is full or its pagination data says that more follows.
function rejectUnlessWithoutPages(
  { limit, source }: PaginationState<unknown>,
  { number, pageSize = 0 }: Position,
  { meta, data }: ListResponse<unknown>,
  repeated: number,
): void {
  const { total, has_more: hasMore } = readMeta(meta);
  const isFull = data.length === (limit ?? DEFAULT_LIMIT);
  const message = `Page ${number} repeats page ${repeated}: the service seems to ignore \`page\``;
  if (repeated !== number - 1 || isFull || hasMore || (total ?? 0) > pageSize)
    throw new PaginationError(`${message}. Pagination stops here.`, number);
  safely(() => source.setup.options.logger?.warn?.(`${message}, and to return the whole list at once.`));
}

// The API's default page size.
const DEFAULT_LIMIT = 20;

/** Throws an `AbortedError` if the signal is aborted. */
export function throwIfAborted(signal: AbortSignal | undefined, { redact }: CallContext): void {
  if (signal?.aborted) throw new AbortedError(redactReason(signal.reason, redact), false);
}
