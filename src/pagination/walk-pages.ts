import type { Clock } from "../clock.ts";
import { ValidationError } from "../errors/api-error.ts";
import { AbortedError } from "../errors/connection-error.ts";
import type { ListReply, Walk } from "../http.ts";
import type { ResolvedListOptions } from "../options/list-options.ts";
import { Cancellation } from "../pipeline/cancellation.ts";
import { Pause } from "../pipeline/pause.ts";
import { Deduper } from "./dedupe.ts";
import { judgePage, type SeenPage } from "./last-page.ts";
import type { PageSource } from "./page-source.ts";
import { PageWindow } from "./page-window.ts";
import { pinQuery } from "./pin.ts";
import { RepeatGuard } from "./repeat-guard.ts";

const LARGEST_LIMIT = 100;

/** A page of a walk. */
export interface WalkedPage<T> {
  readonly seen: SeenPage;
  /** What came, without the items that came before, cut to `maxItems`. */
  readonly reply: ListReply<T>;
  readonly hasNextPage: boolean;
}

/**
 * Every page of a list in order. While one is worked on, the next `concurrency` ones are fetched, never past the end that the
 * pagination data gives. Leaving the loop, an abort and an error cancel what is under way.
 */
export async function* walkPages<T>(
  source: PageSource<T>,
  options: ResolvedListOptions,
  clock: Clock,
): AsyncGenerator<WalkedPage<T>> {
  const { maxItems, maxPages, concurrency } = options;
  if (maxItems === 0 || maxPages === 0) return;
  const walk = startWalk(options.request.deadlineMs ?? source.deadlineMs, clock);
  const firstNumber = source.query.page ?? 1;
  const fetchPage = createFetchPage(source, options, walk, pinQuery(source, options.pin, clock));
  const guard = new RepeatGuard();
  const deduper = options.dedupe ? new Deduper() : undefined;
  const window = new PageWindow(fetchPage, concurrency, firstNumber + 1);
  try {
    const first = await fetchPage(firstNumber);
    const pageSize = first.seen.count;
    let wanted = maxItems;
    for (let page: FetchedPage<T> | undefined = first; page; page = await window.take()) {
      const { seen, reply }: FetchedPage<T> = page;
      throwIfAborted(options.request.signal);
      guard.check(reply.data, seen.number);
      const data = (deduper?.keepNew(reply.data) ?? reply.data).slice(0, wanted);
      wanted -= data.length;
      const verdict = judgePage(seen, pageSize);
      const lastPage = Math.min(
        firstNumber + maxPages - 1,
        seen.number + Math.ceil(wanted / Math.max(1, pageSize)),
        verdict.isLast ? seen.number : (verdict.totalPages ?? (concurrency > 1 ? Infinity : seen.number + 1)),
      );
      window.fill(lastPage);
      yield { seen, reply: { ...reply, data }, hasNextPage: !verdict.isLast };
      if (lastPage <= seen.number) return;
    }
  } finally {
    // The calls of pages that nobody will look at.
    walk.cancellation.cancel(new AbortedError(undefined, false));
  }
}

function startWalk(deadlineMs: number | undefined, clock: Clock): Walk {
  const deadlineAt = deadlineMs === undefined ? undefined : clock.monotonic() + deadlineMs;
  return { cancellation: new Cancellation(), pause: new Pause(), deadlineAt };
}

interface FetchedPage<T> {
  seen: SeenPage;
  reply: ListReply<T>;
}

/** How a page is fetched: as large as the service allows, unless the caller chose a size. */
function createFetchPage<T>(
  source: PageSource<T>,
  options: ResolvedListOptions,
  walk: Walk,
  query: Record<string, unknown>,
) {
  const { limit: givenLimit, page: firstNumber = 1 } = source.query;
  let limit: number | undefined = givenLimit ?? Math.min(LARGEST_LIMIT, options.maxItems);
  const fetchPage = async (number: number): Promise<FetchedPage<T>> => {
    const asked = limit;
    const paging = { ...(number === 1 ? {} : { page: number }), ...(asked === undefined ? {} : { limit: asked }) };
    try {
      const reply = await source.fetch({ ...query, ...paging }, options.request, walk);
      return { seen: { number, count: reply.data.length, asked, meta: reply.meta }, reply };
    } catch (error) {
      // The size that this SDK chose may be what was refused: the service's own default surely is not. Only at the start: pages of
      // another size would begin elsewhere.
      const mayBeTheSize = givenLimit === undefined && asked !== undefined && number === firstNumber;
      if (!mayBeTheSize || !(error instanceof ValidationError)) throw error;
      limit = undefined;
      return fetchPage(number);
    }
  };
  return fetchPage;
}

/** Throws what an aborted signal deserves. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AbortedError(signal.reason, false);
}
