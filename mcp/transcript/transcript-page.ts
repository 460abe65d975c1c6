import { isHighSurrogate } from "../answer/clean-text.ts";

/** A part of a transcript. */
export interface TranscriptPage {
  /** Where the part begins, in characters from the start. */
  offset: number;
  value: string;
  /** Where the next part begins; undefined at the end. */
  nextOffset: number | undefined;
}

/** What part is wanted. */
export interface PageWish {
  /** Negative counts from the end. */
  offset: number;
  maxChars: number;
  /** Longest the part may be when written as JSON, where every line break counts twice. */
  maxJsonChars: number;
}

/** The part of a transcript that begins at an offset and ends at a line's end. Parts read one after the other join to the whole. */
export function cutPage(transcript: string, wish: PageWish): TranscriptPage {
  const offset = findStart(transcript, wish.offset);
  let end = cutAtLineEnd(transcript, offset, offset + wish.maxChars);
  for (let length = jsonLength(transcript.slice(offset, end)); length > wish.maxJsonChars; ) {
    const fitting = Math.floor(((end - offset) * wish.maxJsonChars) / length);
    end = cutAtLineEnd(transcript, offset, offset + Math.min(fitting, end - offset - 1));
    length = jsonLength(transcript.slice(offset, end));
  }
  return { offset, value: transcript.slice(offset, end), nextOffset: end < transcript.length ? end : undefined };
}

/** The place that an offset means: a negative one the beginning of the line it points into. */
function findStart(transcript: string, offset: number): number {
  if (offset < 0) {
    const place = Math.max(0, transcript.length + offset);
    return place === 0 ? 0 : transcript.lastIndexOf("\n", place - 1) + 1;
  }
  const place = Math.min(offset, transcript.length);
  return place > 0 && isHighSurrogate(transcript, place - 1) ? place - 1 : place;
}

function cutAtLineEnd(transcript: string, start: number, wanted: number): number {
  if (wanted >= transcript.length) return transcript.length;
  const lineEnd = transcript.lastIndexOf("\n", wanted - 1) + 1;
  if (lineEnd > start) return lineEnd;
  // One line longer than a page: it is cut where the page ends.
  const end = isHighSurrogate(transcript, wanted - 1) ? wanted - 1 : wanted;
  return Math.max(end, start + 1);
}

/** Length of a text as JSON writes it. */
export function jsonLength(text: string): number {
  return JSON.stringify(text).length;
}
