import { foldText } from "../../analysis/text/fold.ts";
import { matchTerms, parseQuery } from "../../analysis/text/word-query.ts";
import type { Insight, InsightType } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import { type NameOf, namePeople } from "../service/name-people.ts";
import { readInsights } from "../service/read-data.ts";
import { readText } from "../text/read-value.ts";

/** What insights to find. */
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

/** Insights that were found, and how much was looked through. */
export interface FoundInsights {
  insights: Insight[];
  nameOf: NameOf;
  note: string;
}

/** Finds insights by what the API has no filter for, newest first. */
export async function findInsights(search: InsightSearch, context: ToolContext): Promise<FoundInsights> {
  const all = await readInsights(search.query, context);
  const insights = all.items.filter(
    (insight) =>
      (search.type === undefined || insight.type === search.type) &&
      (search.userId === undefined || insight.user_id === search.userId) &&
      matchesWords(insight, search.search),
  );
  context.knownIds.remember(
    "meeting",
    [...insights].reverse().map((insight) => insight.meeting_id),
  );
  const nameOf = await namePeople(
    insights.map((insight) => insight.user_id),
    context,
  );
  const limit = all.isComplete
    ? ""
    : ` These are the newest${all.total === undefined ? "" : ` of ${all.total}`}: narrow from and to.`;
  return { insights, nameOf, note: `${insights.length} of ${all.items.length} insights match.${limit}` };
}

function matchesWords(insight: Insight, search: string | undefined): boolean {
  if (search === undefined) return true;
  const text = textsOf(insight).join(" · ");
  const folded = foldText(text);
  const { terms } = parseQuery(search);
  const matched = new Set(matchTerms(text, { terms }));
  return terms.every((term, index) => matched.has(index) || folded.includes(foldText(term.text)));
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
    ...(Array.isArray(insight.tags) ? insight.tags : []),
  ].flatMap((text) => readText(text) ?? []);
