/** Something that somebody said without a pause for others. */
export interface Turn {
  /** Empty if unknown. */
  speaker: string;
  /** Whom they speak for, where the transcript says it: `Ana Ruiz (Acme): text`. */
  organization?: string;
  /** Milliseconds into the recording, where the transcript says them of this turn. */
  startMs?: number;
  endMs?: number;
  text: string;
}

/** A line of a transcript that says something. */
export interface TranscriptLine extends Turn {
  /** Position among the lines that say something, from 0. */
  index: number;
  /** Where the line begins in the transcript, in UTF-16 units. */
  offset: number;
  /** Whole seconds into the recording; without a time of its own, those of the line before; null if no time is known. */
  seconds: number | null;
  /** Whether the line goes on with what the one before it says: it has no name of its own, and no time. */
  isContinued: boolean;
}
