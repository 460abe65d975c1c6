import { foldText } from "../text/fold.ts";
import { matchStems, type WordQuery } from "../text/word-query.ts";
import { stemsOf } from "../text/words.ts";
import type { TranscriptLine } from "./turn.ts";

/** Search in a transcript; if both members are set, both must match. */
export interface LineQuery {
  query?: WordQuery | undefined;
  /** Part of the speaker's name or organization; case and diacritics are ignored. */
  speaker?: string | undefined;
}

/** A matching line with its neighbors. */
export interface LineHit {
  line: TranscriptLine;
  /** Neighboring lines; undefined at the ends. */
  before: TranscriptLine | undefined;
  after: TranscriptLine | undefined;
  /** Indexes of the query's terms that the line contains. */
  terms: readonly number[];
}

const stemsOfLines = new WeakMap<TranscriptLine, readonly string[]>();

/** Finds lines by their words and speaker, in transcript order. Speaker names are not searched for words. */
export function searchLines(lines: readonly TranscriptLine[], { query, speaker }: LineQuery): LineHit[] {
  const name = speaker === undefined ? undefined : foldText(speaker);
  return lines.flatMap((line, index): LineHit[] => {
    if (name !== undefined && !foldText(`${line.speaker} ${line.organization ?? ""}`).includes(name)) return [];
    const terms = query ? matchStems(lineStems(line), query) : [];
    if (query && terms.length === 0) return [];
    return [{ line, before: lines[index - 1], after: lines[index + 1], terms }];
  });
}

/** Stemming dominates a search over hundreds of transcripts, so it is cached per line. */
function lineStems(line: TranscriptLine): readonly string[] {
  const known = stemsOfLines.get(line);
  if (known) return known;
  const stems = stemsOf(line.text);
  stemsOfLines.set(line, stems);
  return stems;
}
