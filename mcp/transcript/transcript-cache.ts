import type { MeetingDetail } from "../../src/index.ts";
import { cleanText } from "../answer/clean-text.ts";

/** A meeting whose transcript has been cleaned; offsets count in that text. */
export interface ReadMeeting {
  meeting: Omit<MeetingDetail, "transcript">;
  /** The whole transcript; null when there is none. */
  transcript: string | null;
}

interface Entry {
  read: ReadMeeting;
  readAt: number;
}

const MAX_CHARACTERS = 64_000_000;
const MAX_AGE_MS = 5 * 60_000;

/** Meetings read lately, so that going through a long transcript fetches it once. */
export class TranscriptCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The meeting from the cache, or as `fetch` gives it. */
  async read(id: string, fetch: () => PromiseLike<MeetingDetail>): Promise<ReadMeeting> {
    const entry = this.#entries.get(id);
    if (entry && this.#now() - entry.readAt < MAX_AGE_MS) return entry.read;
    // Calls at the same moment fetch each for itself: a fetch that they shared would end with the first that is cancelled.
    const { transcript, ...meeting } = await fetch();
    const read = { meeting, transcript: typeof transcript === "string" ? cleanText(transcript) : null };
    // What is still being processed may look different the next time.
    if (meeting.status === "completed") this.#keep(id, { read, readAt: this.#now() });
    return read;
  }

  #keep(id: string, entry: Entry): void {
    this.#entries.delete(id);
    this.#entries.set(id, entry);
    let total = 0;
    for (const [kept, { read }] of [...this.#entries].reverse()) {
      total += read.transcript?.length ?? 0;
      if (total > MAX_CHARACTERS) this.#entries.delete(kept);
    }
  }
}
