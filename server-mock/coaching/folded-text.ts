/** A text as it is compared, with the place in the original that each character came from. */
export interface FoldedText {
  folded: string;
  /** Start and end in the original of the character behind each UTF-16 unit of `folded`. */
  starts: Uint32Array;
  ends: Uint32Array;
}

/** A character with its marks: normalized piece by piece, so that every piece keeps its place. */
const PIECES = /[\u1100-\u11ff]+|[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gu;
const SPACE = /^[\s\u200b-\u200d\u2060\ufeff]+$/;
const QUOTE = /["'`´‘’‚‛“”„‟«»‹›「」『』]/g;
const DASH = /[‐-―−]/g;

/** Folds what differs between two ways to write the same words: width, quotation marks, dashes, spaces, case. */
export function foldText(text: string): FoldedText {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const match of text.matchAll(PIECES)) {
    const [piece] = match;
    const folded = foldPiece(piece, parts.at(-1));
    for (const part of folded) {
      parts.push(part);
      for (let unit = 0; unit < part.length; unit += 1) {
        starts.push(match.index);
        ends.push(match.index + piece.length);
      }
    }
  }
  return { folded: parts.join(""), starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}

/** The words alone, for comparing without going back to the original. */
export function foldWords(text: string): string {
  return foldText(text).folded.trim();
}

/** Several spaces are one. */
function foldPiece(piece: string, before: string | undefined): string[] {
  if (SPACE.test(piece)) return before === " " || before === undefined ? [] : [" "];
  const folded = piece.normalize("NFKC").toLowerCase().replace(QUOTE, "'").replace(DASH, "-");
  return [folded === " " && before === " " ? "" : folded];
}
