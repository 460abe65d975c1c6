import type { Answer } from "../answer/answer.ts";
import { drawRandomMark } from "../answer/fence.ts";
import { lengthOf, MAX_RESULT_CHARACTERS, writeAnswer } from "../answer/write-answer.ts";
import { searchTranscript } from "./search-transcript.ts";
import { cutPage, type TranscriptPage } from "./transcript-page.ts";

/** Which part of a transcript is wanted. */
export interface TranscriptWish {
  offset: number;
  max_chars: number;
  search?: string | undefined;
  speaker?: string | undefined;
}

/** What is written around a transcript: numbers, fence, notes. */
const RESERVED_CHARACTERS = 1_000;

/** Adds a page of the transcript to a meeting's answer. */
export function describePage(answer: Answer, transcript: string, wish: TranscriptWish): Answer {
  const room = roomBeside(answer);
  const page = cutPage(transcript, { offset: wish.offset, maxChars: wish.max_chars, maxJsonChars: room });
  return {
    ...answer,
    facts: {
      ...answer.facts,
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
    ? `Nothing stands at this offset: the transcript has ${length} characters.`
    : "This is the end of the transcript.";
}

/** Adds the lines that match to a meeting's answer. */
export function describeHits(answer: Answer, transcript: string, wish: TranscriptWish): Answer {
  const offset = wish.offset < 0 ? Math.max(0, transcript.length + wish.offset) : wish.offset;
  const maxJsonChars = Math.min(wish.max_chars, roomBeside(answer));
  const hits = searchTranscript(transcript, { ...wish, offset, maxJsonChars });
  const nobody = hits.total === 0 && wish.speaker !== undefined;
  return {
    ...answer,
    facts: {
      ...answer.facts,
      hits: hits.total,
      hits_shown: hits.rows.length,
      next_offset: hits.nextOffset,
      total_chars: transcript.length,
    },
    recorded: { ...answer.recorded, ...(nobody ? { speakers: hits.speakers } : {}) },
    table: { columns: ["offset", "line"], rows: hits.rows },
    notes: [
      hits.total > 0 ? READ_AROUND : explainNoHits(wish, nobody),
      hits.nextOffset === undefined ? "" : `More lines match: repeat this call with offset ${hits.nextOffset}.`,
    ],
  };
}

const READ_AROUND = "To read around a line, call get_meeting with its offset and without search and speaker.";

function explainNoHits({ search }: TranscriptWish, nobody: boolean): string {
  const who = nobody ? " `speakers` names who speaks in this meeting." : "";
  return `No line matches.${who}${search === undefined ? "" : " Try a shorter or another word."}`;
}

/** How long a transcript may be, as JSON, beside what the answer holds already. */
function roomBeside(answer: Answer): number {
  const written = writeAnswer(answer, drawRandomMark);
  return MAX_RESULT_CHARACTERS - RESERVED_CHARACTERS - (written ? lengthOf(written) : 0);
}
