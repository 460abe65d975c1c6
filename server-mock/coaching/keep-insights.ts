import { foldText } from "../../core/text/fold.ts";
import { calledNames } from "../../core/transcript/speaker-names.ts";
import type { IdSource } from "../records/ids.ts";
import type { Insight } from "../records/resources.ts";
import type { CallToScore } from "./call-to-score.ts";
import { findCited, type Quote } from "./find-quote.ts";
import { isNoEvidence } from "./no-evidence.ts";
import type { FoundInsight } from "./scorer.ts";

/** What the fields of an insight come from. */
interface InsightSource {
  call: CallToScore;
  ids: IdSource;
  now: Date;
  reportId: string;
}

const MAX_INSIGHTS = 30;

/**
 * The insights that were put into words, each moment once: by the prospect, since what the seller says of the prospect is no evidence,
 * unless somebody listens for the seller's words.
 */
export function keepInsights(found: readonly FoundInsight[], source: InsightSource): Insight[] {
  const kept: Insight[] = [];
  const seen = new Set<string>();
  for (const insight of found) {
    const quote = findCited(source.call, insight.citation, insight.side ?? "prospect");
    if (!quote || isNoEvidence(quote.text)) continue;
    const moment = `${insight.type} ${quote.line.index}`;
    // Two names in one sentence are two insights; a model that sees the same moment has seen nothing new.
    const key = insight.side ? `${moment} ${insight.title}` : moment;
    if (!seen.has(key) && kept.length < MAX_INSIGHTS) kept.push(insightOf(insight, quote, source));
    seen.add(key).add(moment);
  }
  return kept;
}

function insightOf(found: FoundInsight, { text, line }: Quote, { call, ids, now, reportId }: InsightSource): Insight {
  const { meeting } = call;
  const isProspect = (found.side ?? "prospect") === "prospect";
  const person = meeting.participants.find(({ name }) => calledNames(name).includes(foldText(line.speaker)));
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
    company_name: (isProspect && person?.company) || null,
    prospect_name: isProspect ? line.speaker : null,
    prospect_title: (isProspect && person?.title) || null,
    sentiment: found.sentiment,
    confidence: found.confidence,
    tags: found.tags,
    occurred_at: meeting.started_at,
    created_at: now.toISOString(),
  };
}
