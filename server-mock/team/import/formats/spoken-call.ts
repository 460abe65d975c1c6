import { nameFor, printTranscript, UNKNOWN_SPEAKER } from "../../../../core/transcript/print-transcript.ts";
import { longestSpeechSeconds, PAUSE_SECONDS } from "../../../../core/transcript/spoken-time.ts";
import type { TurnTimes } from "../../../records/records.ts";

/** Uninterrupted speech of one speaker. Times are in seconds. */
export interface Turn {
  start: number;
  end: number | null;
  speaker: string;
  text: string;
}

/** A participant, as far as the file says. */
export interface Attendee {
  name: string;
  email?: string;
  title?: string;
  isInternal?: boolean;
}

/** A call as a recorder exports it. Undefined members are not in the file. */
export interface SpokenCall {
  /** Name of the format, for messages and as part of the call's identity. */
  format: string;
  /** The recorder's own ID of the call. */
  sourceId?: string;
  title?: string;
  startedAt?: string;
  durationSeconds?: number;
  meetingUrl?: string;
  attendees: readonly Attendee[];
  turns: readonly Turn[];
  /** True if starts and ends are estimated from the length of the words, because the file lacks them. */
  isEstimated?: boolean;
}

/** A JSON format of a recorder. */
export interface JsonFormat {
  /** Part of the identity of its calls, so it must never change. */
  id: string;
  name: string;
  /** Characteristic by which it is recognized, as shown to people. */
  sign: string;
  /** Reads the calls of a file; undefined for a file of another format. */
  read: (parsed: unknown) => SpokenCall[] | undefined;
}

/** All words of a line share one time; in a longer line they would be quoted minutes too early. */
const LONGEST_LINE_SECONDS = 60;

/**
 * Sorts turns by start, since files with overlapping ones do not, and joins consecutive ones of a speaker: recorders split them
 * every few seconds. Speech after a break is a new turn; empty turns are dropped.
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
    // A caption often ends where the next one begins, even after long silence.
    spokenUntil = Math.min(turn.end ?? Number.POSITIVE_INFINITY, turn.start + longestSpeechSeconds(turn.text));
  }
  return joined;
}

/** A line of the transcript is one turn, so text from a file must not start another line. */
function onOneLine(turn: Turn): Turn {
  return { ...turn, speaker: speakerName(turn.speaker), text: turn.text.replaceAll(/\s+/g, " ").trim() };
}

function speakerName(name: string): string {
  return nameFor(name) || UNKNOWN_SPEAKER;
}

function laterEnd(one: number | null, other: number | null): number | null {
  return one === null || other === null ? other : Math.max(one, other);
}

/** The service's transcript format, one line per turn: `[00:01:23] Ana Ruiz: text`. */
export function transcriptOf(turns: readonly Turn[]): string {
  return printTranscript(
    joinTurns(turns).map(({ start, speaker, text }) => ({ speaker, startMs: Math.floor(start) * 1000, text })),
  );
}

/** Start and end of each line of that transcript; undefined if an end is unknown. */
export function turnTimesOf(turns: readonly Turn[]): TurnTimes | undefined {
  const joined = joinTurns(turns);
  const times = joined.flatMap(({ start, end }): [number, number][] => (end === null ? [] : [[start, end]]));
  return times.length === joined.length ? times : undefined;
}

/** All participants: attendees first, then other speakers. */
export function participantsOf({ attendees, turns }: SpokenCall): Attendee[] {
  const invited = attendees.map((attendee) => ({ ...attendee, name: speakerName(attendee.name) }));
  const names = new Set(invited.map(({ name }) => name));
  const speakers = new Set(turns.map(({ speaker }) => speakerName(speaker)));
  return [...invited, ...[...speakers].filter((name) => !names.has(name)).map((name) => ({ name }))];
}

/** Duration of a call: according to the file, or else until the end of the last turn. */
export function durationOf({ durationSeconds, turns }: SpokenCall): number {
  return Math.ceil(durationSeconds ?? turns.reduce((latest, { start, end }) => Math.max(latest, end ?? start), 0));
}
