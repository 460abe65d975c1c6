/** Uninterrupted speech of one speaker. */
export interface Turn {
  /** Empty if unknown. */
  speaker: string;
  /** Organization of the speaker, if given: `Ana Ruiz (Acme): text`. */
  organization?: string;
  /** Milliseconds into the recording, if the transcript has them for this turn. */
  startMs?: number;
  endMs?: number;
  text: string;
}

/** A nonempty line of a transcript. */
export interface TranscriptLine extends Turn {
  /** Index among the nonempty lines, from 0. */
  index: number;
  /** Offset of the line in the transcript, in UTF-16 units. */
  offset: number;
  /** Whole seconds into the recording; without its own time, that of the previous line; null if no time is known. */
  seconds: number | null;
  /** Whether the line continues the previous one: it has neither name nor time. */
  isContinued: boolean;
}
