import type { Paginator } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import { isOutOfTime, LISTS_MS, timeLeft } from "./call-budget.ts";

/** All items of a list, up to a limit. */
export interface AllItems<Item> {
  items: Item[];
  /** Total number of items, if known; more than were read if the list exceeds the limit. */
  total: number | undefined;
  isComplete: boolean;
}

/** Explains that a list was not read to its end; empty if it was. */
export function explainBound({ items, total, isComplete }: AllItems<unknown>, noun: string): string {
  if (isComplete) return "";
  const of = total === undefined ? "" : ` of ${total}`;
  return `Only the first ${items.length}${of} ${noun} of the list were read: narrow from and to.`;
}

/** Maximum items of a list in one call: about 10 MB. Most reads reach the time limit first. */
const MAX_ITEMS = 20_000;

/** Reads a whole list, several pages at a time, within the call's time limit. */
export async function readAll<Item>(
  list: Paginator<Item>,
  context: Pick<ToolContext, "openProgress" | "now" | "startedAt">,
): Promise<AllItems<Item>> {
  const items: Item[] = [];
  const report = context.openProgress();
  let total: number | undefined;
  let hasMore = false;
  try {
    const pages = list.pages();
    for await (const page of pages) {
      items.push(...page.data);
      total = typeof page.meta?.total === "number" ? page.meta.total : total;
      hasMore = page.hasNextPage;
      if (total !== undefined && hasMore) await report(items.length, Math.max(items.length, total));
      if (items.length >= MAX_ITEMS || timeLeft(LISTS_MS, context) === 0) break;
    }
    hasMore ||= pages.summary?.verified === false;
  } catch (error) {
    // Earlier pages are still valid.
    if (!hasMore || !isOutOfTime(error)) throw error;
  }
  return { items, total, isComplete: !hasMore };
}
