import { quoteOf } from "./evidence.ts";
import { demoId } from "./id.ts";
import { industryOf } from "./industries.ts";
import type { PlayedMeeting } from "./meetings.ts";
import { Random } from "./prng.ts";
import type { SpokenLine } from "./script/call.ts";
import type { Note } from "./script/note.ts";
import { speak } from "./script/spintax.ts";
import { secondsLater, timestamp } from "./timeline.ts";
import type { DemoInsight, DemoReport } from "./types.ts";

export interface InsightOptions {
  seed: string;
  now: Date;
  played: PlayedMeeting;
  reports: readonly DemoReport[];
}

/** Insights per meeting at most; part of the insights' ids. */
const mostInsights = 6;

/** What marketing can learn from a meeting, in the order in which it was said. */
export function insightsOf(options: InsightOptions): DemoInsight[] {
  const { seed, played } = options;
  if (played.record.status !== "completed") return [];
  const random = new Random(seed, "insights", played.index);
  return notedLines(played)
    .filter(() => random.chance(0.32))
    .slice(0, mostInsights)
    .map(({ line, note }, position) => {
      const id = demoId(seed, "insight", played.index * mostInsights + position);
      return writeInsight({ ...options, id, line, note, random });
    });
}

function notedLines({ call, pack }: PlayedMeeting): { line: SpokenLine; note: Note }[] {
  const seen = new Set<string>();
  return call.lines.flatMap((line) => {
    const note = line.note === null ? undefined : pack.notes.get(line.note);
    if (line.note === null || !note || seen.has(line.note)) return [];
    seen.add(line.note);
    return [{ line, note }];
  });
}

interface InsightDraft extends InsightOptions {
  id: string;
  line: SpokenLine;
  note: Note;
  random: Random;
}

function writeInsight({ id, now, played, reports, line, note, random }: InsightDraft): DemoInsight {
  const { record, facts, slots } = played;
  const speaker = record.participants.find((participant) => participant.name === line.speaker);
  const isParaphrased = note.type !== "quote" && random.chance(0.07);
  const report = reports[0];
  return {
    id,
    org_id: record.org_id,
    meeting_id: record.id,
    user_id: record.user_id,
    report_id: report?.id ?? null,
    type: note.type,
    title: speak(note.title, slots, random),
    summary: speak(note.summary, slots, random),
    quote: isParaphrased ? null : quoteOf(line),
    speaker_name: isParaphrased ? null : line.speaker,
    timestamp_seconds: isParaphrased ? null : line.seconds,
    industry: random.chance(0.04) ? null : industryOf(facts.account.company.industry).label,
    company_name: speaker?.company ?? null,
    prospect_name: line.speaker,
    prospect_title: speaker?.title ?? null,
    sentiment: note.sentiment,
    confidence: Math.round((0.58 + random.fraction() * 0.4) * 100) / 100,
    tags: [...note.tags],
    occurred_at: timestamp(secondsLater(played.startedAt, line.seconds), now),
    created_at: report?.created_at ?? record.updated_at,
  };
}
