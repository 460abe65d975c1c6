import { isDeniedAround } from "../text/clauses.ts";
import { type FoldedText, foldText, foldWithPlaces } from "../text/fold.ts";
import type { TranscriptLine } from "../transcript/turn.ts";

/** Position of quoted words in a transcript line. */
export interface SaidWords {
  /** Position in the text of the line: whole words, with the punctuation that ends their sentence. */
  start: number;
  end: number;
  /** Whether the quote begins and ends with whole words: `able to pay` is half of `unable to pay`. */
  isWhole: boolean;
}

/**
 * Result of a quote search: `wordless` has no words to search for, `elsewhere` was said at another time than stated, `clipped`
 * omits a negation from its clause.
 */
export type QuoteCheck = "said" | "elsewhere" | "unsaid" | "clipped" | "wordless";

/** Services round times differently; a larger difference is another place. */
const TOLERANCE_SECONDS = 5;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;
const RUNS = /[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu;
const WORD = /^[\p{L}\p{N}\p{M}]/u;
/** Scripts with spaces between words; in others a quote may begin anywhere. */
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{N}]$/u;
const ENDING = /^[.!?\u3002\uff01\uff1f]+/;

type Line = Pick<TranscriptLine, "text">;

const wordsOfLines = new WeakMap<Line, string>();

/** Normalizes a quote for `findQuote`: folded words, separated by one space. */
export function quotedWords(quote: string): string {
  return foldText(quote).replace(BETWEEN_WORDS, " ").trim();
}

/**
 * Finds quoted words in a transcript line: the same words in the same order, whatever their case, accents, width and
 * punctuation. Words cut at either end of the quote are completed; undefined if the words were not said.
 */
export function findQuote(line: Line, wanted: string): SaidWords | undefined {
  if (wanted === "" || !lineWords(line).includes(wanted)) return undefined;
  const { folded, starts, ends } = placesOf(line);
  let cut: SaidWords | undefined;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const words = wholeWords(folded, at, at + wanted.length);
    const start = starts[words.start] ?? 0;
    const end = ends[words.end - 1] ?? line.text.length;
    const ending = ENDING.exec(line.text.slice(end))?.[0].length ?? 0;
    const found = { start, end: end + ending, isWhole: words.isWhole };
    if (found.isWhole) return found;
    cut ??= found;
  }
  return cut;
}

/** Checks a quote of whole words against a transcript; lines without a time match any time. */
export function checkQuote(lines: readonly TranscriptLine[], quote: string, seconds: unknown): QuoteCheck {
  const wanted = quotedWords(quote);
  if (wanted === "") return "wordless";
  const found = lines.flatMap((line) => {
    const span = findQuote(line, wanted);
    return span?.isWhole ? [{ line, isClipped: isDeniedAround(line.text, span) }] : [];
  });
  if (found.length === 0) return "unsaid";
  const said = found.filter(({ isClipped }) => !isClipped).map(({ line }) => line);
  if (said.length === 0) return "clipped";
  const isNear = (at: number | null): boolean =>
    at === null || typeof seconds !== "number" || Math.abs(at - seconds) <= TOLERANCE_SECONDS;
  return said.some((line) => isNear(line.seconds)) ? "said" : "elsewhere";
}

/** Words of a line, normalized as `quotedWords` does; cached when it is first searched. */
export function lineWords(line: Line): string {
  const words = wordsOfLines.get(line) ?? quotedWords(line.text);
  wordsOfLines.set(line, words);
  return words;
}

/** Folded words with their positions, several times as expensive: only computed for lines that contain the quote. */
function placesOf({ text }: Line): FoldedText {
  const { folded, starts, ends } = foldWithPlaces(text);
  let words = "";
  const places: number[] = [];
  for (const { 0: run, index } of folded.matchAll(RUNS)) {
    const word = WORD.test(run) ? run : " ";
    words += word;
    for (let unit = 0; unit < word.length; unit += 1) places.push(index + unit);
  }
  return {
    folded: words,
    starts: places.map((place) => starts[place] ?? 0),
    ends: places.map((place) => ends[place] ?? 0),
  };
}

/** Extends a range in folded text to whole words. */
function wholeWords(text: string, from: number, to: number): SaidWords {
  let [start, end] = [from, to];
  while (isSpaced(text, start - 1) && isSpaced(text, start)) start -= 1;
  while (isSpaced(text, end) && isSpaced(text, end - 1)) end += 1;
  return { start, end, isWhole: start === from && end === to };
}

function isSpaced(text: string, index: number): boolean {
  return SPACED.test(text.charAt(index));
}
