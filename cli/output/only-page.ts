import type { ListedPage } from "../client/lazy-list.ts";

/** An unpaginated result as the only page of a list. */
export async function* onlyPage(
  items: readonly unknown[] | PromiseLike<readonly unknown[]>,
): AsyncGenerator<ListedPage> {
  yield { data: await items, meta: null, page: 1, hasNextPage: false };
}
