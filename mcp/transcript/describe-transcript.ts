import { drawRandomMark } from "../response/fence.ts";
import type { ToolResponse } from "../response/tool-response.ts";
import { lengthOf, MAX_RESULT_CHARACTERS, writeResponse } from "../response/write-response.ts";
import { searchTranscript } from "./search-transcript.ts";
import { cutPage, type TranscriptPage } from "./transcript-page.ts";

/** The requested part of a transcript. */
export interface TranscriptRequest {
  offset: number;
  max_chars: number;
  search?: string | undefined;
  speaker?: string | undefined;
}

/** Room for numbers, fence and notes around a transcript. */
const RESERVED_CHARACTERS = 1_000;

/** Adds a transcript page to a meeting's response. */
export function describePage(response: ToolResponse, transcript: string, request: TranscriptRequest): ToolResponse {
  const room = remainingRoom(response);
  const page = cutPage(transcript, { offset: request.offset, maxChars: request.max_chars, maxJsonChars: room });
  return {
    ...response,
    facts: {
      ...response.facts,
      offset: page.offset,
      next_offset: page.nextOffset,
      total_chars: transcript.length,
    },
    text: { name: "transcript", value: page.value },
    notes: [explainPage(page, transcript.length)],
  };
}

function explainPage({ value, nextOffset }: TranscriptPage, length: number): string {
  if (nextOffset !== undefined)
    return `The transcript goes on: call get_meeting with offset ${nextOffset}, or narrow it with search.`;
  return value === ""
    ? `Nothing at this offset: the transcript has ${length} characters.`
    : "This is the end of the transcript.";
}

/** Adds matching lines to a meeting's response. */
export function describeHits(response: ToolResponse, transcript: string, request: TranscriptRequest): ToolResponse {
  const offset = request.offset < 0 ? Math.max(0, transcript.length + request.offset) : request.offset;
  const maxJsonChars = Math.min(request.max_chars, remainingRoom(response));
  const hits = searchTranscript(transcript, { ...request, offset, maxJsonChars });
  const nobody = hits.total === 0 && request.speaker !== undefined;
  return {
    ...response,
    facts: {
      ...response.facts,
      hits: hits.total,
      hits_shown: hits.rows.length,
      next_offset: hits.nextOffset,
      total_chars: transcript.length,
    },
    recorded: { ...response.recorded, ...(nobody ? { speakers: hits.speakers } : {}) },
    table: { columns: ["offset", "line"], rows: hits.rows },
    notes: [
      hits.total > 0 ? READ_AROUND : explainNoHits(request, nobody),
      hits.nextOffset === undefined ? "" : `More lines match: repeat this call with offset ${hits.nextOffset}.`,
    ],
  };
}

const READ_AROUND = "To read around a line, call get_meeting with its offset and without search and speaker.";

function explainNoHits({ search }: TranscriptRequest, nobody: boolean): string {
  const who = nobody ? " `speakers` names who speaks in this meeting." : "";
  return `No line matches.${who}${search === undefined ? "" : " Try a shorter or another word."}`;
}

/** Remaining room for a transcript, in characters of JSON. */
function remainingRoom(response: ToolResponse): number {
  const written = writeResponse(response, drawRandomMark);
  return MAX_RESULT_CHARACTERS - RESERVED_CHARACTERS - (written ? lengthOf(written) : 0);
}
