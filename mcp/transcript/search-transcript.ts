import { clip } from "../text/clean-text.ts";
import { jsonLength } from "./transcript-page.ts";

/** What lines are wanted. */
export interface LineSearch {
  /** Part of what was said, in any case. */
  search?: string | undefined;
  /** Part of the speaker's name, in any case. */
  speaker?: string | undefined;
  /** Where to begin. */
  offset: number;
  /** Longest that the found lines may be, written as JSON. */
  maxJsonChars: number;
}

/** Lines found, each with its place in the transcript. */
export interface FoundLines {
  rows: [offset: number, line: string][];
  /** Every match from the offset on. */
  total: number;
  /** Where to go on; undefined when every match is here. */
  nextOffset: number | undefined;
  /** Who speaks in the transcript, for when nobody of that name does. */
  speakers: string[];
}

interface Line {
  offset: number;
  text: string;
  /** Who says it; a line without a name goes on where the one before left off. */
  speaker: string;
}

// A row is two brackets, commas and the offset beside the line.
const ROW_OVERHEAD = 16;
const MAX_SPEAKERS = 20;
const CONTEXT = 300;

/** Finds lines by what was said and who said it. */
export function searchTranscript(transcript: string, request: LineSearch): FoundLines {
  const search = request.search?.toLowerCase();
  const speaker = request.speaker?.toLowerCase();
  const found: FoundLines = { rows: [], total: 0, nextOffset: undefined, speakers: [] };
  const speakers = new Set<string>();
  let length = 0;
  for (const line of readLines(transcript)) {
    if (line.speaker !== "") speakers.add(line.speaker);
    const place = search === undefined ? 0 : line.text.toLowerCase().indexOf(search);
    const isMatch = place >= 0 && (speaker === undefined || line.speaker.toLowerCase().includes(speaker));
    if (!isMatch || line.offset < request.offset || line.text.trim() === "") continue;
    found.total += 1;
    if (found.nextOffset !== undefined) continue;
    const shown = excerpt(line.text, place);
    length += jsonLength(shown) + ROW_OVERHEAD;
    if (length > request.maxJsonChars) found.nextOffset = line.offset;
    else found.rows.push([line.offset, shown]);
  }
  return { ...found, speakers: [...speakers].slice(0, MAX_SPEAKERS) };
}

// `[00:01:23] Ana Ruiz: text`; the time may be missing.
const SPEAKER = /^(?:\[[\d:.]+\]\s*)?([^:[\]]{1,80}):\s/;

function* readLines(transcript: string): Generator<Line> {
  let speaker = "";
  for (let offset = 0; offset < transcript.length; ) {
    const lineEnd = transcript.indexOf("\n", offset);
    const end = lineEnd < 0 ? transcript.length : lineEnd;
    const text = transcript.slice(offset, end);
    speaker = SPEAKER.exec(text)?.[1]?.trim() ?? speaker;
    yield { offset, text, speaker };
    offset = end + 1;
  }
}

/** A long line around the place that matched. */
function excerpt(line: string, place: number): string {
  const start = Math.max(0, place - CONTEXT);
  return start > 0 ? `[${start} characters+]…${clip(line.slice(start), 2 * CONTEXT)}` : clip(line, place + 2 * CONTEXT);
}
