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

/** One page of a list, and how many items the whole list has. */
export interface ListPage {
  /** The objects as JSON in UTF-8, joined by commas: as they were stored, and as they are sent. */
  documents: Buffer;
  total: number;
}

/** What the database makes of a page: null where it has no rows. */
interface PageRow {
  documents: Uint8Array | null;
  total: number | null;
}

const EMPTY = Buffer.alloc(0);

/** At or below this total, index lookup plus sort beats scanning in list order. */
const FEW = 500;

/** Below this offset, skipping rows costs less than looking up the position. */
const FAR_OFFSET = 1_000;

/** The objects of a page. */
export function readDocuments<Item>({ documents }: Pick<ListPage, "documents">): Item[] {
  return JSON.parse(`[${documents.toString()}]`) as Item[];
}

const MANY = 1_000;

/** Every object of a list, newest first, as many at a time as are in memory. */
export async function* eachDocument<Item>(
  database: Database,
  name: CollectionName,
  filter: ListFilter,
): AsyncGenerator<Item[]> {
  for (let page = 1; ; page += 1) {
    const { documents, total } = await readPage(database, name, { filter, page, limit: MANY });
    yield readDocuments<Item>({ documents });
    if (page * MANY >= total) return;
  }
}

/** Reads one page. The total is right even where the page lies past the end. */
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

/** Whether rows are found in the order of the list, however many there are. */
function isReadInOrder(collection: Collection, conditions: Condition[]): boolean {
  return conditions.every(({ operator, column }) => operator === "=" || column === collection.time);
}

/** Reads a first page with the total of the list: a second round trip to a server costs more than all the rows of a page. */
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
  return { documents: documentsOf(row), total: Number(row?.total ?? 0) };
}

/** A run of a list, in one direction. */
interface Run {
  conditions: Condition[];
  offset: number;
  limit: number;
  direction: "asc" | "desc";
}

/** The database scans the rows that it skips, so it begins where there are fewer of them. */
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
 * The documents of a page, newest first, joined by the database: one row costs a fraction of twenty, and it goes to the client
 * without being a text on the way. What is aggregated is a subquery with a limit, so it arrives in the subquery's order.
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
