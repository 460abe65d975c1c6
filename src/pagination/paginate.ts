import type { CallContext } from "../call/call.ts";
import { endGroup, startGroup } from "../call/call-group.ts";
import { captureCaller, withCaller } from "../errors/caller-stack.ts";
import { AbortedError } from "../errors/connection-error.ts";
import type { PaginationSummary } from "../errors/pagination-summary.ts";
import { IncompleteListError } from "../errors/usage-errors.ts";
import type { ListMeta } from "../generated/models.ts";
import type { ListResponse } from "../http.ts";
import { safely } from "../pipeline/report.ts";
import { redactReason } from "../redact.ts";
import { Completeness } from "./completeness.ts";
import { emptyPage, fetchPage, type PaginationState } from "./fetch-page.ts";
import { decideEnd, notePage, type SeenPage } from "./list-end.ts";
import type { Page } from "./page.ts";
import { Prefetcher } from "./prefetcher.ts";

/** Position of a page in a list, with what remains to be returned and what came before. */
interface Position extends SeenPage {
  readonly itemsLeft: number;
  readonly pagesLeft: number;
  /** Number of items on the first page. */
  readonly pageSize?: number;
}

/**
 * Iterates the pages of a list in order, prefetching up to the end that the pagination data gives. Finds rows that move meanwhile. Leaving
 * the loop, an abort and an error cancel requests in flight.
 *
 * @param onEnd called when the list has been read to the requested end
 * @throws IncompleteListError at the end of a whole list that provably lacks rows
 */
export async function* paginate<T>(
  state: PaginationState<T>,
  onEnd: (summary: PaginationSummary) => void,
): AsyncGenerator<Page<T>, void, undefined> {
  const { options, source } = state;
  const { readAhead, concurrency, dedupe, signal } = options;
  const group = startGroup(source.setup, options);
  const window = readAhead ? (concurrency ?? "adaptive") : 0;
  let position = firstPosition(state);
  const { number: first } = position;
  const { clock } = source.setup;
  const { pacer } = group;
  const pages = new Prefetcher({ first, window, clock, pacer }, (number) => fetchPage(state, number, group));
  const completeness = new Completeness<T>(pages, { firstPage: first, dedupe });
  let returned = 0;
  try {
    for (let last = isWanted(position) ? first : 0; position.number <= last; ) {
      const received = await pages.take();
      throwIfAborted(signal, source.setup);
      const { number, itemsLeft, pagesLeft } = position;
      const seen = note(state, position, received);
      if (!seen) break;
      const { items, response } = await completeness.accept(number, received);
      const { data, meta } = response;
      const page = Object.assign(seen, { count: data.length, meta });
      // Whether the list ends here by the service, not only the requested part.
      const isEnd = decideEnd({ ...page, came: Infinity }).last === number;
      if (isEnd && itemsLeft > items.length && pagesLeft > 1) items.push(...(await completeness.complete(number)));
      const step = toStep(state, Object.assign(page, { came: completeness.came }), response, items);
      ({ last } = step);
      position = step.after();
      returned += step.page.data.length;
      pages.fill(last);
      yield step.page;
    }
    const summary = completeness.summarize(returned, isWanted(position));
    onEnd(summary);
    if (summary.verified === false) rejectIncomplete(state, summary);
  } finally {
    // Cancels prefetched pages that will not be consumed.
    endGroup(group);
  }
}

const NOT_REQUESTED = /* @__PURE__ */ emptyPage({ status: 0, requestId: undefined, attempts: 0 });

/** Fetches one page; undefined where it repeats a whole list. Sends no request when no item is wanted. */
export async function readPage<T>(
  state: PaginationState<T>,
  position: Position = firstPosition(state),
): Promise<Page<T> | undefined> {
  if (!isWanted(position)) return toStep(state, position, NOT_REQUESTED).page;
  const response = await fetchPage(state, position.number);
  const seen = note(state, position, response);
  if (!seen) return undefined;
  const { page, last, isMoreWanted } = toStep<T>(state, seen, response);
  const { number, came: items = 0, total: expected = 0 } = seen;
  const isShort = number > 1 && last === number && isMoreWanted && items < expected;
  if (isShort) rejectIncomplete(state, { items, expected, duplicates: 0, repaired: 0, verified: false });
  return page;
}

function firstPosition({ source, options }: PaginationState<unknown>): Position {
  const { page: number = 1 } = source.query;
  return { number, itemsLeft: options.maxItems, pagesLeft: options.maxPages, came: number === 1 ? 0 : Infinity };
}

function isWanted({ itemsLeft, pagesLeft }: Pick<Position, "itemsLeft" | "pagesLeft">): boolean {
  return itemsLeft > 0 && pagesLeft > 0;
}

/** Notes a page; undefined where the list ends before it. */
function note(
  state: PaginationState<unknown>,
  position: Position,
  response: ListResponse<unknown>,
): Position | undefined {
  const seen = Object.assign(notePage(position, response), { limit: state.limit });
  if (seen.repeats === undefined) return seen;
  const { warning } = decideEnd(seen);
  if (warning) warn(state, warning);
  return undefined;
}

/**
 * Builds a page, the position after it, and the number of the last page that exists and was requested.
 *
 * @param fresh its items that were not returned before, and recovered ones
 */
function toStep<T>(state: PaginationState<T>, seen: Position, received: ListResponse<T>, fresh = received.data) {
  const { number, itemsLeft, pagesLeft, pageSize = received.data.length } = seen;
  const { meta, response } = received;
  const data = fresh.slice(0, itemsLeft);
  const left = { itemsLeft: itemsLeft - data.length, pagesLeft: pagesLeft - 1 };
  const after = (): Position => Object.assign({}, seen, left, { number: number + 1, pageSize });
  const end = decideEnd(seen);
  const isMoreWanted = isWanted(left);
  if (end.warning && isMoreWanted) warn(state, end.warning);
  const last = Math.min(end.last, number + left.pagesLeft, number + Math.ceil(left.itemsLeft / Math.max(1, pageSize)));
  const hasNextPage = number < last;
  const page: Page<T> = {
    data,
    meta: meta as ListMeta | null,
    page: number,
    hasNextPage,
    response,
    nextPage: async () => (hasNextPage ? withCaller(captureCaller(), () => readPage(state, after())) : undefined),
  };
  return { page, after, last, isMoreWanted };
}

function rejectIncomplete(state: PaginationState<unknown>, summary: PaginationSummary): void {
  const error = new IncompleteListError(summary);
  if (!state.options.allowIncomplete) throw error;
  warn(state, error.message);
}

function warn({ options }: PaginationState<unknown>, message: string): void {
  safely(() => options.logger?.warn?.(message));
}

/** Throws an `AbortedError` if the signal is aborted. */
export function throwIfAborted(signal: AbortSignal | undefined, context: CallContext): void {
  if (signal?.aborted) throw new AbortedError(redactReason(signal.reason, context), false);
}
