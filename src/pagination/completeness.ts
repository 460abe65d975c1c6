import type { PaginationSummary } from "../errors/pagination-summary.ts";
import type { ListResponse } from "../http.ts";
import type { Prefetcher } from "./prefetcher.ts";
import { itemId, SeenIds } from "./seen-ids.ts";

const MAX_ROUNDS = 5;
const MAX_PASSES = 3;

/** Accepted items of a page, and the page as last received. */
interface Accepted<T> {
  readonly items: T[];
  readonly response: ListResponse<T>;
}

/**
 * Notices that rows were inserted, deleted or moved while pages were read, and reads pages again until nothing is missing. Evidence is a
 * `total` that changed between two pages, or an item that came again (docs/decisions/0027).
 */
export class Completeness<T> {
  readonly #pages: Prefetcher<ListResponse<T>>;
  readonly #firstPage: number;
  /** Whether repeated items are left out, and pages read again. */
  readonly #dedupe: boolean;
  readonly #seen = new SeenIds();
  #accepted = 0;
  #duplicates = 0;
  #repaired = 0;
  #total: number | undefined;
  #hasIds = true;
  #hasChanged = false;
  /** Whether pages may show different states of the list: more items were repeated than the change of the total explains, or it kept changing. */
  #isTorn = false;
  /** Whether rows were deleted: ones already returned are no longer in `total`, so that the count proves nothing. */
  #hasShrunk = false;

  constructor(
    pages: Prefetcher<ListResponse<T>>,
    { firstPage, dedupe }: { readonly firstPage: number; readonly dedupe: boolean },
  ) {
    this.#pages = pages;
    this.#firstPage = firstPage;
    this.#dedupe = dedupe;
  }

  /**
   * Rows received so far, repeated ones included: each row inserted on an earlier page pushes one onto a later page again. Infinity if the
   * list was not read from its first page.
   */
  get came(): number {
    return this.#firstPage === 1 ? this.#accepted + this.#duplicates : Infinity;
  }

  /** Takes the next page. Returns its items that were not returned before, preceded by those that moved to earlier pages meanwhile. */
  async accept(number: number, response: ListResponse<T>): Promise<Accepted<T>> {
    const growth = this.#noteTotal(response);
    const items = response.data.filter((item) => this.#add(item));
    const again = response.data.length - items.length;
    this.#duplicates += again;
    if (number === this.#firstPage || !this.#dedupe) return { items, response };
    const hasTotal = this.#total !== undefined;
    if (hasTotal && again > growth) this.#isTorn = true;
    // Without ids, every row of a page that is read again would be returned again.
    const isSuspect = this.#hasIds && (hasTotal ? growth > 0 : this.#pages.isConcurrent && again > 0);
    if (isSuspect || again > 0) this.#pages.restart(number + 1);
    return isSuspect ? this.#repairBoundary(number, { items, response }) : { items, response };
  }

  /** Finds items that are still missing after the last page, by reading the whole list again where there is reason to. */
  async complete(lastPage: number): Promise<T[]> {
    const hasReason = this.#isTorn || (this.#hasChanged && this.#isShort);
    if (!this.#dedupe || !hasReason || this.#seen.hasForgotten || this.#firstPage !== 1) return [];
    const found: T[] = [];
    this.#hasChanged = true;
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const before = found.length;
      await this.#readAgain(lastPage, found);
      if (found.length === before) break;
    }
    return found;
  }

  /** @param isWhole whether all of the list was wanted and read to its end */
  summarize(items: number, isWhole: boolean): PaginationSummary {
    const expected = isWhole && this.#firstPage === 1 ? this.#total : undefined;
    // In a list that did not change, a total below the number of its items does not count them.
    const isWrong = !this.#hasChanged && this.#accepted > (expected ?? 0);
    const isUnknown = !this.#dedupe || !this.#hasIds || this.#hasShrunk || isWrong;
    const verified =
      expected === undefined ? "unknown" : this.#isTorn || this.#isShort ? false : isUnknown ? "unknown" : true;
    return { items, expected, duplicates: this.#duplicates, repaired: this.#repaired, verified };
  }

  get #isShort(): boolean {
    return this.came < (this.#total ?? 0);
  }

  /** Returns by how much the total changed. */
  #noteTotal(response: ListResponse<T>): number {
    const total = response.meta?.total ?? this.#total ?? 0;
    const growth = total - (this.#total ?? total);
    if (growth < 0) this.#hasShrunk = true;
    this.#total = response.meta?.total ?? this.#total;
    return Math.abs(growth);
  }

  /** Reads the page before and this one again, until both were read in one state of the list. */
  async #repairBoundary(number: number, received: Accepted<T>): Promise<Accepted<T>> {
    this.#hasChanged = true;
    const moved: T[] = [];
    const own: T[] = [];
    let { response } = received;
    let edge: unknown;
    let isTorn = true;
    for (let round = 0; isTorn && round < MAX_ROUNDS; round += 1) {
      const previous = await this.#readBack(number - 1, moved);
      const previousEdge = edge;
      edge = itemId(previous.data.at(-1));
      // Without a total, the last item of the page before has to be the same before and after this page.
      const isOneState = () =>
        previous.meta?.total === undefined ? edge === previousEdge : fitTogether(previous, response);
      if (!isOneState()) response = await this.#read(number, own);
      isTorn = !isOneState();
    }
    this.#isTorn ||= isTorn;
    this.#noteTotal(response);
    return { items: [...moved, ...received.items, ...own], response };
  }

  /** Reads a page again, and those before it for as long as they begin with an item that is new. Returns the page. */
  async #readBack(from: number, moved: T[]): Promise<ListResponse<T>> {
    const count = moved.length;
    const response = await this.#read(from, moved);
    const isFirstNew = response.data.length > 0 && response.data[0] === moved[count];
    if (isFirstNew && from > this.#firstPage) await this.#readBack(from - 1, moved);
    return response;
  }

  /** Reads the whole list again. */
  async #readAgain(lastPage: number, found: T[]): Promise<void> {
    const ids = new Set<unknown>();
    let rows = 0;
    let isStable = true;
    for (let number = this.#firstPage; number <= lastPage; number += 1) {
      const response = await this.#read(number, found);
      const growth = this.#noteTotal(response);
      if (number > this.#firstPage && growth > 0) isStable = false;
      rows += response.data.length;
      for (const item of response.data) ids.add(itemId(item));
    }
    this.#hasShrunk = false;
    this.#isTorn = !(isStable && ids.size === rows && rows >= (this.#total ?? 0));
  }

  /** Reads a page again. Adds the items of it that are new to those that were found. */
  async #read(number: number, found: T[]): Promise<ListResponse<T>> {
    const response = await this.#pages.fetch(number);
    const items = response.data.filter((item) => this.#add(item));
    this.#repaired += items.length;
    found.push(...items);
    return response;
  }

  #add(item: T): boolean {
    if (itemId(item) === undefined) this.#hasIds = false;
    const isNew = !this.#dedupe || this.#seen.add(item);
    if (isNew) this.#accepted += 1;
    return isNew;
  }
}

/** Whether two neighboring pages can show one state of the list: the same total, and no item on both. */
function fitTogether(previous: ListResponse<unknown>, response: ListResponse<unknown>): boolean {
  if (previous.meta?.total !== response.meta?.total) return false;
  const ids = new Set(previous.data.map(itemId));
  return !response.data.some((item) => ids.has(itemId(item)));
}
