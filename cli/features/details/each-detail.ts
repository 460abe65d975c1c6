import { pMapIterable } from "p-map";
import { isSvcError } from "../../../src/index.ts";

/** A listed item with its detail. */
export interface Detailed<Item, Detail> {
  item: Item;
  /** Undefined if it was not read, or deleted since it was listed. */
  detail: Detail | undefined;
}

/** Options for reading details. */
export interface ReadingDetails {
  /** Details to read at the same time. */
  concurrency: number;
  /** Failures that mean that the item was deleted since it was listed; default: not found. */
  isGone?: (failure: unknown) => boolean;
}

const isNotFound = (failure: unknown): boolean => isSvcError(failure) && failure.code === "not_found";

interface Outcome<Item, Detail> {
  detailed?: Detailed<Item, Detail>;
  failure?: unknown;
}

/**
 * Reads details of listed items, `concurrency` at a time, in the order of the list. Memory holds twice as many.
 *
 * @param read returns undefined for an item whose detail is not needed
 */
export async function* eachDetail<Item, Detail>(
  items: AsyncIterable<Item> | Iterable<Item>,
  read: (item: Item) => PromiseLike<Detail> | undefined,
  { concurrency, isGone = isNotFound }: ReadingDetails,
): AsyncGenerator<Detailed<Item, Detail>> {
  // Failures are passed as values: a promise that rejects while another is awaited would end the process.
  const outcomes = pMapIterable(toOutcomes<Item, Detail>(items), (outcome) => readDetail(outcome, { read, isGone }), {
    concurrency,
    backpressure: concurrency * 2,
  });
  for await (const { detailed, failure } of outcomes) {
    if (failure !== undefined) throw failure;
    if (detailed) yield detailed;
  }
}

async function* toOutcomes<Item, Detail>(
  items: AsyncIterable<Item> | Iterable<Item>,
): AsyncGenerator<Outcome<Item, Detail>> {
  try {
    for await (const item of items) yield { detailed: { item, detail: undefined } };
  } catch (failure) {
    yield { failure };
  }
}

async function readDetail<Item, Detail>(
  outcome: Outcome<Item, Detail>,
  { read, isGone }: { read: (item: Item) => PromiseLike<Detail> | undefined; isGone: (failure: unknown) => boolean },
): Promise<Outcome<Item, Detail>> {
  if (!outcome.detailed) return outcome;
  const { item } = outcome.detailed;
  try {
    return { detailed: { item, detail: await read(item) } };
  } catch (failure) {
    return isGone(failure) ? outcome : { failure };
  }
}
