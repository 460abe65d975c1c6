import { timecodeText } from "../words/duration-text.ts";

/** Clock time into the recording, or of the day, such as `2:05:33 PM`. */
const CLOCK = String.raw`(?:\d{1,3}:)?\d{1,3}:\d{1,2}(?:[.,]\d{1,9})?(?: ?[AaPp][Mm](?![A-Za-z]))?`;
// Escaped, since one non-ASCII character would make a bundle of these twice as slow to compile.
const RANGE = String.raw`(${CLOCK})(?:\s*(?:-->|[-\u2013\u2014~\u2192])\s*(${CLOCK}))?`;
/** `[00:01:23]`, `(01:23)`, `[00:00:05.200 - 00:00:09.900]`, with separators before a name. */
const BRACKETED = new RegExp(String.raw`^[[(\uff08]\s*${RANGE}\s*[\])\uff09](?:\s*[-\u2013\u2014|]\s+|\s*)`);
/** `00:01:23`, `00:01:23 --> 00:01:29`. */
const BARE = new RegExp(
  String.raw`^${RANGE}(?<=:\d\d(?:[.,]\d+)?(?: ?[APap][Mm])?|-->.*)(?:\s+[-\u2013\u2014|]\s+|\s+|$)`,
);
const WHOLE = new RegExp(`^${CLOCK}$`);
const PARTS = /^([\d:]+)(?:[.,](\d+))?(?: ?([AP]M))?$/i;

/** A time at the start of a line. */
export interface Stamp {
  startMs: number;
  endMs?: number;
  isBracketed: boolean;
  /** Text after it. */
  rest: string;
}

/** Reads the time at the start of a line; undefined without one. */
export function readStamp(line: string): Stamp | undefined {
  const bracketed = BRACKETED.exec(line);
  const [whole = "", start, end] = bracketed ?? BARE.exec(line) ?? [];
  if (start === undefined) return undefined;
  const startMs = millisecondsOf(start);
  return {
    startMs,
    ...(end === undefined ? {} : { endMs: Math.max(startMs, millisecondsOf(end)) }),
    isBracketed: bracketed !== null,
    rest: line.slice(whole.length),
  };
}

/** Parses `00:01:23.4`, `01:23` or `00:01:23,4` into milliseconds; undefined for other text. */
export function readClock(text: string): number | undefined {
  return WHOLE.test(text) ? millisecondsOf(text) : undefined;
}

/** Formats `01:02:03`, or `01:02:03.450` with milliseconds. */
export function exactTimecode(milliseconds: number): string {
  const fraction = milliseconds % 1000;
  const timecode = timecodeText(milliseconds / 1000);
  return fraction === 0 ? timecode : `${timecode}.${String(fraction).padStart(3, "0")}`;
}

function millisecondsOf(clock: string): number {
  const [, time = "", fraction = "", half] = PARTS.exec(clock) ?? [];
  const [hours = 0, ...others] = time.split(":").map(Number);
  const hour = half === undefined ? hours : (hours % 12) + (/^P/i.test(half) ? 12 : 0);
  const whole = [hour, ...others].reduce((sum, part) => sum * 60 + part, 0);
  return whole * 1000 + Number(fraction.slice(0, 3).padEnd(3, "0"));
}
