const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Reports whether a text has characters that stand for a syllable or a word, so that fewer of them say as much. */
export const isDense = (text: string): boolean => DENSE.test(text);
