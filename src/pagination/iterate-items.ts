import type { CallContext } from "../call/call.ts";
import type { Page } from "./page.ts";
import { throwIfAborted } from "./paginate.ts";

/**
 * Iterates the items of pages. Most are returned without resuming the generator, which would cost a kilobyte and most of the time per item.
 */
export function iterateItems<T>(
  pages: AsyncIterable<Page<T>>,
  signal: AbortSignal | undefined,
  context: CallContext,
): AsyncGenerator<T, void, undefined> {
  let items: readonly T[] = [];
  let next = 0;
  // Pending steps of the generator; later ones must queue behind them.
  let steps = 0;

  async function* step(): AsyncGenerator<T, void, undefined> {
    for await (const page of pages) {
      items = page.data;
      next = 0;
      try {
        while (next < items.length) {
          throwIfAborted(signal, context);
          yield items[next++] as T;
        }
      } finally {
        items = [];
      }
    }
  }

  const iterator = step();
  const takeStep = iterator.next.bind(iterator);
  const end = iterator.return.bind(iterator);
  const leave = () => {
    steps -= 1;
  };
  iterator.next = () => {
    if (steps === 0 && next < items.length && !signal?.aborted)
      return Promise.resolve({ value: items[next++] as T, done: false });
    steps += 1;
    return takeStep().finally(leave);
  };
  iterator.return = (value) => {
    // Immediately; the generator would do so a tick later.
    items = [];
    return end(value);
  };
  return iterator;
}
