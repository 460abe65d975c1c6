import type { ListMeta, PaginationSummary } from "../../src/index.ts";

/** One page, as the SDK returns it. */
export interface ListedPage {
  readonly data: readonly unknown[];
  readonly meta: ListMeta | null;
  readonly page: number;
  readonly hasNextPage: boolean;
}

/** A lazy list, as the SDK returns it: await it for the first page, iterate `pages()` for all. */
export interface LazyList extends PromiseLike<ListedPage> {
  pages(): AsyncIterable<ListedPage> & { readonly summary: PaginationSummary | undefined };
}
