import type { TurnTimes } from "../records/records.ts";

/** One line of a transcript: what one person said. */
export interface CallLine {
  /** Position in the transcript, from 0. */
  index: number;
  /** Seconds from the start of the call; null where the transcript has no times. */
  seconds: number | null;
  /** Exact start and end of the turn in seconds, where the transcript has ends: `[00:01:23.200 - 00:01:29.900]`. */
  turn?: { start: number; end: number };
  speaker: string;
  text: string;
}

const CLOCK = "(?:(\\d{1,2}):)?(\\d{1,2}):(\\d{2})(?:[.,](\\d{1,3}))?";
const STAMP = new RegExp(`^\\[?${CLOCK}(?:\\s*(?:-->|[-–—])\\s*${CLOCK})?\\]?\\s+`);
/** A name is short, on one line, and ends with a colon, which Japanese writes wide. */
const SPEAKER = /^([^:：\n]{1,80}?)\s*[:：]\s*/;

/**
 * Reads the assumed form of a transcript, `[00:01:23] Ana Ruiz: text`. A line without a speaker goes on with what the last one
 * said; a transcript that names nobody has no speakers.
 *
 * @param turns starts and ends that were imported with it; those of another text, with more or fewer lines, are not used
 */
export function parseTranscript(transcript: string, turns?: TurnTimes): CallLine[] {
  const lines: CallLine[] = [];
  for (const raw of transcript.split(/\r?\n/)) {
    const line = raw.trim();
    if (line === "") continue;
    const previous = lines.at(-1);
    const stamp = STAMP.exec(line);
    const rest = stamp ? line.slice(stamp[0].length) : line;
    const speaker = SPEAKER.exec(rest);
    const isContinued = !stamp && previous !== undefined && previous.seconds !== null;
    const name = speaker && !isContinued ? (speaker[1] ?? "").trim() : (previous?.speaker ?? "");
    const text = speaker && !isContinued ? rest.slice(speaker[0].length) : rest;
    if (text === "") continue;
    lines.push({
      index: lines.length,
      seconds: stamp ? Math.floor(secondsOf(stamp.slice(1, 5))) : isContinued ? previous.seconds : null,
      ...(stamp?.[6] === undefined ? {} : { turn: turnOf(stamp) }),
      speaker: name,
      text,
    });
  }
  if (turns?.length !== lines.length) return lines;
  return lines.map((line, index) => {
    const [start, end] = turns[index] as TurnTimes[number];
    return { ...line, turn: { start, end: Math.max(start, end) } };
  });
}

function turnOf(stamp: RegExpExecArray): { start: number; end: number } {
  const start = secondsOf(stamp.slice(1, 5));
  return { start, end: Math.max(start, secondsOf(stamp.slice(5, 9))) };
}

function secondsOf([hours = "0", minutes = "0", seconds = "0", fraction = "0"]: (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}
