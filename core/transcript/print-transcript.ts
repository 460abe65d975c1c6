import { exactTimecode } from "./clock.ts";
import type { TranscriptLine, Turn } from "./turn.ts";

const LONGEST_NAME = 80;
/** Stands before what somebody says whom nothing names. */
export const UNKNOWN_SPEAKER = "Unknown";

/** A transcript in the API's form, a line per turn, that reads back as these turns; a turn without a speaker is by `Unknown`. */
export function printTranscript(turns: readonly Turn[]): string {
  return turns
    .filter(({ text }) => /\S/u.test(text))
    .map((turn) => printTurn({ ...turn, speaker: nameFor(turn.speaker) || UNKNOWN_SPEAKER }))
    .join("\n");
}

/** One turn on one line: `[00:01:23] Ana Ruiz (Acme): text`, without what is not known. */
function printTurn(turn: Turn): string {
  const name = printName(turn);
  return `${printStamp(turn)}${name === "" ? "" : `${name}: `}${turn.text.replaceAll(/\s*[\r\n]+\s*/g, " ").trim()}`;
}

/** A line as it was read, in the API's form: one that goes on is its text alone. */
export function printLine(line: TranscriptLine): string {
  return line.isContinued ? line.text : printTurn(line);
}

/** The time in front of a turn, with the blank behind it: `[00:01:23] `; empty if unknown. */
export function printStamp({ startMs, endMs }: Turn): string {
  const end = endMs === undefined ? "" : ` - ${exactTimecode(endMs)}`;
  return startMs === undefined ? "" : `[${exactTimecode(startMs)}${end}] `;
}

/** Who speaks, and for whom: `Ana Ruiz (Acme)`. */
export function printName({ speaker, organization }: Pick<Turn, "speaker" | "organization">): string {
  return organization === undefined ? speaker : `${speaker} (${organization})`;
}

/** A name as it can stand before the colon of a line. */
export function nameFor(name: string): string {
  return name
    .replaceAll(/[\s:\uff1a<>]+/g, " ")
    .replace(/^[\s[\]\u2013\u2014-]+/, "")
    .slice(0, LONGEST_NAME)
    .trim();
}
