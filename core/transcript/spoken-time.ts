import { isDense } from "../text/dense.ts";
import type { TranscriptLine } from "./turn.ts";

/** When a line was spoken, in seconds into the recording: pauses behind it are left out. */
export interface SpokenTime {
  start: number;
  end: number;
}

/** Longest pause within what somebody says: behind a longer one they begin again. */
export const PAUSE_SECONDS = 5;
/** Longest silence that is part of a conversation: what a break takes beyond it is no part of the call. */
export const SILENCE_SECONDS = 30;

/** Slowest speech in characters per second, in scripts of letters and in those whose characters are syllables or words. */
const SLOWEST = 9;
const SLOWEST_DENSE = 4;

/** Returns how long it takes to say a text slowly: a turn that lasts longer holds silence. */
export function longestSpeechSeconds(text: string): number {
  return 1 + text.length / (isDense(text) ? SLOWEST_DENSE : SLOWEST);
}

/**
 * Returns when each line was spoken, by the transcript alone: from the time that it says, until its end, the next time that is said,
 * or as long as its words take. A line without a time follows the one before.
 */
export function spokenTimes(lines: readonly Pick<TranscriptLine, "startMs" | "endMs" | "text">[]): SpokenTime[] {
  const next = new Array<number>(lines.length);
  let coming = Number.POSITIVE_INFINITY;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    next[index] = coming;
    coming = (lines[index]?.startMs ?? coming * 1000) / 1000;
  }
  let clock = 0;
  return lines.map(({ startMs, endMs, text }, index) => {
    const start = startMs === undefined ? clock : startMs / 1000;
    const latest = endMs === undefined ? (next[index] ?? Number.POSITIVE_INFINITY) : endMs / 1000;
    clock = Math.max(start, Math.min(latest, start + longestSpeechSeconds(text)));
    return { start, end: clock };
  });
}

/** A time in which nobody spoke, in seconds: a break, a hold, or a video that was shown. */
export interface Silence extends SpokenTime {
  /** Position of the line that ended it. */
  before: number;
}

/** Silences too long to be part of the conversation, in their order; the one before the first line is none. */
export function silencesIn(times: readonly SpokenTime[]): Silence[] {
  let spokenUntil = times[0]?.start ?? 0;
  return times.flatMap(({ start, end }, before) => {
    const silence = { start: spokenUntil, end: start, before };
    spokenUntil = Math.max(spokenUntil, end);
    return silence.end - silence.start > SILENCE_SECONDS ? [silence] : [];
  });
}
