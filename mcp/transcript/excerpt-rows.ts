import { printLine } from "../../core/transcript/print-transcript.ts";
import type { LineHit } from "../../core/transcript/search-lines.ts";
import type { TranscriptLine } from "../../core/transcript/turn.ts";
import { clip } from "../text/clean-text.ts";
import { jsonLength } from "./transcript-page.ts";

/** A row of an excerpt: the line's offset, `>` if it matches, and the line in the API's form. */
export type ExcerptRow = [offset: number, hit: ">" | "", line: string];

/** Matching lines with the lines around them. */
export interface Excerpt {
  rows: ExcerptRow[];
  /** Matching lines among the rows. */
  shown: number;
  /** Where to continue; undefined if every hit is shown. */
  nextOffset: number | undefined;
}

// JSON characters per row besides the line: brackets, commas, quotes, mark and offset.
const ROW_OVERHEAD = 24;
const MAX_LINE = 600;
const MAX_CONTEXT_LINE = 300;

/** Hits in the order of the transcript, each with the line before and after it, no line twice, as many as fit. */
export function excerptRows(hits: readonly LineHit[], maxJsonChars: number): Excerpt {
  const rows = new Map<number, ExcerptRow>();
  const add = (line: TranscriptLine | undefined, hit: ">" | ""): number => {
    if (!line || (rows.has(line.offset) && hit === "")) return 0;
    const text = clip(printLine(line), hit === ">" ? MAX_LINE : MAX_CONTEXT_LINE);
    rows.set(line.offset, [line.offset, hit, text]);
    return jsonLength(text) + ROW_OVERHEAD;
  };
  let length = 0;
  for (const [index, { before, line, after }] of hits.entries()) {
    const known = new Map(rows);
    length += add(before, "") + add(line, ">") + add(after, "");
    if (length <= maxJsonChars || index === 0) continue;
    return { rows: [...known.values()], shown: index, nextOffset: line.offset };
  }
  return { rows: [...rows.values()], shown: hits.length, nextOffset: undefined };
}
