import { speakersOf } from "../../core/transcript/parse-transcript.ts";
import { searchLines } from "../../core/transcript/search-lines.ts";
import type { TranscriptLine } from "../../core/transcript/turn.ts";
import { countText } from "../../core/words/count-text.ts";
import { LITERAL_SEARCH, readQuery } from "../input/read-query.ts";
import { drawRandomMark } from "../response/fence.ts";
import type { ToolResponse } from "../response/tool-response.ts";
import { MAX_RESULT_CHARACTERS, writeResponse } from "../response/write-response.ts";
import { clipList } from "../text/clean-text.ts";
import { type Excerpt, excerptRows } from "./excerpt-rows.ts";
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
/** Minimum room of a page, also if the other fields of the meeting fill the result. */
const LEAST_ROOM = 1_000;
const MAX_SPEAKERS = 20;

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
    return `The transcript continues: call get_meeting with offset ${nextOffset}, or narrow it with search.`;
  return value === ""
    ? `Nothing at this offset: the transcript has ${length} characters.`
    : "This is the end of the transcript.";
}

/** A transcript in the forms that a search needs. */
export interface SearchedTranscript {
  lines: readonly TranscriptLine[];
  length: number;
  language: string | undefined;
}

/** Adds matching lines, each with the line before and after it, to a meeting's response. */
export function describeHits(
  response: ToolResponse,
  { lines, length, language }: SearchedTranscript,
  request: TranscriptRequest,
): ToolResponse {
  const offset = request.offset < 0 ? length + request.offset : request.offset;
  const query = request.search === undefined ? undefined : readQuery("search", request.search);
  const all = searchLines(lines, { query, speaker: request.speaker });
  const hits = all.filter(({ line }) => line.offset >= offset);
  const excerpt = excerptRows(hits, Math.min(request.max_chars, remainingRoom(response)));
  const speakers = speakersOf(lines);
  const isUnknownSpeaker = all.length === 0 && request.speaker !== undefined;
  return {
    ...response,
    facts: {
      ...response.facts,
      hits: hits.length,
      hits_shown: excerpt.shown,
      next_offset: excerpt.nextOffset,
      total_chars: length,
    },
    recorded: { ...response.recorded, ...(isUnknownSpeaker ? { speakers: clipList(speakers, MAX_SPEAKERS) } : {}) },
    table: { columns: ["offset", "hit", "line"], rows: excerpt.rows },
    notes: [
      hits.length > 0
        ? READ_AROUND
        : all.length > 0
          ? `From offset ${offset} on no line matches; ${all.length} before it ${all.length === 1 ? "does" : "do"}: call again without offset.`
          : explainNoHits(request, { lines, language, isUnknownSpeaker }),
      explainRest(excerpt),
    ],
  };
}

const READ_AROUND =
  "Lines that match are marked >. To read on from a line, call get_meeting with its offset and without search and speaker.";

const explainRest = ({ nextOffset }: Excerpt): string =>
  nextOffset === undefined ? "" : `More lines match: repeat this call with offset ${nextOffset}.`;

interface NoHits {
  lines: readonly TranscriptLine[];
  language: string | undefined;
  isUnknownSpeaker: boolean;
}

const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;

function explainNoHits({ search }: TranscriptRequest, { lines, language, isUnknownSpeaker }: NoHits): string {
  const where = `${countText(lines.length, "line")}${language && LANGUAGE_CODE.test(language) ? ` in the language ${language}` : ""}`;
  const who = isUnknownSpeaker ? " `speakers` names who speaks in this meeting." : "";
  if (search === undefined) return `No line matches among ${where}.${who}`;
  return `No line matches among ${where}.${who} ${LITERAL_SEARCH} Try other words.`;
}

/** Remaining room for a transcript, in characters of JSON. */
const remainingRoom = (response: ToolResponse): number =>
  Math.max(
    LEAST_ROOM,
    MAX_RESULT_CHARACTERS - RESERVED_CHARACTERS - writeResponse(response, drawRandomMark).content[0].text.length,
  );
