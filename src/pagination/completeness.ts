import type { PaginationSummary } from "../errors/pagination-summary.ts";
import type { ListResponse } from "../http.ts";
import { readMeta } from "./list-end.ts";
import { itemId, SeenIds } from "./seen-ids.ts";

/** Accepted items of a page, and the page as last received. */
export interface Accepted<T> {
  readonly items: T[];
  readonly response: ListResponse<T>;
  /** Whether the list changed since pages were fetched ahead. */
  readonly hasChanged: boolean;
}

const MAX_ROUNDS = 5;
const MAX_PASSES = 3;

/**
 * Notices that rows were inserted, deleted or moved while pages were read, and reads pages again until nothing is missing. Evidence is a
 * `total` that changed between two pages, or an item that came again (docs/decisions/0027).
 */
export class Completeness<T> {
  readonly #fetch: (page: number) => Promise<ListResponse<T>>;
  readonly #firstPage: number;
  /** Whether items that come again are left out, and pages read again. */
  readonly #dedupe: boolean;
  /** Whether pages may be read in another order than they are accepted in. */
  readonly #isConcurrent: boolean;
  readonly #seen = new SeenIds();
  #accepted = 0;
  #duplicates = 0;
  #repaired = 0;
  #total: number | undefined;
  #hasIds = true;
  #hasChanged = false;
  /** Whether two pages could not be read in one state of the list. */
  #isTorn = false;
  /** Whether more items came again than the total explains, so that one may have moved to a page that is not read again. */
  #hasMoved = false;
  /** Whether rows were deleted: those that came before count toward `total`, so that the count proves nothing. */
  #hasShrunk = false;

  constructor(
    { firstPage, isConcurrent, dedupe }: { firstPage: number; isConcurrent: boolean; dedupe: boolean },
    fetch: (page: number) => Promise<ListResponse<T>>,
  ) {
    this.#firstPage = firstPage;
    this.#isConcurrent = isConcurrent;
    this.#dedupe = dedupe;
    this.#fetch = fetch;
  }

  /** Rows received so far, those that came again included: rows inserted before the pages still to be read push others there, once each. */
  get came(): number {
    return this.#accepted + this.#duplicates;
  }

  /** Takes the next page. Returns its items that were not returned before, preceded by those that moved to earlier pages meanwhile. */
  async accept(number: number, response: ListResponse<T>): Promise<Accepted<T>> {
    const before = this.#total;
    const total = totalOf(response) ?? before;
    this.#noteTotal(total);
    const items = response.data.filter((item) => this.#add(item));
    const again = response.data.length - items.length;
    this.#duplicates += again;
    if (number === this.#firstPage || !this.#dedupe) return { items, response, hasChanged: false };
    const growth = Math.abs((total ?? 0) - (before ?? total ?? 0));
    if (total !== undefined && again > growth) this.#hasMoved = true;
    const isSuspect = total === undefined ? this.#isConcurrent && again > 0 : growth > 0;
    // Rows that cannot be told apart would all be returned again.
    if (!(isSuspect && this.#hasIds)) return { items, response, hasChanged: again > 0 };
    this.#hasChanged = true;
    const repaired = await this.#repairBoundary(number, response);
    return { items: [...repaired.moved, ...items, ...repaired.own], response: repaired.response, hasChanged: true };
  }

  /** Finds items that are still missing after the last page, by reading the whole list again where there is reason to. */
  async complete(lastPage: number): Promise<T[]> {
    const hasReason = this.#hasMoved || this.#isTorn || (this.#hasChanged && this.#isShort());
    if (!this.#dedupe || !hasReason || this.#seen.hasForgotten) return [];
    const found: T[] = [];
    this.#hasChanged = true;
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const { items, isStable } = await this.#readAgain(lastPage);
      found.push(...items);
      this.#hasMoved = !isStable;
      this.#isTorn = false;
      this.#hasShrunk = false;
      if (items.length === 0) break;
    }
    return found;
  }

  /** @param isWhole whether the whole list was wanted and read to its end */
  summarize(items: number, isWhole: boolean): PaginationSummary {
    const isKnown = isWhole && this.#total !== undefined;
    return {
      items,
      expected: isWhole ? this.#total : undefined,
      duplicates: this.#duplicates,
      repaired: this.#repaired,
      verified: isKnown ? this.#isVerified() : "unknown",
    };
  }

  #isVerified(): boolean | "unknown" {
    if (this.#isTorn || this.#hasMoved || this.#isShort()) return false;
    // In a list that did not change, a total below its items is no count of them.
    const isWrong = !this.#hasChanged && this.#accepted > (this.#total ?? 0);
    return !this.#dedupe || !this.#hasIds || this.#hasShrunk || isWrong ? "unknown" : true;
  }

  #noteTotal(total: number | undefined): void {
    const before = this.#total ?? 0;
    if ((total ?? before) < before) this.#hasShrunk = true;
    this.#total = total;
  }

  #isShort(): boolean {
    return this.came < (this.#total ?? 0);
  }

  /** Reads the page before and this one again, until both were read in one state of the list. */
  async #repairBoundary(
    number: number,
    received: ListResponse<T>,
  ): Promise<{ moved: T[]; own: T[]; response: ListResponse<T> }> {
    const moved: T[] = [];
    const own: T[] = [];
    let response = received;
    let edge: unknown;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const previous = await this.#readBack(number - 1, moved);
      const total = totalOf(previous);
      const previousEdge = edge;
      edge = itemId(previous.data.at(-1));
      // Without a total, the last item of the page before has to be the same before and after this page.
      if (total === undefined ? edge === previousEdge : fitTogether(previous, response))
        return this.#settle({ moved, own, response });
      response = await this.#fetch(number);
      own.push(...this.#keepRepaired(response.data));
      if (total !== undefined && fitTogether(previous, response)) return this.#settle({ moved, own, response });
    }
    this.#isTorn = true;
    return this.#settle({ moved, own, response });
  }

  #settle<R extends { response: ListResponse<T> }>(repaired: R): R {
    this.#noteTotal(totalOf(repaired.response) ?? this.#total);
    return repaired;
  }

  /** Reads a page again, and those before it for as long as they begin with an item that is new. Returns the page. */
  async #readBack(from: number, moved: T[]): Promise<ListResponse<T>> {
    const response = await this.#fetch(from);
    const isKnown = response.data.length === 0 || this.#seen.has(response.data[0]);
    moved.push(...this.#keepRepaired(response.data));
    if (!isKnown && from > this.#firstPage) await this.#readBack(from - 1, moved);
    return response;
  }

  async #readAgain(lastPage: number): Promise<{ items: T[]; isStable: boolean }> {
    const items: T[] = [];
    const ids = new Set<unknown>();
    let rows = 0;
    let isStable = true;
    for (let number = this.#firstPage; number <= lastPage; number += 1) {
      const response = await this.#fetch(number);
      const total = totalOf(response) ?? this.#total;
      if (number > this.#firstPage && total !== this.#total) isStable = false;
      this.#noteTotal(total);
      rows += response.data.length;
      for (const item of response.data) ids.add(itemId(item));
      items.push(...this.#keepRepaired(response.data));
    }
    return { items, isStable: isStable && ids.size === rows && rows >= (this.#total ?? 0) };
  }

  #keepRepaired(rows: readonly T[]): T[] {
    const items = rows.filter((item) => this.#add(item));
    this.#repaired += items.length;
    return items;
  }

  #add(item: T): boolean {
    if (itemId(item) === undefined) this.#hasIds = false;
    const isNew = !this.#dedupe || this.#seen.add(item);
    if (isNew) this.#accepted += 1;
    return isNew;
  }
}

/** Whether two neighbors can be of one state of the list: of the same total, and with no item on both. */
function fitTogether(previous: ListResponse<unknown>, response: ListResponse<unknown>): boolean {
  if (totalOf(previous) !== totalOf(response)) return false;
  const ids = new Set(previous.data.map(itemId));
  return !response.data.some((item) => ids.has(itemId(item)));
}

function totalOf({ meta }: ListResponse<unknown>): number | undefined {
  return readMeta(meta).total;
}
