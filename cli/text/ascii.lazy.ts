import { textWidth } from "./width.ts";

/** Drawing characters and punctuation, each replaced by one of the same width, so that columns stay aligned. */
const FROM = "…–—‒−±·•“”„«»‘’‚‹›→←↑↓▁▂▃▄▅▆▇█▏▎▍▌▋▊▉░∗∼ˋ✓✔✅✗✘❌×❯⏎ℹ⚠─│┌┐└┘├┤┬┴┼\u00a0";
const TO = '~----+.*"""""\'\'\'<>><^v_,:-=+*#...####.*~`+++xxxx><i!-|+++++++++ ';

/** Letters and signs that have no base letter. */
const LETTERS_FROM = "ßøØłŁđĐðÐþÞæÆœŒıħĦ€£¥©®™°µ¡¿";
const LETTERS_TO = "soOlLdDdDpPaAoOihHELYcrtou!?";

const ASCII: ReadonlyMap<string, string> = new Map(
  [...FROM, ...LETTERS_FROM].map((character, index) => [character, (TO + LETTERS_TO)[index] ?? "?"]),
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: everything outside ASCII
const OUTSIDE = /[^\u0000-\u007f](?:\p{M}|\u200d.|[\u{1f3fb}-\u{1f3ff}])*/gu;

/**
 * Text for a terminal that is not UTF-8, where the bytes of a character would be other characters or control codes. Letters lose their
 * accents, drawings become punctuation, and anything else becomes question marks of the same width.
 */
export const toAscii = (text: string): string =>
  text.replace(OUTSIDE, (character) => {
    const base =
      ASCII.get(String.fromCodePoint(character.codePointAt(0) ?? 0)) ??
      character.normalize("NFKD").replace(/\p{M}/gu, "");
    const width = textWidth(character);
    return isAscii(base) && base.length <= width ? base.padEnd(width) : "?".repeat(width);
  });

// biome-ignore lint/suspicious/noControlCharactersInRegex: everything outside ASCII
const isAscii = (text: string): boolean => !/[^\u0000-\u007f]/.test(text);
