import { countText } from "../../../../core/words/count-text.ts";
import { clockText } from "../../../../core/words/duration-text.ts";
import { FIRST_DATE_SECONDS } from "./json-values.ts";
import type { SpokenCall, Turn } from "./spoken-call.ts";

/** If the first word comes later than this, times are times of day. */
const WALL_CLOCK_SECONDS = 5 * 3600;
const DAY_SECONDS = 24 * 3600;
/** Share of invalid times above which the whole file is rejected; up to it their ends are dropped. */
const WRONG_SHARE = 0.1;
const WRONG_SECONDS = 1;

/** Normalizes times to count from the start of the call, with notes on what changed; or reports why they cannot be right. */
export function countFromStart(call: SpokenCall): { call: SpokenCall; notes: string[] } | { problem: string } {
  const wrong = call.turns.filter(isWrong);
  const [first] = wrong;
  if (first && wrong.length > call.turns.length * WRONG_SHARE)
    return {
      problem: `${wrong.length} of its ${call.turns.length} turns end before they begin, or begin before the call, such as the one at ${first.start} s of ${first.speaker}. Correct its times, or leave them out.`,
    };
  const turns = call.turns.map((turn): Turn => {
    return { ...turn, start: Math.max(0, turn.start), end: isWrong(turn) ? null : turn.end };
  });
  const notes = first ? [`Times of ${countText(wrong.length, "turn")} cannot be right: their ends are left out.`] : [];
  const earliest = turns.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
  if (earliest >= FIRST_DATE_SECONDS && Number.isFinite(earliest)) {
    const startedAt = call.startedAt ?? new Date(earliest * 1000).toISOString();
    return { call: { ...call, startedAt, turns: shifted(turns, earliest) }, notes };
  }
  if (earliest < WALL_CLOCK_SECONDS || earliest >= DAY_SECONDS) return { call: { ...call, turns }, notes };
  const clock = clockText(earliest);
  return {
    call: { ...call, turns: shifted(turns, earliest) },
    notes: [...notes, `Times are of the day, from ${clock} on, and count from the first of them.`],
  };
}

function isWrong({ start, end }: Turn): boolean {
  return start < -WRONG_SECONDS || (end !== null && end < start - WRONG_SECONDS);
}

function shifted(turns: readonly Turn[], by: number): Turn[] {
  const back = (seconds: number) => Math.round((seconds - by) * 1000) / 1000;
  return turns.map((turn) => ({ ...turn, start: back(turn.start), end: turn.end === null ? null : back(turn.end) }));
}
