import { foldText } from "../../core/text/fold.ts";
import { matchTerms, type WordQuery } from "../../core/text/word-query.ts";
import type { Insight, InsightType } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import { LITERAL_SEARCH, readQuery } from "../input/read-query.ts";
import { type NameOf, namePeople } from "../service/name-people.ts";
import { explainBound } from "../service/read-all.ts";
import { readInsights } from "../service/read-data.ts";
import { readText } from "../text/read-value.ts";
import { sortNewest } from "../text/sort-newest.ts";

/** Criteria of a search for insights. */
export interface InsightSearch {
  query: {
    date_from: string | undefined;
    date_to: string | undefined;
    industry: string | undefined;
    prospect_title: string | undefined;
  };
  type: InsightType | undefined;
  /** Words, all of which an insight must contain. */
  search: string | undefined;
  userId: string | undefined;
}

/** Insights that were found, and how many were searched. */
export interface FoundInsights {
  insights: Insight[];
  nameOf: NameOf;
  note: string;
}

/** Finds insights by criteria that the API has no filters for, newest first. */
export async function findInsights(search: InsightSearch, context: ToolContext): Promise<FoundInsights> {
  const words = search.search === undefined ? undefined : readQuery("search", search.search);
  const all = await readInsights(search.query, context);
  const matching = all.items.filter(
    (insight) =>
      (search.type === undefined || insight.type === search.type) &&
      (search.userId === undefined || insight.user_id === search.userId) &&
      matchesWords(insight, words),
  );
  const insights = sortNewest(matching, (insight) => insight.occurred_at);
  context.knownIds.rememberRows("meeting", insights, "meeting_id");
  const nameOf = await namePeople(
    insights.map((insight) => insight.user_id),
    context,
  );
  const found = `${insights.length} of ${all.items.length} insights match.`;
  const note = [found, explainBound(all, "insights"), words ? LITERAL_SEARCH : ""].filter(Boolean).join(" ");
  return { insights, nameOf, note };
}

function matchesWords(insight: Insight, query: WordQuery | undefined): boolean {
  if (query === undefined) return true;
  const text = textsOf(insight).join(" · ");
  const folded = foldText(text);
  const matched = new Set(matchTerms(text, query));
  return query.terms.every((term, index) => matched.has(index) || folded.includes(foldText(term.text)));
}

const textsOf = (insight: Insight): string[] =>
  [
    insight.title,
    insight.summary,
    insight.quote,
    insight.company_name,
    insight.prospect_name,
    insight.prospect_title,
    insight.speaker_name,
    ...(insight.tags ?? []),
  ].flatMap((text) => readText(text) ?? []);
