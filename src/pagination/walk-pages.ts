import type { CallContext } from "../call/call.ts";
import { Cancellation } from "../call/cancellation.ts";
import { Pause } from "../call/pause.ts";
import { AbortedError } from "../errors/connection-error.ts";
import type { ListReply, Walk } from "../http.ts";
import { redactReason } from "../redact.ts";
import { createDeduper } from "./dedupe.ts";
import type { Page } from "./page.ts";
import { pinQuery } from "./pin.ts";
import { fetchReply, firstPlace, type Reading, toPage } from "./read-page.ts";
import { createRepeatGuard } from "./repeat-guard.ts";

/**
 * Every page of a list in order. While one is worked on, the next `concurrency` ones are fetched, never past the end that the
 * pagination data gives, and none with `readAhead: false`. Leaving the loop, an abort and an error cancel what is under way.
 */
export async function* walkPages<T>(reading: Reading<T>): AsyncGenerator<Page<T>> {
  const { concurrency, dedupe, readAhead, signal } = reading.options;
  const walk = startWalk(reading);
  const refuseRepeated = createRepeatGuard();
  const keepNew = dedupe ? createDeduper() : undefined;
  const ahead: Promise<ListReply<T>>[] = [];
  let place = firstPlace(reading);
  let next = place.number;
  const fetchNext = () => {
    const reply = fetchReply(reading, next, walk);
    // Looked at when its turn comes, which may be never.
    reply.catch(() => undefined);
    next += 1;
    return reply;
  };
  try {
    let last = place.itemsLeft > 0 && place.pagesLeft > 0 ? next : 0;
    while (place.number <= last) {
      const reply = await (ahead.shift() ?? fetchNext());
      throwIfAborted(signal, reading.source.setup);
      refuseRepeated(reply.data, place.number);
      if (place.number === 1 && reading.pinAt) reading.query = pinQuery(reading.source, reading.pinAt, reply.data);
      const read = toPage(reading, place, reply, keepNew?.(reply.data));
      place = read.after;
      last = read.last;
      while (readAhead && ahead.length < concurrency && next <= last) ahead.push(fetchNext());
      yield read.page;
    }
  } finally {
    // The calls of pages that nobody will look at.
    walk.cancellation.cancel(new AbortedError(undefined, false));
  }
}

function startWalk({ source, options }: Reading<unknown>): Walk {
  const { deadlineMs } = options;
  return {
    cancellation: new Cancellation(),
    pause: new Pause(),
    deadlineAt: deadlineMs && source.setup.clock.monotonic() + deadlineMs,
  };
}

/** Throws what an aborted signal deserves. */
export function throwIfAborted(signal: AbortSignal | undefined, { redact }: CallContext): void {
  if (signal?.aborted) throw new AbortedError(redactReason(signal.reason, redact), false);
}
