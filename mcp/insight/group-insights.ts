import { foldText } from "../../core/text/fold.ts";
import { calledNames } from "../../core/transcript/speaker-names.ts";
import type { TranscriptLine } from "../../core/transcript/turn.ts";
import { openingText } from "../../core/words/opening-text.ts";
import type { Insight } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import type { Value } from "../response/tool-response.ts";
import type { NameOf } from "../service/name-people.ts";
import { readReports, readTranscripts } from "../service/read-data.ts";
import type { ReadMeeting } from "../service/read-meeting.ts";
import { toClock, UNKNOWN } from "../text/format.ts";
import { readList, readNumber, readText, readTime } from "../text/read-value.ts";

/** Dimensions that insights can be grouped by; a phrase is an insight's title. */
export const GROUPINGS = ["type", "phrase", "company", "industry", "rep"] as const;

/** One of them. */
export type Grouping = (typeof GROUPINGS)[number];

/** Insights that have something in common. */
export interface InsightGroup {
  name: string;
  insights: Insight[];
}

/** Groups insights, the most frequent first. Case and accents of a name do not matter. */
export function groupInsights(insights: readonly Insight[], by: Grouping, nameOf: NameOf): InsightGroup[] {
  const keyOf: Readonly<Record<Grouping, (insight: Insight) => string | undefined>> = {
    type: ({ type }) => readText(type),
    phrase: ({ title }) => readText(title),
    company: ({ company_name: company }) => readText(company),
    industry: ({ industry }) => readText(industry),
    rep: ({ user_id: userId }) => nameOf(userId),
  };
  const groups = new Map<string, InsightGroup>();
  for (const insight of insights) {
    const name = keyOf[by](insight) ?? UNKNOWN;
    const key = foldText(name);
    const group = groups.get(key) ?? { name, insights: [] };
    group.insights.push(insight);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, two) => two.insights.length - one.insights.length);
}

/** Data needed to show groups. */
export interface GroupSource {
  by: Grouping;
  nameOf: NameOf;
  /** Whether to show how the rep reacted to the quote. */
  withReaction: boolean;
}

/** Groups as rows: counts, the best quote with its moment, and, for objections, how the rep reacted. */
export async function describeInsightGroups(
  groups: readonly InsightGroup[],
  { by, nameOf, withReaction }: GroupSource,
  context: ToolContext,
): Promise<{ columns: string[]; toRow: (group: InsightGroup) => Value[]; unread: string }> {
  const scores = withReaction && context.policy.reads("reports") ? await readScores(groups, context) : new Map();
  const bestOf = ({ insights }: InsightGroup): Insight => chooseBest(insights, scores);
  const reactions =
    withReaction && context.policy.reads("transcripts") ? await readReactions(groups.map(bestOf), context) : undefined;
  return {
    columns: [
      by,
      "count",
      "meetings",
      "companies",
      "quote",
      "moment",
      "said_by",
      // Grouped by one of these two, the group's name already shows it.
      ...(by === "company" ? [] : ["company"]),
      ...(by === "rep" ? [] : ["rep"]),
      "meeting_id",
      ...(reactions ? ["reaction"] : []),
    ],
    toRow(group) {
      const { name, insights } = group;
      const insight = bestOf(group);
      return [
        name,
        insights.length,
        countDistinct(insights, ({ meeting_id: id }) => readText(id)),
        countDistinct(insights, ({ company_name: company }) => foldText(readText(company) ?? "") || undefined),
        readText(insight.quote) ?? readText(insight.summary),
        toClock(insight.timestamp_seconds),
        readText(insight.prospect_name) ?? readText(insight.speaker_name),
        ...(by === "company" ? [] : [readText(insight.company_name)]),
        ...(by === "rep" ? [] : [nameOf(insight.user_id)]),
        context.knownIds.shorten("meeting", insight.meeting_id),
        ...(reactions ? [reactions.texts.get(insight)] : []),
      ];
    },
    unread: reactions?.isComplete === false ? UNREAD : "",
  };
}

const UNREAD = "Time ran out before every reaction was read: call again for the others.";

const countDistinct = (insights: readonly Insight[], keyOf: (insight: Insight) => string | undefined): number =>
  new Set(insights.flatMap((insight) => keyOf(insight) ?? [])).size;

/** The best score of each call: a call may have several reports. */
async function readScores(groups: readonly InsightGroup[], context: ToolContext): Promise<Map<string, number>> {
  const times = groups.flatMap(({ insights }) => insights.flatMap(({ occurred_at: at }) => readTime(at) ?? []));
  const first = times.reduce((earliest, time) => Math.min(earliest, time), Number.POSITIVE_INFINITY);
  const from = Number.isFinite(first) ? new Date(first).toISOString() : undefined;
  const { items } = await readReports({ from }, context);
  const best = new Map<string, number>();
  for (const { meeting_id: id, overall_score: score } of items)
    best.set(id, Math.max(best.get(id) ?? 0, readNumber(score) ?? 0));
  return best;
}

/** Chooses the insight to show, with a quote if possible: by the call's score if requested, else by confidence. */
function chooseBest(insights: readonly Insight[], scores: ReadonlyMap<string, number>): Insight {
  const rank = (insight: Insight): number =>
    (readText(insight.quote) === undefined ? 0 : 1_000) +
    (scores.get(insight.meeting_id) ?? 0) +
    (readNumber(insight.confidence) ?? 0);
  return insights.reduce((best, insight) => (rank(insight) > rank(best) ? insight : best));
}

const MAX_REACTION = 240;

/** Reads the rep's reaction to each quote. */
async function readReactions(
  insights: readonly Insight[],
  context: ToolContext,
): Promise<{ texts: ReadonlyMap<Insight, string | undefined>; isComplete: boolean }> {
  const moments = insights.flatMap((insight) => {
    const [id, seconds] = [readText(insight.meeting_id), readNumber(insight.timestamp_seconds)];
    return id === undefined || seconds === undefined ? [] : [{ insight, id, seconds }];
  });
  const ids = [...new Set(moments.map(({ id }) => id))];
  const { results, done } = await readTranscripts(ids, context);
  const texts = moments.map(({ insight, id, seconds }): [Insight, string | undefined] => {
    const read = results[ids.indexOf(id)];
    return [insight, read && findReaction(read, seconds)];
  });
  return { texts: new Map(texts), isComplete: done === ids.length };
}

/** What the rep said after the speaker of this moment; what any other speaker said, if the sides are unknown. */
function findReaction({ meeting, lines }: ReadMeeting, seconds: number): string | undefined {
  const quoted = lines.findLast((line) => line.seconds !== null && line.seconds <= seconds);
  const names = readList(meeting.participants).flatMap((participant) => {
    const name = participant.is_internal === true ? readText(participant.name) : undefined;
    return name === undefined ? [] : calledNames(name).filter(Boolean);
  });
  const isOwn = ({ speaker }: TranscriptLine): boolean => names.includes(foldText(speaker));
  const hasSides = lines.some(isOwn);
  const reply = lines.find(
    (line) => quoted && line.offset > quoted.offset && line.speaker !== quoted.speaker && (!hasSides || isOwn(line)),
  );
  return reply && openingText(reply.text, MAX_REACTION);
}
