import { isDense } from "../text/dense.ts";
import type { TranscriptLine } from "./turn.ts";

/** Time in which a line was spoken, in seconds into the recording, without the pause after it. */
export interface SpokenTime {
  start: number;
  end: number;
}

/** Longest pause within a turn. */
export const PAUSE_SECONDS = 5;
/** Longest silence within a conversation; the rest of a longer break does not count as part of the call. */
export const SILENCE_SECONDS = 30;

/** Slowest speech in characters per second, for alphabetic and for syllabic scripts. */
const SLOWEST = 9;
const SLOWEST_DENSE = 4;

/** Returns how long it takes to say a text slowly: a longer turn contains silence. */
export function longestSpeechSeconds(text: string): number {
  return 1 + text.length / (isDense(text) ? SLOWEST_DENSE : SLOWEST);
}

/**
 * Estimates when each line was spoken: from its time until its end, the next time, or as long as its words take. A line without
 * a time follows the previous one.
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

/** A silence, in seconds: a break, a hold, or a video that was shown. */
export interface Silence extends SpokenTime {
  /** Index of the line that ended it. */
  before: number;
}

/** Silences too long for a conversation, in order; the one before the first line does not count. */
export function silencesIn(times: readonly SpokenTime[]): Silence[] {
  let spokenUntil = times[0]?.start ?? 0;
  return times.flatMap(({ start, end }, before) => {
    const silence = { start: spokenUntil, end: start, before };
    spokenUntil = Math.max(spokenUntil, end);
    return silence.end - silence.start > SILENCE_SECONDS ? [silence] : [];
  });
}
