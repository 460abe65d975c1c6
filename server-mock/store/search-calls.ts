import type { WordQuery } from "../../core/text/word-query.ts";
import type { Database } from "./database.ts";
import { defineQuery, type Values } from "./query.ts";
import { SEARCH_KINDS, type SearchKind } from "./search-documents.ts";
import { completeIndex } from "./search-index.ts";
import { indexQueries } from "./search-words.ts";

/** Calls to search: of an organization or one person, started in a time range with both ends included. */
export interface CallSearch {
  orgId: string;
  query: WordQuery;
  userId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Parts of the calls to search. */
  kinds: readonly SearchKind[];
  /** The page of their IDs to read. */
  limit: number;
  offset: number;
}

/** Calls that have at least one of the terms. */
export interface FoundCalls {
  /** When each of them started, in no order. */
  startedAt: string[];
  /** IDs of the page: those with most terms first, then newest first. */
  ids: string[];
}

const IN_KINDS = "kind in (:call, :said, :insight, :feedback)";

/**
 * A word is found in several parts of a call: those are merged before the call is looked up. For an expression that it sees,
 * PostgreSQL adds up its spellings, expects most documents, and reads every text; for a subquery's it takes the index.
 */
const callsWith = {
  // SQLite joins in this order: https://www.sqlite.org/optoverview.html#manual_control_of_query_plans_using_cross_join
  sqlite: (term: number, index: number) => `
    select distinct meeting_id, ${term} as term from search_words
    cross join search_documents on org_id = :orgId and place = search_words.rowid
    where search_words match :words${index} and ${IN_KINDS}`,
  postgres: (term: number, index: number) => `
    select distinct meeting_id, ${term} as term from search_documents
    where org_id = :orgId and search_documents.words @@ (select cast(:words${index} as tsquery)) and ${IN_KINDS}`,
};

/** One row for all calls, since thousands of rows cost as much as finding them; `terms` has the term of each expression. */
const findCalls = (dialect: Database["dialect"], terms: readonly number[]) =>
  defineQuery<Values, Record<"starts" | "ids", string | null>>(
    `
    with found as materialized (
      select id, started_at, terms from (
        select meeting_id, count(*) as terms from (
          ${terms.map(callsWith[dialect]).join(" union ")}
        ) as hits group by meeting_id
      ) as calls
      cross join meetings
      where org_id = :orgId and id = meeting_id and (user_id = :userId or :userId = '')
        and started_at >= :from and started_at <= :to)
    select (select string_agg(started_at, ',') from found) as starts, (
      select string_agg(id, ',') from (
        select id from found order by terms desc, started_at desc, id desc limit :limit offset :offset) as page) as ids`,
    { isPlannedByValues: true },
  );

/** Finds calls that contain words, and a page of them. Undefined if a term has too many consecutive words. */
export async function searchCalls(
  database: Database,
  { orgId, query, userId = "", from = "", to = "9999", kinds, limit, offset }: CallSearch,
): Promise<FoundCalls | undefined> {
  if (query.terms.length === 0) return { startedAt: [], ids: [] };
  await completeIndex(database);
  const values: Values = { orgId, userId, from, to, limit, offset };
  for (const kind of SEARCH_KINDS) values[kind] = kinds.includes(kind) ? kind : "";
  const terms: number[] = [];
  for (const [index, term] of query.terms.entries()) {
    const expressions = indexQueries(database.dialect, orgId, term);
    if (expressions === undefined) return undefined;
    for (const words of expressions) values[`words${terms.push(index) - 1}`] = words;
  }
  const row = await database.first(findCalls(database.dialect, terms), values);
  return { startedAt: split(row?.starts), ids: split(row?.ids) };
}

const split = (joined: string | null | undefined): string[] => joined?.split(",") ?? [];
