import type { Paginator } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";

/** Everything a list holds, within bounds. */
export interface AllItems<Item> {
  items: Item[];
  /** How many there are, if known; more than were read when the list is longer than the limit. */
  total: number | undefined;
  isComplete: boolean;
}

/** Maximum number of items that one call reads from a list. */
const MAX_ITEMS = 3_000;

/** Reads a whole list, several pages at a time. */
export async function readAll<Item>(
  list: Paginator<Item>,
  context: Pick<ToolContext, "reportProgress">,
): Promise<AllItems<Item>> {
  const items: Item[] = [];
  let total: number | undefined;
  let hasMore = false;
  for await (const page of list.pages()) {
    items.push(...page.data);
    total = typeof page.meta?.total === "number" ? page.meta.total : total;
    hasMore = page.hasNextPage;
    if (total !== undefined && hasMore) await context.reportProgress(items.length, Math.max(items.length, total));
    if (items.length >= MAX_ITEMS) break;
  }
  return { items, total, isComplete: !hasMore };
}

/** Options for lists that `readAll` reads. */
export const WHOLE_LIST = { concurrency: 4 } as const;

/** Page size of lists that `readAll` reads. */
export const LARGEST_PAGE = 100;
