import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { COLLECTIONS, type Collection, type CollectionName } from "./collections.ts";
import { countList, countOf } from "./count-list.ts";
import type { Database } from "./database.ts";
import { findPosition } from "./find-position.ts";
import {
  type Condition,
  conditionsOf,
  isImpossible,
  keyOf,
  type ListFilter,
  matching,
  numberSlot,
  scannedInOrder,
  valuesOf,
} from "./list-conditions.ts";
import { defineQuery, type Query, remember, type Slots, type Values } from "./query.ts";
import type { Tables } from "./tables.ts";

/** One page of a list, as JSON texts, and how many items the whole list has. */
export interface ListPage {
  documents: string[];
  total: number;
}

/** At or below this total, index lookup plus sort beats scanning in list order. */
const FEW = 500;

/** Below this offset, skipping rows costs less than looking up the position. */
const FAR_OFFSET = 1_000;

/** Reads one page. The total is right even where the page lies past the end. */
export async function readPage(
  database: Database,
  name: CollectionName,
  request: { filter: ListFilter; page: number; limit: number },
): Promise<ListPage> {
  const { filter, page, limit } = request;
  const collection: Collection = COLLECTIONS[name];
  const conditions = conditionsOf(collection, filter);
  if (conditions.some(isImpossible)) return { documents: [], total: 0 };
  if (database.dialect === "postgres" && page === 1 && isReadInOrder(collection, conditions))
    return readFirstPage(database, collection, conditions, limit);
  const total = await countList(database, collection, conditions);
  const offset = (page - 1) * limit;
  if (offset >= total) return { documents: [], total };

  const position = offset > FAR_OFFSET ? await findPosition(database, collection, conditions, offset) : undefined;
  const documents = position
    ? await readDocuments(database, collection, { ...position, limit, direction: "desc" })
    : await readFromNearerEnd(database, collection, {
        conditions: total > FEW ? scannedInOrder(collection, conditions) : conditions,
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
  const count = countOf(collection, conditions);
  const query = remember<{ document: string; total: number | null }>(
    `first page ${collection.name} ${keyOf(conditions)} ${count.key}`,
    () =>
      defineQuery((builder, slot) =>
        pageOf(builder, collection, { conditions, direction: "desc" }, slot).select(
          sql<number | null>`(select sum(total) from ${count.build(builder, slot)} as counts)`.as("total"),
        ),
      ),
  );
  const rows = await database.all(query, { ...valuesOf(conditions), ...count.values, limit, offset: 0 });
  return { documents: rows.map((row) => row.document), total: Number(rows[0]?.total ?? 0) };
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
): Promise<string[]> {
  const { conditions, offset, limit, total } = page;
  if (offset <= total / 2) return readDocuments(database, collection, { conditions, offset, limit, direction: "desc" });
  const size = Math.min(limit, total - offset);
  const run: Run = { conditions, offset: total - offset - size, limit: size, direction: "asc" };
  return (await readDocuments(database, collection, run)).reverse();
}

async function readDocuments(database: Database, collection: Collection, run: Run): Promise<string[]> {
  const { conditions, offset, limit, direction } = run;
  const rows = await database.all(pageQuery(collection, conditions, direction), {
    ...valuesOf(conditions),
    limit,
    offset,
  });
  return rows.map((row) => row.document);
}

function pageQuery(
  collection: Collection,
  conditions: Condition[],
  direction: Run["direction"],
): Query<Values, { document: string }> {
  return remember(`page ${collection.name} ${keyOf(conditions)} ${direction}`, () =>
    defineQuery((builder, slot) => pageOf(builder, collection, { conditions, direction }, slot)),
  );
}

function pageOf(
  builder: Kysely<Tables>,
  collection: Collection,
  { conditions, direction }: Pick<Run, "conditions" | "direction">,
  slot: Slots<Values>,
): SelectQueryBuilder<Tables, "meetings", { document: string }> {
  return matching(builder, collection, conditions, slot)
    .select("document")
    .orderBy(sql.ref(collection.time), direction)
    .orderBy("id", direction)
    .limit(numberSlot(slot, "limit"))
    .offset(numberSlot(slot, "offset"));
}
