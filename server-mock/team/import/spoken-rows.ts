import { hash } from "node:crypto";
import { parseTime } from "../../api/validate/timestamps.ts";
import { countFromStart } from "./formats/count-from-start.ts";
import { durationOf, participantsOf, type SpokenCall, transcriptOf, turnTimesOf } from "./formats/spoken-call.ts";
import { type NamedSpeaker, withNames, withOneSpelling } from "./named-speakers.ts";
import type { ImportFile, ImportRow } from "./read-rows.ts";

/** Context of a call from the importing person and its file's name. */
export interface CallContext {
  /** Path for display. */
  path: string;
  fileName: string;
  /** Display name of the format. */
  format?: string | undefined;
  startedAt?: string | undefined;
  title?: string | undefined;
  /** Advice for a call without a start, beyond its file's name; by default for the command line. */
  startAdvice?: string;
  /** Start for calls that state none, where it can be corrected later. */
  startElse?: string | undefined;
  /** The stored call that a file corrects. */
  meetingId?: string | undefined;
  /** Speaker names that a person has entered. */
  who?: readonly NamedSpeaker[] | undefined;
}

/** Converts calls of recorders to rows, or reports what they lack. */
export function spokenRows(calls: readonly SpokenCall[], context: CallContext): ImportFile {
  const file: ImportFile = { rows: [], problems: [] };
  for (const [index, call] of calls.entries()) {
    const location = calls.length === 1 ? context.path : `${context.path}[${index}]`;
    const row = rowOf(call, { ...context, path: location });
    if ("problem" in row) file.problems.push(row.problem);
    else file.rows.push(row);
  }
  return file;
}

/** The clock of a transcript line has two digits for hours. */
const LONGEST_SECONDS = 100 * 3600 - 1;

/** A call of at least this many words is identified by them, whatever its start. Two voicemails may have the same words. */
const FEWEST_WORDS = 30;

function rowOf(given: SpokenCall, context: CallContext): ImportRow | { problem: string } {
  const timed = countFromStart(given);
  if ("problem" in timed) return { problem: `${context.path}: ${timed.problem}` };
  const { call, notes } = timed;
  const known = context.startedAt ?? call.startedAt ?? timeInName(context.fileName);
  const startedAt = known ?? context.startElse;
  if (startedAt === undefined)
    return {
      problem: `${context.path}: it does not say when it started. ${context.startAdvice ?? "Set --started-at"}, or put the time into its name, such as 2026-11-03T14-00-00Z.`,
    };
  const start = new Date(startedAt);
  const seconds = durationOf(call);
  if (seconds > LONGEST_SECONDS || call.turns.some((turn) => turn.start > LONGEST_SECONDS))
    return { problem: `${context.path}: its times go beyond 99 hours, so they cannot be of one call. Correct them.` };
  const named = withNames(withOneSpelling(call), context.who ?? []);
  const words = transcriptOf(call.turns);
  const transcript = transcriptOf(named.turns);
  const turns = turnTimesOf(named.turns);
  const sourceIdOf = (text: string) => `${call.format}/${call.sourceId ?? hash("sha256", text, "hex")}`;
  const withStart = `${start.toISOString()}\n${words}`;
  const isByWords = call.sourceId === undefined && words.split(/\s+/).length >= FEWEST_WORDS;
  return {
    location: context.path,
    kind: "meeting",
    format: context.format,
    ...(turns ? { turns } : {}),
    ...(isByWords ? { formerSourceId: sourceIdOf(withStart) } : {}),
    ...(context.meetingId === undefined ? {} : { meetingId: context.meetingId }),
    ...(known === undefined ? { isStartAssumed: true } : {}),
    notes: [
      ...notes,
      ...(known === undefined ? ["Its start is not known."] : []),
      ...(call.isEstimated ? ["Times are estimated from the length of what was said."] : []),
      ...(turns ? [] : ["The ends of turns are not known, so patience is not measured."]),
    ],
    value: {
      source_id: sourceIdOf(isByWords ? words : withStart),
      title: context.title ?? call.title ?? context.fileName,
      started_at: start.toISOString(),
      ended_at: new Date(start.getTime() + seconds * 1000).toISOString(),
      duration_seconds: seconds,
      ...(call.meetingUrl === undefined ? {} : { meeting_url: call.meetingUrl }),
      participants: participantsOf(named).map(({ isInternal = false, ...person }) => ({
        ...person,
        is_internal: isInternal,
      })),
      ...(transcript === "" ? { status: "no_transcript" } : { transcript }),
    },
  };
}

/** Digits that are a whole date, not part of a longer number such as a meeting ID. */
const DATE_IN_NAME = /(?<!\d)(20\d{2})[-_./]?(\d{2})[-_./]?(\d{2})(?!\d)/g;
const TIME_BEHIND = /^(?:[T _-]+|,? +at +)(\d{2})[-:.h_]?(\d{2})(?:[-:.m_]?(\d{2}))?(?!\d)/;
const ZONE_BEHIND = /^[ _]?(?:(Z|UTC|GMT)?[ _]?([+-]\d{1,2})(?::?(\d{2}))?|(Z|UTC|GMT)|([A-Z]{2,5}))(?![\p{L}\d])/u;

/**
 * Reads `GMT20261103-140000` (Zoom), `2026-11-03T14-00-00Z` with any separators, or `(2026-11-03 at 14:00 GMT-7)` (Google
 * Meet). UTC unless stated; undefined for zone abbreviations, which are ambiguous.
 */
function timeInName(name: string): string | undefined {
  for (const date of name.matchAll(DATE_IN_NAME)) {
    const [found, year, month, day] = date;
    const behind = name.slice(date.index + found.length);
    const [clock = "", hour = "00", minute = "00", second = "00"] = TIME_BEHIND.exec(behind) ?? [];
    const offset = clock === "" ? "Z" : offsetIn(behind.slice(clock.length));
    if (offset === undefined) return undefined;
    const time = parseTime(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
    if (time) return time.toISOString();
  }
  return undefined;
}

/** Converts an offset to ISO 8601; undefined for a zone abbreviation. */
function offsetIn(text: string): string | undefined {
  const [, , hours, minutes = "00", , zone] = ZONE_BEHIND.exec(text) ?? [];
  if (zone !== undefined) return undefined;
  return hours === undefined ? "Z" : `${hours[0]}${hours.slice(1).padStart(2, "0")}:${minutes}`;
}
