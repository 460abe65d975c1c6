import { fromCaller } from "../errors/caller-stack.ts";
import { type ListOptions, resolveListOptions } from "../options/list-options.ts";
import type { Page } from "./page.ts";
import { checkPaging, type PageSource } from "./page-source.ts";
import { firstPlace, type Reading, readPage } from "./read-page.ts";
import { throwIfAborted, walkPages } from "./walk-pages.ts";

// As the API has it: the most that a page may hold, and what it holds when nothing is asked for.
const LARGEST_LIMIT = 100;
const DEFAULT_LIMIT = 20;

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

  /** @internal */
  constructor(source: PageSource<T>, options: ListOptions | undefined) {
    this.#source = source;
    this.#givenOptions = options;
  }

  /** Fetches one page: the first, or the one that the filters name. */
  // biome-ignore lint/suspicious/noThenProperty: awaiting a list gives its first page.
  then<A = Page<T>, B = never>(
    onFulfilled?: ((page: Page<T>) => A | PromiseLike<A>) | null,
    // biome-ignore lint/suspicious/noExplicitAny: as a Promise has it, so that a handler may name the error's type.
    onRejected?: ((reason: any) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#readFirst().then(onFulfilled, onRejected);
  }

  /** As of a promise of the first page. */
  // biome-ignore lint/suspicious/noExplicitAny: as a Promise has it.
  catch<B = never>(onRejected?: ((reason: any) => B | PromiseLike<B>) | null): Promise<Page<T> | B> {
    return this.then(undefined, onRejected);
  }

  /** As of a promise of the first page. */
  finally(onFinally?: (() => void) | null): Promise<Page<T>> {
    return this.then().finally(onFinally);
  }

  /** Every item, page after page, the next page fetched while this one's items are worked on. Pages hold 100 items unless `limit` says otherwise. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) {
      for (const item of page.data) {
        throwIfAborted(this.#givenOptions?.signal, this.#source.setup);
        yield item;
      }
    }
  }

  /** Every page, without the items that came before. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    try {
      yield* walkPages(this.#begin(true));
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

  async #readFirst(): Promise<Page<T>> {
    try {
      const reading = this.#begin(false);
      return await readPage(reading, firstPlace(reading));
    } catch (error) {
      throw fromCaller(error);
    }
  }

  #begin(isWalk: boolean): Reading<T> {
    const source = this.#source;
    const options = resolveListOptions(source.setup.options, this.#givenOptions);
    const { maxItems, pin } = options;
    const { page = 1, limit } = source.query;
    checkPaging(source.query);
    const ownLimit = isWalk ? Math.min(LARGEST_LIMIT, maxItems) : maxItems < DEFAULT_LIMIT ? maxItems : undefined;
    return {
      source,
      options,
      query: source.query,
      // A later page stands where it does because of all that is before it, which only an unbounded list shows.
      pinAt: isWalk && pin && page === 1 ? source.setup.clock.now() : undefined,
      // A page further on begins elsewhere when its size is another.
      limit: page > 1 ? limit : (limit ?? ownLimit),
    };
  }
}
