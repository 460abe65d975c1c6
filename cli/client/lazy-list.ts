import type { ListMeta } from "../../src/index.ts";

/** One page, as the SDK gives it. */
export interface ListedPage {
  readonly data: readonly unknown[];
  readonly meta: ListMeta | null;
  readonly page: number;
  readonly hasNextPage: boolean;
}

/** A lazy list, as the SDK gives it: awaited it is its first page, `pages()` walks all of them. */
export interface LazyList extends PromiseLike<ListedPage> {
  pages(): AsyncIterable<ListedPage>;
}
