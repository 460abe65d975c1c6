import type { SvcClient } from "../../../src/index.ts";
import { CliError } from "../../errors/cli-error.ts";
import { readPath } from "../../text/fields.ts";
import type { Dated, ExportQuery, ExportResource } from "./export-resource.ts";

/** Position in pagination by time: everything newer than `before`, and the ids in `seen`, is done. Nothing without a time. */
export interface Cursor {
  before: string | undefined;
  /** Ids of items with exactly that time. */
  seen: string[];
}

/** New items and the position after them. */
export interface Step {
  items: readonly unknown[];
  cursor: Cursor | undefined;
  /** Total number of items, where the service reports it. */
  total: number | undefined;
}

/** Source of an export. */
export interface ExportSource {
  client: SvcClient;
  resource: ExportResource;
  query: ExportQuery;
  signal: AbortSignal;
  concurrency: number;
}

const PAGE_SIZE = 100;
/** After this many pages the list is requested again from the last item's time: deep pages are slow, and shift when items are deleted. */
const PAGES_PER_WINDOW = 50;

/** State of an earlier run. */
export interface Given {
  /** Its position, when paginating by time. */
  cursor?: Cursor | undefined;
  /** Ids that it wrote, when paginating by page. */
  written: Set<string>;
}

/** Items that an earlier run has not written: by time where the API can filter by it, else by page. */
export function remainingPages(source: ExportSource, { cursor, written }: Given): AsyncGenerator<Step> {
  const { dated } = source.resource;
  return dated ? paginateByTime(source, dated, cursor) : paginateByPage(source, written);
}

/** Paginates from the newest item to the oldest by time, so that it can resume anywhere. */
async function* paginateByTime(source: ExportSource, dated: Dated, start: Cursor | undefined): AsyncGenerator<Step> {
  const { resource, client, query, signal, concurrency } = source;
  const { field, upper } = dated;
  const given = query[upper];
  let cursor: Cursor = start ?? { before: given === undefined ? given : String(given), seen: [] };
  for (let isLast = false; !isLast; ) {
    const anchor = cursor.before;
    let pages = 0;
    isLast = true;
    const bound = anchor === undefined ? {} : { [upper]: anchor };
    const list = resource.list(client, { ...query, ...bound, limit: PAGE_SIZE }, { signal, concurrency });
    for await (const { data, meta, hasNextPage } of list.pages()) {
      const known = new Set(cursor.seen);
      const items = data.filter((item) => !known.has(idOf(item)));
      cursor = items.reduce<Cursor>((before, item) => advance(before, item, field), cursor);
      yield { items, cursor, total: meta?.total };
      pages += 1;
      // When all items share one timestamp, there is no next time to start from.
      if (!hasNextPage || pages < PAGES_PER_WINDOW || cursor.before === anchor) continue;
      isLast = false;
      break;
    }
  }
}

function advance({ before, seen }: Cursor, item: unknown, field: string): Cursor {
  const time = readPath(item, field);
  if (typeof time !== "string" || Date.parse(time) > Date.parse(before ?? ""))
    throw new CliError(`The service does not list items newest first by \`${field}\`, which the export needs.`, {
      exit: "server",
      code: "unexpected_order",
      hint: "Pass --any-order to export page by page and track the written ids.",
    });
  if (time !== before) return { before: time, seen: [idOf(item)] };
  seen.push(idOf(item));
  return { before, seen };
}

/** Paginates from the first page, skipping ids that were already written. */
async function* paginateByPage(
  { resource, client, query, signal, concurrency }: ExportSource,
  written: Set<string>,
): AsyncGenerator<Step> {
  const list = resource.list(client, { ...query, limit: PAGE_SIZE }, { signal, concurrency });
  for await (const { data, meta } of list.pages()) {
    const items = data.filter((item) => !written.has(idOf(item)));
    for (const item of items) written.add(idOf(item));
    yield { items, cursor: undefined, total: meta?.total };
  }
}

/** An item's id. */
export const idOf = (item: unknown): string => String(readPath(item, "id"));
