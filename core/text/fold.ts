/** Hebrew and Arabic points, and accents of Latin, Greek and Cyrillic letters; other scripts use marks for vowels. */
const ACCENTS =
  "[\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]+";

/**
 * Replacements of folding, in order: patterns for `new RegExp(pattern, "gu")`. As data, so that a script in a page folds
 * identically. Applied before and after decomposing (NFKD) and lowercasing a text.
 */
export const FOLDING: readonly (readonly [pattern: string, replacement: string])[] = [
  [
    "[\"'`\u00b4\u2018-\u201f\u2032-\u2037\u2039\u203a\u00ab\u00bb\u02b9-\u02bc\u300c-\u300f\uff02\uff07\uff62\uff63]",
    "'",
  ],
  ["[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]", "-"],
  [`${ACCENTS}|\\p{Cf}+`, ""],
  // Letters that Unicode does not decompose into a base letter and a mark.
  ...Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i", ς: "σ" }),
  ["\\s+", " "],
];

const REPLACEMENTS = FOLDING.map(([pattern, replacement]) => [new RegExp(pattern, "gu"), replacement] as const);

/** Pieces that fold independently of their context: plain ASCII, a letter with its marks, and the jamo of a syllable. */
const PIECES =
  /(?: ?[!#-_a-~])+(?!\p{M})|[\uac00-\ud7a3]?[\u1100-\u11ff\u3131-\u318e\uffa0-\uffdc]+\p{M}*|[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gu;
const PLAIN = /^[ !#-_a-~]+$/;

/** Cache of folded pieces; a language has a few hundred. */
const known = new Map<string, string>();
const MOST_KNOWN = 20_000;

/** Folded text with the position of each character in the original. */
export interface FoldedText {
  folded: string;
  /** Start and end in the original for each UTF-16 unit of `folded`. */
  starts: readonly number[];
  ends: readonly number[];
}

/**
 * Folds a text for comparison: lower case, no accents, one width, plain quotation marks, dashes and spaces, no invisible
 * characters. `Daniël’s` becomes `daniel's`, `Straße` `strasse`, `「はい」` `'はい'`. The length may change: use `foldWithPlaces` to
 * map positions back.
 */
export function foldText(text: string): string {
  let folded = "";
  for (const piece of text.match(PIECES) ?? []) {
    const part = foldPiece(piece);
    folded += part.slice(leadingBlank(folded, part));
  }
  return folded.trimEnd();
}

/** Folds a text and keeps the position of every character. */
export function foldWithPlaces(text: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = "";
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const part = foldPiece(piece);
    const isOneToOne = part.length === piece.length;
    const blank = leadingBlank(folded, part);
    for (let unit = blank; unit < part.length; unit += 1) {
      starts.push(isOneToOne ? index + unit : index);
      ends.push(isOneToOne ? index + unit + 1 : index + piece.length);
    }
    folded += part.slice(blank);
  }
  return { folded, starts, ends };
}

/** Length of the space to omit: several become one, and a text begins with none. */
function leadingBlank(before: string, part: string): 0 | 1 {
  return part.startsWith(" ") && (before === "" || before.endsWith(" ")) ? 1 : 0;
}

function foldPiece(piece: string): string {
  if (PLAIN.test(piece)) return piece.toLowerCase();
  let folded = known.get(piece);
  if (folded === undefined) {
    folded = replaceAll(replaceAll(piece).normalize("NFKD").toLowerCase()).normalize("NFC");
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(piece, folded);
  }
  return folded;
}

const replaceAll = (text: string): string =>
  REPLACEMENTS.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
