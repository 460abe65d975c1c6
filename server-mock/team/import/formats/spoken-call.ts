import { nameFor, printTranscript, UNKNOWN_SPEAKER } from "../../../../core/transcript/print-transcript.ts";
import { longestSpeechSeconds, PAUSE_SECONDS } from "../../../../core/transcript/spoken-time.ts";
import type { TurnTimes } from "../../../records/records.ts";

/** Something that was said without a pause for others. Times are in seconds. */
export interface Turn {
  start: number;
  end: number | null;
  speaker: string;
  text: string;
}

/** Somebody who took part, as far as the file says. */
export interface Attendee {
  name: string;
  email?: string;
  title?: string;
  isInternal?: boolean;
}

/** A call as a recorder exports it. What is undefined is not in the file. */
export interface SpokenCall {
  /** Name of the format, for messages and for the identity of the call. */
  format: string;
  /** The recorder's own ID of the call. */
  sourceId?: string;
  title?: string;
  startedAt?: string;
  durationSeconds?: number;
  meetingUrl?: string;
  attendees: readonly Attendee[];
  turns: readonly Turn[];
  /** Starts and ends are estimated from the length of what was said, where the file does not say them. */
  isEstimated?: boolean;
}

/** A line has one time for all of its words: those of a longer one would be quoted as said minutes before they were. */
const LONGEST_LINE_SECONDS = 60;

/**
 * Turns in the order in which they began, which files with overlapping ones do not keep, with those of one speaker in a row put
 * together: recorders cut them every few seconds. What is said after a break is a turn of its own; silent ones are left out.
 */
export function joinTurns(turns: readonly Turn[]): Turn[] {
  const joined: Turn[] = [];
  const inOrder = turns.map(onOneLine).toSorted((one, other) => one.start - other.start);
  let spokenUntil = 0;
  for (const turn of inOrder.filter(({ text }) => text !== "")) {
    const last = joined.at(-1);
    const isSame = last?.speaker === turn.speaker && last.speaker !== UNKNOWN_SPEAKER;
    const isLong = turn.start - (last?.start ?? 0) > LONGEST_LINE_SECONDS;
    if (last && isSame && !isLong && turn.start - spokenUntil <= PAUSE_SECONDS)
      joined[joined.length - 1] = { ...last, end: laterEnd(last.end, turn.end), text: `${last.text} ${turn.text}` };
    else joined.push(turn);
    // The end of a caption is often the beginning of the next one, however long nobody spoke.
    spokenUntil = Math.min(turn.end ?? Number.POSITIVE_INFINITY, turn.start + longestSpeechSeconds(turn.text));
  }
  return joined;
}

/** A line of a transcript is one turn: what a file says must not begin another line. */
function onOneLine(turn: Turn): Turn {
  return { ...turn, speaker: speakerName(turn.speaker), text: turn.text.replaceAll(/\s+/g, " ").trim() };
}

function speakerName(name: string): string {
  return nameFor(name) || UNKNOWN_SPEAKER;
}

function laterEnd(one: number | null, other: number | null): number | null {
  return one === null || other === null ? other : Math.max(one, other);
}

/** The service's transcript: a line per turn, `[00:01:23] Ana Ruiz: text`. */
export function transcriptOf(turns: readonly Turn[]): string {
  return printTranscript(
    joinTurns(turns).map(({ start, speaker, text }) => ({ speaker, startMs: Math.floor(start) * 1000, text })),
  );
}

/** Start and end of each line of that transcript; undefined where an end is unknown. */
export function turnTimesOf(turns: readonly Turn[]): TurnTimes | undefined {
  const joined = joinTurns(turns);
  const times = joined.flatMap(({ start, end }): [number, number][] => (end === null ? [] : [[start, end]]));
  return times.length === joined.length ? times : undefined;
}

/** All participants: attendees first, then the other speakers. */
export function participantsOf({ attendees, turns }: SpokenCall): Attendee[] {
  const invited = attendees.map((attendee) => ({ ...attendee, name: speakerName(attendee.name) }));
  const names = new Set(invited.map(({ name }) => name));
  const speakers = new Set(turns.map(({ speaker }) => speakerName(speaker)));
  return [...invited, ...[...speakers].filter((name) => !names.has(name)).map((name) => ({ name }))];
}

/** Length of a call: what the file says, else until the last turn has ended. */
export function durationOf({ durationSeconds, turns }: SpokenCall): number {
  return Math.ceil(durationSeconds ?? turns.reduce((latest, { start, end }) => Math.max(latest, end ?? start), 0));
}
