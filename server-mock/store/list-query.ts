import { COLLECTIONS, type Collection, type CollectionName } from "./collections.ts";
import { countList, countOf } from "./count-list.ts";
import type { Database } from "./database.ts";
import { findPosition } from "./find-position.ts";
import {
  type Condition,
  conditionsOf,
  isImpossible,
  type ListFilter,
  matching,
  scannedInOrder,
  valuesOf,
} from "./list-conditions.ts";
import { defineQuery, type Query, type Values } from "./query.ts";

/** One page of a list, and the number of items in the whole list. */
export interface ListPage {
  /** Objects as JSON in UTF-8, joined by commas, as stored and as sent. */
  documents: Buffer;
  total: number;
}

/** Row that the database aggregates a page into; null members if the page is empty. */
interface PageRow {
  documents: Uint8Array | null;
  total: number | null;
}

const EMPTY = Buffer.alloc(0);

/** At or below this total, index lookup plus sort beats scanning in list order. */
const FEW = 500;

/** Up to this offset, skipping rows costs less than looking up the position. */
const FAR_OFFSET = 1_000;

/** Parses the objects of a page. */
export function readDocuments<Item>({ documents }: Pick<ListPage, "documents">): Item[] {
  return JSON.parse(`[${documents.toString()}]`) as Item[];
}

const MANY = 1_000;

/**
 * Iterates every object of a list, newest first, one page in memory at a time. A page begins where the one before ended, so that
 * objects which are added or deleted meanwhile move no other.
 */
export async function* eachDocument<Item>(
  database: Database,
  name: CollectionName,
  filter: ListFilter,
): AsyncGenerator<Item[]> {
  const collection: Collection = COLLECTIONS[name];
  let { to } = filter;
  /** IDs at that timestamp, which the next page has again. */
  let seen: ReadonlySet<string> = new Set();
  for (;;) {
    const limit = MANY + seen.size;
    const conditions = scannedInOrder(database, collection, conditionsOf(collection, { ...filter, to }));
    const documents = await readList(database, collection, { conditions, offset: 0, limit, direction: "desc" });
    const items = readDocuments<Record<string, string>>({ documents });
    const fresh = items.filter(({ id = "" }) => !seen.has(id));
    yield fresh as Item[];
    if (items.length < limit) return;
    const last = fresh.at(-1)?.[collection.time];
    const same = fresh.filter((item) => item[collection.time] === last).map(({ id = "" }) => id);
    seen = new Set(last === to ? [...seen, ...same] : same);
    to = last;
  }
}

/** Number of objects in a list, without reading one. */
export async function countDocuments(database: Database, name: CollectionName, filter: ListFilter): Promise<number> {
  const conditions = conditionsOf(COLLECTIONS[name], filter);
  return conditions.some(isImpossible) ? 0 : countList(database, COLLECTIONS[name], conditions);
}

/** Reads one page. The total is correct even if the page is past the end. */
export async function readPage(
  database: Database,
  name: CollectionName,
  request: { filter: ListFilter; page: number; limit: number },
): Promise<ListPage> {
  const { filter, page, limit } = request;
  const collection: Collection = COLLECTIONS[name];
  const conditions = conditionsOf(collection, filter);
  if (conditions.some(isImpossible)) return { documents: EMPTY, total: 0 };
  if (database.dialect === "postgres" && page === 1 && isReadInOrder(collection, conditions))
    return readFirstPage(database, collection, conditions, limit);
  const total = await countList(database, collection, conditions);
  const offset = (page - 1) * limit;
  if (offset >= total) return { documents: EMPTY, total };

  const position = offset > FAR_OFFSET ? await findPosition(database, collection, conditions, offset) : undefined;
  const documents = position
    ? await readList(database, collection, { ...position, limit, direction: "desc" })
    : await readFromNearerEnd(database, collection, {
        conditions: total > FEW ? scannedInOrder(database, collection, conditions) : conditions,
        offset,
        limit,
        total,
      });
  return { documents, total };
}

/** Reports whether an index returns the rows in list order. */
function isReadInOrder(collection: Collection, conditions: Condition[]): boolean {
  return conditions.every(({ operator, column }) => operator === "=" || column === collection.time);
}

/** Reads a first page together with the total: a second round trip costs more than all rows of the page. */
async function readFirstPage(
  database: Database,
  collection: Collection,
  conditions: Condition[],
  limit: number,
): Promise<ListPage> {
  const count = countOf(database, collection, conditions);
  const query = pageQuery(database, collection, {
    conditions,
    direction: "desc",
    total: `(select sum(total) from (${count.sql}) as counts)`,
  });
  const row = await database.first(query, Object.assign(count.values, { limit, offset: 0 }));
  return { documents: documentsOf(row), total: row?.total ?? 0 };
}

/** A sequence of rows, in one direction. */
interface Run {
  conditions: Condition[];
  offset: number;
  limit: number;
  direction: "asc" | "desc";
}

/** Reads from the nearer end of the list, since the database scans the rows that it skips. */
async function readFromNearerEnd(
  database: Database,
  collection: Collection,
  page: Omit<Run, "direction"> & { total: number },
): Promise<Buffer> {
  const { conditions, offset, limit, total } = page;
  if (offset <= total / 2) return readList(database, collection, { conditions, offset, limit, direction: "desc" });
  const size = Math.min(limit, total - offset);
  return readList(database, collection, {
    conditions,
    offset: total - offset - size,
    limit: size,
    direction: "asc",
  });
}

async function readList(database: Database, collection: Collection, run: Run): Promise<Buffer> {
  const { conditions, offset, limit, direction } = run;
  const query = pageQuery(database, collection, { conditions, direction });
  return documentsOf(await database.first(query, Object.assign(valuesOf(conditions), { limit, offset })));
}

function documentsOf(row: PageRow | undefined): Buffer {
  const bytes = row?.documents;
  return bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : EMPTY;
}

/**
 * Reads the documents of a page, newest first, joined by the database: one row costs a fraction of twenty, and is passed to the
 * client as bytes. The aggregated subquery has a limit, which preserves its order.
 */
function pageQuery(
  { dialect }: Database,
  collection: Collection,
  { conditions, direction, total = "null" }: Pick<Run, "conditions" | "direction"> & { total?: string },
): Query<Values, PageRow> {
  const { time } = collection;
  const rows = `select id, ${time}, document ${matching(collection, conditions)}
    order by ${time} ${direction}, id ${direction} limit :limit offset :offset`;
  const newestFirst =
    direction === "desc" ? rows : `select document from (${rows}) as run order by ${time} desc, id desc limit :limit`;
  const joined = dialect === "postgres" ? "string_agg(document, ',')" : "cast(group_concat(document, ',') as blob)";
  return defineQuery(`select ${joined} as documents, ${total} as total from (${newestFirst}) as page`, {
    bytes: ["documents"],
    isPlannedByValues: !isReadInOrder(collection, conditions),
  });
}
