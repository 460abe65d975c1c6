import type { FoundTopic, Topic } from "../ranking/coach-next.ts";
import type { TalkReport } from "../talk/talk-rollup.ts";
import type { FollowUp } from "./follow-up.ts";
import { followUpText, talkText, topicText } from "./manager-words.ts";
import type { EvidenceQuote, ListenTo, TalkingPoint } from "./report-figures.ts";

/** Maximum number of points per kind. */
const POINTS = 2;

/** Talking points of a report on one person: what went well, what to work on, results of the last advice, talk. */
export function talkingPoints(
  topics: readonly FoundTopic[],
  { follow_up, talk }: { follow_up: readonly FollowUp[]; talk: TalkReport | null },
  titles: ReadonlyMap<string, string | null>,
): TalkingPoint[] {
  // What lies in the middle is neither.
  const half = Math.floor(topics.length / 2);
  const listen = (...quotes: (EvidenceQuote | null)[]): ListenTo[] =>
    quotes.flatMap((quote) =>
      quote === null ? [] : [{ ...momentOf(quote), title: titles.get(quote.meeting_id) ?? null }],
    );
  const best = topics.slice(-Math.min(POINTS, Math.max(1, half))).reverse();
  const weakest = topics.slice(0, Math.min(POINTS, half));
  const [own] = talk?.people ?? [];
  return [
    ...best.map(({ topic, high }) => ({ kind: "praise" as const, text: pointText(topic), moments: listen(high) })),
    ...weakest.map(({ topic, low, high }) => ({
      kind: "work_on" as const,
      text: pointText(topic),
      moments: listen(low, high?.report_id === low?.report_id ? null : high),
    })),
    ...follow_up.map((row) => ({ kind: "follow_up" as const, text: followUpText(row), moments: [] })),
    ...(own === undefined
      ? []
      : [
          {
            kind: "talk" as const,
            text: talkText(own),
            moments: [
              {
                meeting_id: own.longest_monologue.meeting_id,
                quote: null,
                score: null,
                title: titles.get(own.longest_monologue.meeting_id) ?? null,
                timestamp_seconds: own.longest_monologue.at_seconds,
              },
            ],
          },
        ]),
  ];
}

const momentOf = ({ meeting_id, timestamp_seconds, quote, score }: EvidenceQuote) => ({
  meeting_id,
  timestamp_seconds,
  quote,
  score,
});

const pointText = (topic: Topic): string => `${topic.name}: ${topicText(topic)}`;
