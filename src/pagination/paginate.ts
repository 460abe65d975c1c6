import type { CallContext } from "../call/call.ts";
import { endGroup, startGroup } from "../call/call-group.ts";
import { AbortedError } from "../errors/connection-error.ts";
import type { PaginationSummary } from "../errors/pagination-summary.ts";
import { IncompleteListError } from "../errors/usage-errors.ts";
import { safely } from "../pipeline/report.ts";
import { redactReason } from "../redact.ts";
import { type Accepted, Completeness } from "./completeness.ts";
import type { Page } from "./page.ts";
import { Prefetcher } from "./prefetcher.ts";
import {
  endOf,
  fetchPage,
  firstPosition,
  isWanted,
  type PaginationState,
  type Position,
  passRepeat,
  toStep,
} from "./read-page.ts";

/**
 * Iterates the pages of a list in order, prefetching within the pagination data's end. Rows that move meanwhile are found again. Leaving
 * the loop, an abort and an error cancel requests in flight.
 *
 * @param onEnd called when the list was read to the end that was wanted
 * @throws IncompleteListError at the end of a whole list that provably lacks rows
 */
export async function* paginate<T>(
  state: PaginationState<T>,
  onEnd: (summary: PaginationSummary) => void,
): AsyncGenerator<Page<T>, void, undefined> {
  const { options, source } = state;
  const { readAhead, concurrency, dedupe, signal } = options;
  const group = startGroup(source.setup, options);
  const fetch = (number: number) => fetchPage(state, number, group);
  const window = readAhead ? (concurrency ?? "adaptive") : 0;
  const isConcurrent = window === "adaptive" || window > 1;
  let position = firstPosition(state);
  const { number: firstPage } = position;
  const isFromStart = firstPage === 1;
  const pages = new Prefetcher(firstPage, window, source.setup.clock, fetch);
  const completeness = new Completeness<T>({ firstPage, isConcurrent, dedupe }, fetch);
  let returned = 0;
  try {
    let last = isWanted(position) ? firstPage : 0;
    while (position.number <= last) {
      const response = await pages.take();
      throwIfAborted(signal, source.setup);
      const next = passRepeat(state, position, response);
      if (!next) break;
      const accepted = await completeness.accept(position.number, response);
      if (accepted.hasChanged) pages.restart(position.number + 1);
      const { items } = accepted;
      if (isFromStart && isPromisedEnd(next, accepted)) items.push(...(await completeness.complete(position.number)));
      const came = isFromStart ? completeness.came : undefined;
      const step = toStep(state, next, accepted.response, { fresh: items, came });
      ({ after: position, last } = step);
      returned += step.page.data.length;
      pages.fill(last);
      yield step.page;
    }
    const summary = completeness.summarize(returned, isFromStart && isWanted(position));
    onEnd(summary);
    if (summary.verified === false) rejectIncomplete(summary, options);
  } finally {
    // Cancels prefetched pages that will not be consumed.
    endGroup(group);
  }
}

/** Whether the service says that the list ends with this page, and it is not what was wanted of it that ends. */
function isPromisedEnd(position: Position, { items, response }: Accepted<unknown>): boolean {
  const isEnd = endOf(position, response).last === position.number;
  return isEnd && position.itemsLeft > items.length && position.pagesLeft > 1;
}

function rejectIncomplete(
  summary: PaginationSummary,
  { allowIncomplete, logger }: PaginationState<unknown>["options"],
): void {
  const error = new IncompleteListError(summary);
  if (!allowIncomplete) throw error;
  safely(() => logger?.warn?.(error.message));
}

/** Throws an `AbortedError` if the signal is aborted. */
export function throwIfAborted(signal: AbortSignal | undefined, context: CallContext): void {
  if (signal?.aborted) throw new AbortedError(redactReason(signal.reason, context), false);
}
