import { isHighSurrogate } from "../text/clean-text.ts";

/** A part of a transcript. */
export interface TranscriptPage {
  /** Start of the part, in characters from the start of the transcript. */
  offset: number;
  value: string;
  /** Start of the next part; undefined at the end. */
  nextOffset: number | undefined;
}

/** The part to cut out. */
export interface PageRequest {
  /** Negative counts from the end. */
  offset: number;
  maxChars: number;
  /** Maximum length of the part as JSON, in which a line break counts as two characters. */
  maxJsonChars: number;
}

/** The part of a transcript from an offset to the end of a line. Consecutive parts join to the whole transcript. */
export function cutPage(transcript: string, request: PageRequest): TranscriptPage {
  const offset = findStart(transcript, request.offset);
  let end = cutAtLineEnd(transcript, offset, offset + request.maxChars);
  for (let length = jsonLength(transcript.slice(offset, end)); length > request.maxJsonChars; ) {
    end = cutAtLineEnd(transcript, offset, offset + Math.floor(((end - offset) * request.maxJsonChars) / length));
    length = jsonLength(transcript.slice(offset, end));
  }
  return { offset, value: transcript.slice(offset, end), nextOffset: end < transcript.length ? end : undefined };
}

/** Resolves an offset; a negative one counts from the end and snaps to the start of its line. */
function findStart(transcript: string, offset: number): number {
  if (offset < 0) return transcript.slice(0, Math.max(0, transcript.length + offset)).lastIndexOf("\n") + 1;
  const place = Math.min(offset, transcript.length);
  return isHighSurrogate(transcript, place - 1) ? place - 1 : place;
}

function cutAtLineEnd(transcript: string, start: number, wanted: number): number {
  if (wanted >= transcript.length) return transcript.length;
  const lineEnd = transcript.lastIndexOf("\n", wanted - 1) + 1;
  if (lineEnd > start) return lineEnd;
  // A single line longer than a page is cut at the page's end.
  return isHighSurrogate(transcript, wanted - 1) ? wanted - 1 : wanted;
}

/** Length of a text as JSON writes it. */
export function jsonLength(text: string): number {
  return JSON.stringify(text).length;
}
