import { sql } from "kysely";
import { COLLECTIONS, type Collection, type CollectionName } from "./collections.ts";
import { countList } from "./count-list.ts";
import type { Database } from "./database.ts";
import {
  type Condition,
  conditionsOf,
  isImpossible,
  keyOf,
  type ListFilter,
  matching,
  numberSlot,
  valuesOf,
} from "./list-conditions.ts";
import { defineQuery, type Query, remember, type Values } from "./query.ts";

/** One page of a list, as JSON texts, and how many items the whole list has. */
export interface ListPage {
  documents: string[];
  total: number;
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
  if (conditions.some(isImpossible)) return { documents: [], total: 0 };
  const total = await countList(database, collection, conditions);
  const offset = (page - 1) * limit;
  if (offset >= total) return { documents: [], total };

  // From the nearer end: the database walks over the rows that it skips.
  const isFromEnd = offset > total / 2;
  const size = Math.min(limit, total - offset);
  const place = isFromEnd ? { limit: size, offset: total - offset - size } : { limit, offset };
  const rows = await database.all(pageQuery(collection, conditions, isFromEnd), { ...valuesOf(conditions), ...place });
  const documents = rows.map((row) => row.document);
  return { documents: isFromEnd ? documents.reverse() : documents, total };
}

function pageQuery(
  collection: Collection,
  conditions: Condition[],
  isFromEnd: boolean,
): Query<Values, { document: string }> {
  const direction = isFromEnd ? "asc" : "desc";
  return remember(`page ${collection.name} ${keyOf(conditions)} ${direction}`, () =>
    defineQuery((builder, slot) =>
      matching(builder, collection, conditions, slot)
        .select("document")
        .orderBy(sql.ref(collection.time), direction)
        .orderBy("id", direction)
        .limit(numberSlot(slot, "limit"))
        .offset(numberSlot(slot, "offset")),
    ),
  );
}
