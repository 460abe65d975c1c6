import type { PreparedLine } from "./prepare-call.ts";

/** Words are compared by their beginnings, so that an ending changes nothing; shorter ones are not about the matter. */
const STEM = 5;
const WORD = /[a-zß-öø-ÿœ0-9]{4,}/g;
/** In Japanese a matter is written in characters, and so is most of what is said about it. */
const DENSE_WORD = /\p{Script=Han}{2,4}|[\p{Script=Katakana}ー]{2,6}/gu;
/** A word that comes in more lines than these is the topic of the call, or a filler: hearing it again says nothing. */
const OFTEN = { lines: 4, share: 1 / 8 };

/** A word, as far as the call has come. */
interface Heard {
  first: PreparedLine["side"];
  lines: number;
  last: number;
}

/** Counts, for each line, the content words that the other side had used before: the sign of a recap. */
export function echoesOf(lines: readonly PreparedLine[], isDense: boolean): number[] {
  const known = new Map<string, Heard>();
  const repeated = lines.map(({ side, text }, index) => {
    const echoes: Heard[] = [];
    for (const word of text.match(isDense ? DENSE_WORD : WORD) ?? []) {
      const stem = isDense ? word : word.slice(0, STEM);
      const heard = known.get(stem);
      if (!heard) known.set(stem, { first: side, lines: 1, last: index });
      else if (heard.last !== index) {
        heard.lines += 1;
        heard.last = index;
        if (heard.first !== side) echoes.push(heard);
      }
    }
    return echoes;
  });
  const often = Math.max(OFTEN.lines, lines.length * OFTEN.share);
  return repeated.map((echoes) => echoes.filter((heard) => heard.lines <= often).length);
}
