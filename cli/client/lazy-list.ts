import type { ListMeta, PaginationSummary } from "../../src/index.ts";

/** One page, as the SDK returns it. */
export interface ListedPage {
  readonly data: readonly unknown[];
  readonly meta: ListMeta | null;
  readonly page: number;
  readonly hasNextPage: boolean;
}

/** The part of the SDK's list that commands use: await it for the first page, iterate `pages()` for all. */
export interface LazyList extends PromiseLike<ListedPage> {
  pages(): AsyncIterable<ListedPage> & { readonly summary: PaginationSummary | undefined };
}
