import type { Turn } from "./spoken-call.ts";

/** A turn whose times the file may leave out. */
export type RawTurn = Omit<Turn, "start"> & { start: number | null };

/** Characters of speech in a second, where the file gives a time every few minutes only. */
const CHARACTERS_PER_SECOND = 14;

/** Turns with a start each; starts that the file does not say, and then all ends, are estimated from the length of what is said. */
export function estimateTimes(raw: readonly RawTurn[]): { turns: Turn[]; isEstimated?: true } {
  const isEstimated = raw.some(({ start }) => start === null);
  if (!isEstimated) return { turns: raw as Turn[] };
  let clock = 0;
  const turns = raw.map((turn): Turn => {
    const start = Math.max(clock, turn.start ?? clock);
    const end = turn.end ?? start + spokenSeconds(turn.text);
    clock = start + spokenSeconds(turn.text);
    return { ...turn, start, end };
  });
  return { turns, isEstimated };
}

function spokenSeconds(text: string): number {
  return Math.max(1, text.length / CHARACTERS_PER_SECOND);
}
