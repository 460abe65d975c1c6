import { isRecord } from "../../../core/formats/is-record.ts";
import { parseJson } from "../../../core/formats/json.ts";
import type { TurnTimes } from "../../records/records.ts";
import { UnknownEncoding } from "./decode-text.ts";
import { linesOf } from "./lines-of-file.ts";

/** Kinds of rows, parents before children, and the name of their list in JSON. */
export const LISTS = {
  users: "user",
  meetings: "meeting",
  reports: "report",
  insights: "insight",
  roleplay_sessions: "roleplay_session",
} as const;

export type ImportKind = (typeof LISTS)[keyof typeof LISTS];

const KINDS: readonly string[] = Object.values(LISTS);

/** One row of a file. */
export interface ImportRow {
  /** Location for the person who reads the file: `line 3`, `meetings[2]`. */
  location: string;
  /** Line number, if the file is read line by line. */
  line?: number;
  kind: ImportKind;
  value: Record<string, unknown>;
  /** Times of the transcript's lines, which the API's fields lack. */
  turns?: TurnTimes;
  /** The `source_id` that an earlier version gave to the same call. */
  formerSourceId?: string;
  /** The stored call that a person has named for it. */
  meetingId?: string;
  /** True if the start was assumed, because nothing states it. */
  isStartAssumed?: boolean;
  /** Display name of the recorder's format. */
  format?: string | undefined;
  /** Sentences about estimated and dropped data. */
  notes?: readonly string[];
}

/** A row that cannot be read, with its location in the text. */
export interface UnreadableRow {
  problem: string;
}

/** Rows, parents before children, and problems of a file. */
export interface ImportFile {
  rows: ImportRow[];
  problems: string[];
}

/** Rows that can be read repeatedly, so that a file need not fit into memory. */
export interface ImportSource {
  read: () => AsyncIterable<ImportRow | UnreadableRow>;
  /** True if all rows are in memory; they are then stored in one transaction, in any order. */
  isWhole: boolean;
}

/** Creates a source from a file that was read whole. */
export function sourceOf({ rows, problems }: ImportFile): ImportSource {
  return {
    isWhole: true,
    read: async function* () {
      for (const problem of problems) yield { problem };
      yield* rows;
    },
  };
}

/** Location of a row in a file with one object per line. */
export function lineLocation(number: number): string {
  return `line ${number}`;
}

/** Streams the rows of a file with one object per line. */
export function streamLines(path: string): ImportSource {
  return {
    isWhole: false,
    read: async function* () {
      let number = 0;
      try {
        for await (const line of linesOf(path)) {
          number += 1;
          if (line.trim() !== "") yield { ...readLine(line, lineLocation(number)), line: number };
        }
      } catch (error) {
        if (!(error instanceof UnknownEncoding)) throw error;
        yield { problem: `${lineLocation(number + 1)} or below: ${error.message}` };
      }
    },
  };
}

/** Reads `{"users": [], "meetings": [], ...}` or a list of meetings. */
export function readParsed(parsed: unknown): ImportFile {
  if (Array.isArray(parsed))
    return collect(parsed.map((value, index) => ({ location: `[${index}]`, kind: "meeting", value })));
  if (!isRecord(parsed))
    return { rows: [], problems: ['Expected a list of meetings, or {"meetings": [...], "reports": [...]}.'] };
  const names = Object.keys(LISTS) as (keyof typeof LISTS)[];
  const unknown = Object.keys(parsed).filter((name) => !names.some((known) => known === name));
  const { rows, problems } = collect(names.flatMap((name) => listed(parsed, name, LISTS[name])));
  const known = names.map((name) => `\`${name}\``).join(", ");
  return { rows, problems: [...unknown.map((name) => `\`${name}\` is unknown; known are ${known}.`), ...problems] };
}

const MEETING_FIELDS = [
  "started_at",
  "transcript",
  "participants",
  "title",
  "user_id",
  "user_email",
  "source_id",
  "id",
];

/** Reports whether JSON is in the service's own format: has one of its lists, or is a list of meetings by their fields. */
export function isOwnJson(parsed: unknown): boolean {
  if (!Array.isArray(parsed)) return isRecord(parsed) && Object.keys(LISTS).some((name) => name in parsed);
  const [first] = parsed as unknown[];
  if (!isRecord(first)) return true;
  return Object.keys(first).length === 0 || MEETING_FIELDS.some((field) => field in first);
}

function listed(parsed: Record<string, unknown>, name: string, kind: string): Candidate[] {
  const list = parsed[name] ?? [];
  if (!Array.isArray(list)) return [{ location: name, kind, value: list }];
  return list.map((value: unknown, index) => ({ location: `${name}[${index}]`, kind, value }));
}

function readLine(line: string, location: string): ImportRow | UnreadableRow {
  const value = jsonIn(line);
  if (!isRecord(value)) return { problem: `${location}: expected a JSON object.` };
  const { kind = "meeting", ...fields } = value;
  return toRow({ location, kind, value: fields });
}

interface Candidate {
  location: string;
  kind: unknown;
  value: unknown;
}

function collect(candidates: Candidate[]): ImportFile {
  const file: ImportFile = { rows: [], problems: [] };
  for (const candidate of candidates) {
    const row = toRow(candidate);
    if ("problem" in row) file.problems.push(row.problem);
    else file.rows.push(row);
  }
  return file;
}

function toRow({ location, kind, value }: Candidate): ImportRow | UnreadableRow {
  if (!isRecord(value)) return { problem: `${location}: expected a JSON object.` };
  if (typeof kind === "string" && KINDS.includes(kind)) return { location, kind: kind as ImportKind, value };
  return { problem: `${location}: \`kind\` must be one of ${KINDS.map((known) => `"${known}"`).join(", ")}.` };
}

/** Parses JSON, optionally with a byte order mark; undefined if it is invalid. */
export const jsonIn = (text: string): unknown => parseJson(text.replace(/^\ufeff/, ""));
