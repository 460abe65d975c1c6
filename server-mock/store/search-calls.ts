import type { WordQuery } from "../../core/text/word-query.ts";
import type { Database } from "./database.ts";
import { defineQuery } from "./query.ts";
import type { SearchKind } from "./search-documents.ts";
import { completeIndex } from "./search-index.ts";
import { indexQuery } from "./search-words.ts";

/** Calls to search: of an organization or one person, started in a time range with both ends included. */
export interface CallSearch {
  orgId: string;
  query: WordQuery;
  userId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Parts of the calls to search; all by default. */
  kinds: readonly SearchKind[];
}

/** A call that has at least one of the terms. */
export interface FoundCall {
  id: string;
  startedAt: string;
  /** Number of matching terms. */
  terms: number;
}

interface Parameters {
  orgId: string;
  words: string;
  userId: string;
  from: string;
  to: string;
  kinds: string;
}

interface Row {
  meeting_id: string;
  started_at: string;
}

const ON_MEETING = "meetings.org_id = search_documents.org_id and meetings.id = search_documents.meeting_id";
const IN_SCOPE = `
  search_documents.org_id = :orgId and (meetings.user_id = :userId or :userId = '')
  and started_at >= :from and started_at <= :to and :kinds like '%' || kind || '%'`;

const findCalls = {
  // SQLite joins in this order: https://www.sqlite.org/optoverview.html#manual_control_of_query_plans_using_cross_join
  sqlite: defineQuery<Parameters, Row>(`
    select search_documents.meeting_id, started_at from search_words
    cross join search_documents on search_documents.org_id = :orgId and place = search_words.rowid
    cross join meetings on ${ON_MEETING}
    where search_words match :words and ${IN_SCOPE}`),
  postgres: defineQuery<Parameters, Row>(`
    select search_documents.meeting_id, started_at from search_documents inner join meetings on ${ON_MEETING}
    where search_documents.words @@ cast(:words as tsquery) and ${IN_SCOPE}`),
};

/**
 * Finds calls that contain words, those with most terms first, then newest first. Undefined if a term has too many consecutive
 * words.
 */
export async function searchCalls(database: Database, search: CallSearch): Promise<FoundCall[] | undefined> {
  await completeIndex(database);
  const { orgId, query, userId = "", from = "", to = "9999", kinds } = search;
  const found = new Map<string, FoundCall>();
  for (const term of query.terms) {
    const words = indexQuery(database.dialect, orgId, term);
    if (words === undefined) return undefined;
    const parameters = { orgId, words, userId, from, to, kinds: kinds.join() };
    const rows = await database.all(findCalls[database.dialect], parameters);
    const calls = new Map(rows.map((row) => [row.meeting_id, row.started_at]));
    for (const [id, startedAt] of calls) {
      const known = found.get(id);
      if (known) known.terms += 1;
      else found.set(id, { id, startedAt, terms: 1 });
    }
  }
  return [...found.values()].sort(
    (one, other) => other.terms - one.terms || (one.startedAt < other.startedAt ? 1 : -1),
  );
}
