import type { SvcClient } from "../../../src/index.ts";
import { CliError } from "../../errors/cli-error.ts";
import { readPath } from "../../text/fields.ts";
import type { Dated, ExportQuery, ExportResource } from "./export-resource.ts";

/** Where a walk by time stands: everything later than `before`, and the ids named here, has been given. Nothing without a time. */
export interface Cursor {
  before: string | undefined;
  /** Ids of items of exactly that time. */
  seen: string[];
}

/** Items that have not been given before, and where the walk stands after them. */
export interface Step {
  items: readonly unknown[];
  cursor: Cursor | undefined;
  /** Items of the whole list, where the service tells. */
  total: number | undefined;
}

/** What is walked. */
export interface Walk {
  client: SvcClient;
  resource: ExportResource;
  query: ExportQuery;
  signal: AbortSignal;
  concurrency: number;
}

const PAGE_SIZE = 100;
/** After so many pages the walk asks anew from the last item's time: deep pages are slow, and shift when items vanish. */
const PAGES_A_WINDOW = 50;

/** What an earlier run has given. */
export interface Given {
  /** Where it stood, of a walk by time. */
  cursor?: Cursor | undefined;
  /** Ids that it wrote, of a walk by pages. */
  written: Set<string>;
}

/** What an earlier run has not given: by time where the API can, else by pages. */
export function walkRest(walk: Walk, { cursor, written }: Given): AsyncGenerator<Step> {
  const { dated } = walk.resource;
  return dated ? walkByTime(walk, dated, cursor) : walkByPages(walk, written);
}

/** Walks a list from its newest item to its oldest by time, so that it can go on anywhere. */
async function* walkByTime(walk: Walk, dated: Dated, start: Cursor | undefined): AsyncGenerator<Step> {
  const { resource, client, query, signal, concurrency } = walk;
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
      // With every item of one time, there is no later time to begin at.
      if (!hasNextPage || pages < PAGES_A_WINDOW || cursor.before === anchor) continue;
      isLast = false;
      break;
    }
  }
}

function advance({ before, seen }: Cursor, item: unknown, field: string): Cursor {
  const time = readPath(item, field);
  if (typeof time !== "string" || Date.parse(time) > Date.parse(before ?? ""))
    throw new CliError(`The service does not list newest first by \`${field}\`, which the export relies on.`, {
      exit: "server",
      code: "unexpected_order",
      hint: "Pass --any-order: it goes by pages, and remembers the ids that it has written.",
    });
  if (time !== before) return { before: time, seen: [idOf(item)] };
  seen.push(idOf(item));
  return { before, seen };
}

/** Walks a list by its pages, from the first, leaving out ids that were written before. */
async function* walkByPages(
  { resource, client, query, signal, concurrency }: Walk,
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
