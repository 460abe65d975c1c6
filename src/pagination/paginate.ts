import type { CallContext } from "../call/call.ts";
import { Cancellation } from "../call/cancellation.ts";
import { Pacer } from "../call/pacer.ts";
import { AbortedError } from "../errors/connection-error.ts";
import type { ListResponse, PaginationContext } from "../http.ts";
import { redactReason } from "../redact.ts";
import { createDeduper } from "./dedupe.ts";
import type { Page } from "./page.ts";
import { pinQuery } from "./pin.ts";
import { fetchPage, firstPosition, type PaginationState, toPage } from "./read-page.ts";
import { createRepeatGuard } from "./repeat-guard.ts";

/**
 * Iterates the pages of a list in order. While one is processed, the next `concurrency` ones are prefetched, never past the end that the
 * pagination data gives, and none with `readAhead: false`. Leaving the loop, an abort and an error cancel requests in flight.
 */
export async function* paginate<T>(state: PaginationState<T>): AsyncGenerator<Page<T>> {
  const { concurrency, dedupe, readAhead, signal } = state.options;
  const context = startPagination(state);
  const rejectRepeated = createRepeatGuard();
  const keepNew = dedupe ? createDeduper() : undefined;
  const prefetched: Promise<ListResponse<T>>[] = [];
  let position = firstPosition(state);
  let next = position.number;
  const fetchNext = () => {
    const response = fetchPage(state, next, context);
    // Handled when its turn comes, which may be never.
    response.catch(() => undefined);
    next += 1;
    return response;
  };
  try {
    let last = position.itemsLeft > 0 && position.pagesLeft > 0 ? next : 0;
    while (position.number <= last) {
      const response = await (prefetched.shift() ?? fetchNext());
      throwIfAborted(signal, state.source.setup);
      rejectRepeated(response.data, position.number);
      if (position.number === 1 && state.pinAt) state.query = pinQuery(state.source, state.pinAt, response.data);
      const result = toPage(state, position, response, keepNew?.(response.data));
      position = result.after;
      last = result.last;
      while (readAhead && prefetched.length < concurrency && next <= last) prefetched.push(fetchNext());
      yield result.page;
    }
  } finally {
    // Cancels prefetched pages that will not be consumed.
    context.cancellation.cancel(new AbortedError(undefined, false));
  }
}

function startPagination({ source, options }: PaginationState<unknown>): PaginationContext {
  const { deadlineMs } = options;
  return {
    cancellation: new Cancellation(),
    pacer: new Pacer(),
    deadlineAt: deadlineMs && source.setup.clock.monotonic() + deadlineMs,
  };
}

/** Throws an `AbortedError` if the signal is aborted. */
export function throwIfAborted(signal: AbortSignal | undefined, { redact }: CallContext): void {
  if (signal?.aborted) throw new AbortedError(redactReason(signal.reason, redact), false);
}
