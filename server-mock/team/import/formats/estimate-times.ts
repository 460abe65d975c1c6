import type { Turn } from "./spoken-call.ts";

/** A turn whose times may be missing in the file. */
export type RawTurn = Omit<Turn, "start"> & { start: number | null };

/** Speech rate for files with a time every few minutes only, in characters per second. */
const CHARACTERS_PER_SECOND = 14;

/**
 * Gives every turn a start. Missing starts are estimated from the length of the words, and then so are missing ends.
 *
 * @param isExact stated times are those of the recorder, not of somebody who typed one every few minutes: none is moved
 */
export function estimateTimes(raw: readonly RawTurn[], isExact = false): { turns: Turn[]; isEstimated?: true } {
  const isEstimated = raw.some(({ start }) => start === null);
  if (!isEstimated) return { turns: raw as Turn[] };
  let clock = 0;
  const turns = raw.map((turn): Turn => {
    const start = isExact ? (turn.start ?? clock) : Math.max(clock, turn.start ?? clock);
    const spoken = start + spokenSeconds(turn.text);
    const end = turn.end !== null && turn.end > start ? turn.end : spoken;
    clock = isExact ? end : spoken;
    return { ...turn, start, end };
  });
  return { turns, isEstimated };
}

function spokenSeconds(text: string): number {
  return Math.max(1, text.length / CHARACTERS_PER_SECOND);
}
