import { createHash } from "node:crypto";
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
  headers: Record<string, string>;
}

/** The pages of a list, until the response says that it was the last or comes empty. Holds one page. */
export async function* readRawPages(
  context: Context,
  client: SvcClient,
  list: RawList,
): AsyncGenerator<readonly unknown[]> {
  if (list.method !== "GET") throw new UsageError("--paginate only works with GET.", "Remove it.");
  for (let page = Number(list.query["page"] ?? 1), previous = ""; ; page += 1) {
    const query = { limit: 100, ...list.query, page };
    const body = await withSpinner(
      context,
      `Loading page ${page}`,
      client.request("GET", list.path, { query, headers: list.headers, signal: context.signal }),
    );
    const data = readPath(body, "data");
    if (!Array.isArray(data)) throw new UsageError(`${list.path} is not a list.`, "Remove --paginate.");
    const fingerprint = createHash("sha256").update(JSON.stringify(data)).digest("base64");
    // A service that ignores `page` would be requested forever.
    if (data.length === 0 || fingerprint === previous) return;
    previous = fingerprint;
    yield data;
    if (isLast(body, { page, count: data.length, limit: Number(query.limit) })) return;
  }
}

function isLast(body: unknown, { page, count, limit }: { page: number; count: number; limit: number }): boolean {
  const hasMore = readPath(body, "meta.has_more");
  if (typeof hasMore === "boolean") return !hasMore;
  const totalPages = readPath(body, "meta.total_pages");
  return typeof totalPages === "number" ? page >= totalPages : count < limit;
}
