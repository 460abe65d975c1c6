const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u02bb\u02bc\u2032`\u00b4]/g, "'"],
  [/[\u201c-\u201f\u00ab\u00bb\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212\u00ad]/g, "-"],
  [/\u2026/g, "..."],
];

/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

const MARKS = /\p{M}+/gu;
const UNDECOMPOSED = /[\u00df\u00e6\u0153\u00f8\u0142\u0111\u00f0\u00fe\u0131]/g;

/**
 * Folds text for comparison: lower case, no diacritics, plain quotation marks, apostrophes, hyphens and spaces. `Daniël’s`
 * becomes `daniel's`. The result may differ from the text in length: never use its indexes in the text.
 */
export function foldText(text: string): string {
  const folded = text
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(UNDECOMPOSED, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, " ");
  return TYPOGRAPHY.reduce((result, [variants, plain]) => result.replace(variants, plain), folded);
}
