import { foldText } from "../../core/text/fold.ts";
import { calledNames } from "../../core/transcript/speaker-names.ts";
import type { IdSource } from "../records/ids.ts";
import type { Insight } from "../records/resources.ts";
import type { CallToScore } from "./call-to-score.ts";
import type { QuoteFinder } from "./find-quote.ts";
import type { FoundInsight } from "./scorer.ts";

/** What the fields of an insight come from. */
interface InsightSource {
  call: CallToScore;
  finder: QuoteFinder;
  ids: IdSource;
  now: Date;
  reportId: string;
}

const MAX_INSIGHTS = 30;

/** The insights that the prospect put into words, each moment once. What the seller says of the prospect is no evidence. */
export function keepInsights(found: readonly FoundInsight[], source: InsightSource): Insight[] {
  const kept = new Map<string, Insight>();
  for (const insight of found) {
    const quote = source.finder.find(insight.citation, "prospect");
    if (!quote) continue;
    const key = `${insight.type} ${quote.line.index}`;
    if (!kept.has(key) && kept.size < MAX_INSIGHTS) kept.set(key, insightOf(insight, quote, source));
  }
  return [...kept.values()];
}

function insightOf(
  found: FoundInsight,
  { text, line }: NonNullable<ReturnType<QuoteFinder["find"]>>,
  { call, ids, now, reportId }: InsightSource,
): Insight {
  const { meeting } = call;
  const prospect = meeting.participants.find(({ name }) => calledNames(name).includes(foldText(line.speaker)));
  return {
    id: ids.uuid(),
    meeting_id: meeting.id,
    user_id: meeting.user_id,
    report_id: reportId,
    type: found.type,
    title: found.title,
    summary: found.summary,
    quote: text,
    speaker_name: line.speaker,
    timestamp_seconds: line.seconds,
    industry: null,
    company_name: prospect?.company ?? null,
    prospect_name: line.speaker,
    prospect_title: prospect?.title ?? null,
    sentiment: found.sentiment,
    confidence: found.confidence,
    tags: found.tags,
    occurred_at: meeting.started_at,
    created_at: now.toISOString(),
  };
}
