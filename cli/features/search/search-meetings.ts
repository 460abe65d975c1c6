import type { WordQuery } from "../../../core/text/word-query.ts";
import { parseTranscript } from "../../../core/transcript/parse-transcript.ts";
import { searchLines } from "../../../core/transcript/search-lines.ts";
import type { TranscriptLine } from "../../../core/transcript/turn.ts";
import type { Meeting, MeetingDetail, SvcClient } from "../../../src/index.ts";
import type { Filters } from "../../flags/read-filters.ts";
import { eachDetail } from "../details/each-detail.ts";

/** A line of a transcript. */
export interface SpokenLine {
  /** Seconds into the recording; null where the transcript has no times. */
  seconds: number | null;
  speaker: string;
  /** What was said, without time and name. */
  text: string;
}

/** A line of a transcript that matches the search. */
export interface Hit extends SpokenLine {
  meeting_id: string;
  title: string | null;
  started_at: string | null;
  user_id: string | null;
  /** Index of the line among the transcript's non-empty ones, from 0. */
  position: number;
  /** Lines before it, as many as requested. */
  before: readonly SpokenLine[];
  after: readonly SpokenLine[];
}

/** Counts of a search, kept up to date while it runs. */
export interface SearchTotals {
  /** Meetings that the service counts for the filters. */
  listed: number | undefined;
  searched: number;
  withoutTranscript: number;
  withHits: number;
  hits: number;
}

/** Words to search for, and the meetings to search. */
export interface Search {
  query: WordQuery;
  speaker: string | undefined;
  filters: Filters;
  concurrency: number;
  /** Lines to show before and after a hit. */
  context: number;
  signal: AbortSignal;
}

/** Statuses of a meeting that has no transcript (API document). */
const WITHOUT_TRANSCRIPT: ReadonlySet<unknown> = new Set(["pending", "no_transcript"]);

/** Creates the counts of a search that has not begun. */
export const noTotals = (): SearchTotals => ({
  listed: undefined,
  searched: 0,
  withoutTranscript: 0,
  withHits: 0,
  hits: 0,
});

/**
 * Searches transcripts, newest meeting first: one call for every 100 meetings and one for every transcript. Memory holds a few
 * transcripts, whatever the number of meetings. Yields the hits of one meeting at a time, also when there are none.
 */
export async function* searchMeetings(client: SvcClient, search: Search, totals: SearchTotals): AsyncGenerator<Hit[]> {
  const { signal, filters, concurrency } = search;
  const read = (meeting: Meeting): PromiseLike<MeetingDetail> | undefined =>
    meeting.has_transcript === false || WITHOUT_TRANSCRIPT.has(meeting.status)
      ? undefined
      : client.meetings.get(meeting.id, { signal });
  for await (const { item, detail } of eachDetail(listMeetings(), read, { concurrency })) {
    totals.searched += 1;
    if (typeof detail?.transcript !== "string" || detail.transcript === "") totals.withoutTranscript += 1;
    const hits = hitsIn(item, detail?.transcript, search);
    totals.hits += hits.length;
    totals.withHits += hits.length > 0 ? 1 : 0;
    yield hits;
  }

  async function* listMeetings(): AsyncGenerator<Meeting> {
    for await (const { data, meta } of client.meetings.list(filters, { signal }).pages()) {
      totals.listed = typeof meta?.total === "number" ? meta.total : totals.listed;
      yield* data;
    }
  }
}

function hitsIn(meeting: Meeting, transcript: unknown, { query, speaker, context }: Search): Hit[] {
  if (typeof transcript !== "string") return [];
  const { id, title = null, started_at: startedAt = null, user_id: userId = null } = meeting;
  const lines = parseTranscript(transcript);
  return searchLines(lines, { query, speaker }).map(({ line }) => {
    const position = line.index;
    return {
      meeting_id: id,
      title,
      started_at: startedAt,
      user_id: userId,
      ...toSpoken(line),
      position,
      before: lines.slice(Math.max(0, position - context), position).map(toSpoken),
      after: lines.slice(position + 1, position + 1 + context).map(toSpoken),
    };
  });
}

const toSpoken = ({ seconds, speaker, text }: TranscriptLine): SpokenLine => ({ seconds, speaker, text });
