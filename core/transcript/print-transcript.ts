import { exactTimecode } from "./clock.ts";
import type { TranscriptLine, Turn } from "./turn.ts";

const LONGEST_NAME = 80;
/** Name of an unknown speaker. */
export const UNKNOWN_SPEAKER = "Unknown";

/** Prints a transcript in the API's form, one line per turn, which parses back to these turns. */
export function printTranscript(turns: readonly Turn[]): string {
  return turns
    .filter(({ text }) => /\S/u.test(text))
    .map((turn) => printTurn({ ...turn, speaker: nameFor(turn.speaker) || UNKNOWN_SPEAKER }))
    .join("\n");
}

/** Prints a turn on one line: `[00:01:23] Ana Ruiz (Acme): text`, without unknown parts. */
function printTurn(turn: Turn): string {
  const name = printName(turn);
  return `${printStamp(turn)}${name === "" ? "" : `${name}: `}${turn.text.replaceAll(/\s*[\r\n]\s*/g, " ").trim()}`;
}

/** Prints a parsed line in the API's form; a continued line is its text only. */
export function printLine(line: TranscriptLine): string {
  return line.isContinued ? line.text : printTurn(line);
}

/** Time at the start of a turn, with a trailing space: `[00:01:23] `; empty if unknown. */
export function printStamp({ startMs, endMs }: Turn): string {
  const end = endMs === undefined ? "" : ` - ${exactTimecode(endMs)}`;
  return startMs === undefined ? "" : `[${exactTimecode(startMs)}${end}] `;
}

/** Speaker and organization: `Ana Ruiz (Acme)`. */
export function printName({ speaker, organization }: Pick<Turn, "speaker" | "organization">): string {
  return organization === undefined ? speaker : `${speaker} (${organization})`;
}

/** Converts a name so that it can precede the colon of a line. */
export function nameFor(name: string): string {
  return name
    .replaceAll(/[\s:\uff1a<>]+/g, " ")
    .replace(/^[\s[\]\u2013\u2014-]+/, "")
    .slice(0, LONGEST_NAME)
    .trim();
}
