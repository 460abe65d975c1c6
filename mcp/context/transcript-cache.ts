import { parseTranscript } from "../../core/transcript/parse-transcript.ts";
import type { TranscriptLine } from "../../core/transcript/turn.ts";
import type { MeetingDetail } from "../../src/index.ts";
import { cleanText } from "../text/clean-text.ts";

/** A meeting with its cleaned transcript; offsets refer to the cleaned text. */
export interface ReadMeeting {
  meeting: Omit<MeetingDetail, "transcript">;
  /** The full transcript; null if there is none. */
  transcript: string | null;
}

const parsed = new WeakMap<ReadMeeting, TranscriptLine[]>();

/** The lines of a meeting's transcript, parsed once. */
export function linesOf(meeting: ReadMeeting): TranscriptLine[] {
  const lines = parsed.get(meeting) ?? parseTranscript(meeting.transcript ?? "");
  parsed.set(meeting, lines);
  return lines;
}

interface Entry {
  read: ReadMeeting;
  readAt: number;
}

const MAX_CHARACTERS = 64_000_000;
const MAX_AGE_MS = 5 * 60_000;

/** Recently read meetings, so that paging through a transcript fetches it once. */
export class TranscriptCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;
  readonly #maxCharacters: number;

  constructor(now: () => number, maxCharacters = MAX_CHARACTERS) {
    this.#now = now;
    this.#maxCharacters = maxCharacters;
  }

  /** Returns the cached meeting, or fetches it. */
  async read(id: string, fetch: () => PromiseLike<MeetingDetail>): Promise<ReadMeeting> {
    const entry = this.#entries.get(id);
    if (entry && this.#now() - entry.readAt < MAX_AGE_MS) return entry.read;
    // Concurrent calls fetch separately: a shared fetch would abort with the first call that is canceled.
    const { transcript, ...meeting } = await fetch();
    const read = { meeting, transcript: typeof transcript === "string" ? cleanText(transcript) : null };
    // A meeting that is still being processed will change.
    if (meeting.status === "completed") this.#keep(id, { read, readAt: this.#now() });
    return read;
  }

  /** Characters of all transcripts. */
  get characters(): number {
    return [...this.#entries.values()].reduce((sum, { read }) => sum + (read.transcript?.length ?? 0), 0);
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.clear();
  }

  #keep(id: string, entry: Entry): void {
    this.#entries.delete(id);
    this.#entries.set(id, entry);
    let total = 0;
    for (const [kept, { read }] of [...this.#entries].reverse()) {
      total += read.transcript?.length ?? 0;
      if (total > this.#maxCharacters) this.#entries.delete(kept);
    }
  }
}
