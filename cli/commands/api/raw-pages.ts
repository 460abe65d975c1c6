import type { SvcClient } from "../../../src/index.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { readPath } from "../../text/fields.ts";

/** A list of unknown type. */
interface RawList {
  method: string;
  path: string;
  query: Record<string, string>;
}

/** Every item of a list, page after page, until the answer says that it was the last or comes empty. */
export async function readRawPages(context: Context, client: SvcClient, list: RawList): Promise<unknown[]> {
  if (list.method !== "GET") throw new UsageError("--paginate only works with GET.", "Remove it.");
  const items: unknown[] = [];
  for (let page = Number(list.query["page"] ?? 1), previous = ""; ; page += 1) {
    const query = { limit: 100, ...list.query, page };
    const body = await withSpinner(
      context,
      `Loading page ${page}`,
      client.request("GET", list.path, { query, signal: context.signal }),
    );
    const data = readPath(body, "data");
    if (!Array.isArray(data)) throw new UsageError(`${list.path} is not a list.`, "Remove --paginate.");
    const fingerprint = JSON.stringify(data);
    // A service that ignores `page` would be asked for ever.
    if (data.length === 0 || fingerprint === previous) return items;
    previous = fingerprint;
    for (const item of data) items.push(item);
    if (isLast(body, { page, count: data.length, limit: Number(query.limit) })) return items;
  }
}

function isLast(body: unknown, { page, count, limit }: { page: number; count: number; limit: number }): boolean {
  const hasMore = readPath(body, "meta.has_more");
  if (typeof hasMore === "boolean") return !hasMore;
  const totalPages = readPath(body, "meta.total_pages");
  return typeof totalPages === "number" ? page >= totalPages : count < limit;
}
