import { type Caller, captureCaller, fromCaller } from "../errors/caller-stack.ts";
import type { PaginationSummary } from "../errors/pagination-summary.ts";
import { IncompleteListError } from "../errors/usage-errors.ts";
import { type ListOptions, resolveListOptions } from "../options/list-options.ts";
import { check, whole } from "../options/rules.ts";
import { safely } from "../pipeline/report.ts";
import type { PaginationState } from "./fetch-page.ts";
import { iterateItems } from "./iterate-items.ts";
import type { Page, PageSource } from "./page.ts";
import { paginate, readPage } from "./paginate.ts";

// The API's maximum and default page size.
const LARGEST_LIMIT = 100;
const DEFAULT_LIMIT = 20;
const POSITIVE = /* @__PURE__ */ whole(1);

/** Iterator of the pages of a list. */
export interface PageIterator<T> extends AsyncGenerator<Page<T>, void, undefined> {
  /** What is known about completeness; undefined until the list was read to its end. */
  readonly summary: PaginationSummary | undefined;
}

/** Iterator of the items of a list. */
export interface ItemIterator<T> extends AsyncGenerator<T, void, undefined> {
  /** What is known about completeness; undefined until the list was read to its end. */
  readonly summary: PaginationSummary | undefined;
}

/**
 * A list, not yet requested. Await it for its first page, iterate it for every item, iterate `pages()` for every page.
 *
 * @example
 * const page = await svc.meetings.list({ status: "completed" });
 * for await (const meeting of svc.meetings.list()) console.log(meeting.title);
 * const reports = await svc.reports.list({ min_score: 80 }, { maxItems: 500, concurrency: 4 }).toArray();
 */
export class Paginator<T> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #source: PageSource<T>;
  readonly #givenOptions: ListOptions | undefined;
  readonly #caller: Caller;

  /** @internal */
  constructor(source: PageSource<T>, options: ListOptions | undefined) {
    this.#source = source;
    this.#givenOptions = options;
    this.#caller = captureCaller();
  }

  /** @internal Name of the list's operation, which identifies the resource in every build. */
  get operation(): string | undefined {
    return this.#source.operation;
  }

  /** Fetches one page: the first, or the one named by `page`. */
  // biome-ignore lint/suspicious/noThenProperty: awaiting a list returns its first page.
  then<A = Page<T>, B = never>(
    onFulfilled?: ((page: Page<T>) => A | PromiseLike<A>) | null,
    // biome-ignore lint/suspicious/noExplicitAny: like `Promise`, so that a handler may name the error's type.
    onRejected?: ((reason: any) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#readFirst().then(onFulfilled, onRejected);
  }

  /** Like `Promise.prototype.catch`, for the first page. */
  // biome-ignore lint/suspicious/noExplicitAny: like `Promise`.
  catch<B = never>(onRejected?: ((reason: any) => B | PromiseLike<B>) | null): Promise<Page<T> | B> {
    return this.then(undefined, onRejected);
  }

  /** Like `Promise.prototype.finally`, for the first page. */
  finally(onFinally?: (() => void) | null): Promise<Page<T>> {
    return this.then().finally(onFinally);
  }

  /**
   * Iterates every item; the next page is fetched while this one's items are processed. Pages hold 100 items unless `limit` is set.
   * Ends with an `IncompleteListError`, after the last item, where the service says that there are more.
   */
  [Symbol.asyncIterator](): ItemIterator<T> {
    const pages = this.pages();
    return withSummary(iterateItems(pages, this.#givenOptions?.signal, this.#source.setup), () => pages.summary);
  }

  /** Iterates every page, without items that earlier pages held. */
  pages(): PageIterator<T> {
    let summary: PaginationSummary | undefined;
    const { onPaginationEnd } = this.#givenOptions ?? {};
    const onEnd = (ended: PaginationSummary) => {
      summary = ended;
      safely(() => onPaginationEnd?.(ended));
    };
    return withSummary(
      fromCallerOf(() => this.#begin(true), onEnd, this.#caller),
      () => summary,
    );
  }

  /**
   * Collects every item into one array.
   *
   * @throws IncompleteListError if the service says that there are more; its `items` are those received
   */
  async toArray(): Promise<T[]> {
    const items: T[] = [];
    try {
      for await (const page of this.pages()) for (const item of page.data) items.push(item);
    } catch (error) {
      throw error instanceof IncompleteListError ? error.withItems(items) : error;
    }
    return items;
  }

  async #readFirst(): Promise<Page<T>> {
    try {
      // The first page repeats none.
      return (await readPage(this.#begin(false))) as Page<T>;
    } catch (error) {
      throw fromCaller(error, this.#caller);
    }
  }

  #begin(iterating: boolean): PaginationState<T> {
    const source = this.#source;
    const options = resolveListOptions(source.setup.options, this.#givenOptions);
    const { maxItems } = options;
    const { page = 1, limit } = source.query;
    check("page", page, POSITIVE);
    check("limit", limit ?? 1, POSITIVE);
    const ownLimit = iterating ? Math.min(LARGEST_LIMIT, maxItems) : maxItems < DEFAULT_LIMIT ? maxItems : undefined;
    return {
      source,
      options,
      // A later page starts elsewhere when its size differs.
      limit: page > 1 ? limit : (limit ?? ownLimit),
    };
  }
}

async function* fromCallerOf<T>(
  begin: () => PaginationState<T>,
  onEnd: (summary: PaginationSummary) => void,
  caller: Caller,
): AsyncGenerator<Page<T>, void, undefined> {
  try {
    yield* paginate(begin(), onEnd);
  } catch (error) {
    throw fromCaller(error, caller);
  }
}

function withSummary<I extends object>(
  iterator: I,
  read: () => PaginationSummary | undefined,
): I & { readonly summary: PaginationSummary | undefined } {
  return Object.defineProperty(iterator, "summary", { get: read }) as never;
}
