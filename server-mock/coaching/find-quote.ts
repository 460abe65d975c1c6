import { type FoldedText, foldText, foldWords } from "./folded-text.ts";
import type { Side, Sides } from "./sides.ts";
import type { CallLine } from "./transcript.ts";

/** What a scorer says was said. It counts for nothing until it is found in the transcript. */
export interface Citation {
  quote: string;
  /** Index of the line, where the scorer named one. */
  line: number | null;
}

/** Words that were said, as the transcript has them. */
export interface Quote {
  text: string;
  line: CallLine;
}

/** Letters and digits that a quote must have, eight: fewer are found in any call. */
const QUOTABLE = /(?:[\p{L}\p{N}][^\p{L}\p{N}]*){8}/u;
/** Characters that are kept of a quote: some speak for an hour without a full stop. */
const LONGEST = 600;
/** Models are often wrong by a line or two. */
const NEIGHBORS = [0, -1, 1, -2, 2];
/** What stands around a quotation, or ends it differently. */
const SURROUNDING = /^[\s'.…[\]()]+|[\s'.…,;:!?。、[\]()]+$/g;
const ENDING = /^[.!?。！？]+/;
/** Scripts that put spaces between words; in others a quote may begin anywhere. */
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]$/u;

/** Whether a line is long enough to be quoted. */
export function isQuotable(text: string): boolean {
  return QUOTABLE.test(text);
}

/** Finds quotes in one transcript. Lines are folded when they are first searched. */
export class QuoteFinder {
  readonly #lines: readonly CallLine[];
  readonly #sides: Sides;
  readonly #folded = new Map<number, FoldedText>();

  constructor(lines: readonly CallLine[], sides: Sides) {
    this.#lines = lines;
    this.#sides = sides;
  }

  /**
   * Searches the line that was named, its neighbors, then everywhere, nearest first. Words of the other side are not found.
   * Returns the transcript's own text in whole words, or undefined when nobody said it.
   */
  find({ quote, line }: Citation, side?: Side): Quote | undefined {
    const wanted = foldWords(quote).replace(SURROUNDING, "");
    if (!isQuotable(wanted)) return undefined;
    for (const candidate of this.#inOrder(line)) {
      if (side !== undefined && this.#sides.sideOf(candidate.speaker) !== side) continue;
      const text = this.#within(candidate, wanted);
      if (text !== undefined) return { text, line: candidate };
    }
    return undefined;
  }

  *#inOrder(named: number | null): Generator<CallLine> {
    const near = new Set<number>();
    if (named !== null)
      for (const step of NEIGHBORS) {
        const line = this.#lines[named + step];
        if (!line) continue;
        near.add(line.index);
        yield line;
      }
    for (const line of this.#lines) if (!near.has(line.index)) yield line;
  }

  #within(line: CallLine, wanted: string): string | undefined {
    const folded = this.#fold(line);
    const found = folded.folded.indexOf(wanted);
    if (found === -1) return undefined;
    const start = folded.starts[found] ?? 0;
    const end = folded.ends[found + wanted.length - 1] ?? line.text.length;
    return beginningOf(wholeWords(line.text, start, end));
  }

  #fold(line: CallLine): FoldedText {
    const known = this.#folded.get(line.index);
    if (known) return known;
    const folded = foldText(line.text);
    this.#folded.set(line.index, folded);
    return folded;
  }
}

/** As many whole words as are kept; where there are no spaces, as many characters. */
function beginningOf(text: string): string {
  if (text.length <= LONGEST) return text;
  const kept = text.slice(0, LONGEST + 1);
  const space = kept.search(/\s\S*$/u);
  return (space > 0 ? kept.slice(0, space) : kept.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, "")).trim();
}

/** Half a word at either end becomes the whole one: it is the transcript's text that is kept. */
function wholeWords(text: string, from: number, to: number): string {
  let start = from;
  let end = to;
  while (start > 0 && isSpaced(text, start - 1) && isSpaced(text, start)) start -= 1;
  while (end < text.length && isSpaced(text, end) && isSpaced(text, end - 1)) end += 1;
  end += ENDING.exec(text.slice(end))?.[0].length ?? 0;
  return text.slice(start, end).trim();
}

function isSpaced(text: string, index: number): boolean {
  return SPACED.test(text.charAt(index));
}
