import type { Clock } from "../clock.ts";
import { fromCaller } from "../errors/caller-stack.ts";
import { type ListOptions, type ResolvedListOptions, resolveListOptions } from "../options/list-options.ts";
import { judgePage, type SeenPage } from "./last-page.ts";
import type { Page } from "./page.ts";
import { checkPaging, type PageSource } from "./page-source.ts";
import { throwIfAborted, walkPages } from "./walk-pages.ts";

/**
 * A list, not yet asked for. Await it for its first page, iterate it for every item, iterate `pages()` for every page.
 *
 * @example
 * const page = await svc.meetings.list({ status: "completed" });
 * for await (const meeting of svc.meetings.list()) console.log(meeting.title);
 * const reports = await svc.reports.list({ min_score: 80 }, { maxItems: 500, concurrency: 4 }).toArray();
 */
export class Paginator<T> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #source: PageSource<T>;
  readonly #givenOptions: ListOptions | undefined;
  readonly #clock: Clock;

  /** @internal */
  constructor(source: PageSource<T>, options: ListOptions | undefined, clock: Clock) {
    this.#source = source;
    this.#givenOptions = options;
    this.#clock = clock;
  }

  /** Fetches one page: the first, or the one that the filters name. */
  // biome-ignore lint/suspicious/noThenProperty: awaiting a list gives its first page.
  then<A = Page<T>, B = never>(
    onFulfilled?: ((page: Page<T>) => A | PromiseLike<A>) | null,
    // biome-ignore lint/suspicious/noExplicitAny: as a Promise has it, so that a handler may name the error's type.
    onRejected?: ((reason: any) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#fetchPage(this.#source.query.page ?? 1, undefined).then(onFulfilled, onRejected);
  }

  /** Every item, page after page, the next page fetched while this one's items are worked on. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) {
      for (const item of page.data) {
        throwIfAborted(this.#givenOptions?.signal);
        yield item;
      }
    }
  }

  /** Every page, without the items that came before. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    try {
      const options = resolveListOptions(this.#givenOptions);
      checkPaging(this.#source.query);
      for await (const page of walkPages(this.#source, options, this.#clock))
        yield this.#toPage(page.seen, page.reply, page.hasNextPage);
    } catch (error) {
      throw fromCaller(error);
    }
  }

  /** Every item in one array. */
  async toArray(): Promise<T[]> {
    const items: T[] = [];
    for await (const page of this.pages()) {
      for (const item of page.data) items.push(item);
    }
    return items;
  }

  async #fetchPage(number: number, previous: SeenPage | undefined): Promise<Page<T>> {
    try {
      const options = resolveListOptions(this.#givenOptions);
      const { query } = this.#source;
      checkPaging(query);
      // A page of another size than the one before would begin elsewhere.
      const limit = query.limit ?? (previous ? previous.asked : firstPageLimit(options));
      const reply = await this.#source.fetch(
        { ...query, ...(number === 1 ? {} : { page: number }), ...(limit === undefined ? {} : { limit }) },
        options.request,
      );
      const seen = { number, count: reply.data.length, asked: limit, meta: reply.meta };
      return this.#toPage(seen, reply, !judgePage(seen, previous?.count ?? seen.count).isLast);
    } catch (error) {
      throw fromCaller(error);
    }
  }

  #toPage(seen: SeenPage, reply: Awaited<ReturnType<PageSource<T>["fetch"]>>, hasNextPage: boolean): Page<T> {
    const meta =
      typeof reply.meta === "object" && reply.meta !== null ? (reply.meta as NonNullable<Page<T>["meta"]>) : null;
    const nextPage = async () => (hasNextPage ? this.#fetchPage(seen.number + 1, seen) : undefined);
    return { data: reply.data, meta, page: seen.number, hasNextPage, response: reply.response, nextPage };
  }
}

// Fewer items are wanted than a page would hold.
function firstPageLimit(options: ResolvedListOptions): number | undefined {
  return options.maxItems >= 1 && options.maxItems < 20 ? options.maxItems : undefined;
}
