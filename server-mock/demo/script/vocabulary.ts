import type { Language } from "../companies.ts";
import type { Random } from "../prng.ts";
import { sectionsOf } from "../text-sections.ts";
import type { CallType } from "../types.ts";
import { compilePhrase, type Phrase, type Slots } from "./spintax.ts";

/** Words of a language outside its conversations. */
export interface Vocabulary {
  charactersPerSecond: number;
  /** Titles of meetings by kind of call. */
  titles: ReadonlyMap<CallType, Phrase>;
  /** What a call is for, as said in it. */
  goals: ReadonlyMap<CallType, string>;
  /** Job titles of prospects. */
  ranks: readonly string[];
  /** Slots with a value drawn for each call. */
  pickWords: (random: Random) => Slots;
}

const cache = new Map<Language, Vocabulary>();

export function vocabularyOf(language: Language): Vocabulary {
  const known = cache.get(language);
  if (known) return known;
  const vocabulary = readVocabulary(sectionsOf(language)("words"));
  cache.set(language, vocabulary);
  return vocabulary;
}

/** Lines are `speed: 14`, `title kind: phrase`, `goal kind: text`, `rank: one / other` and `slot | slot2: one | two / other | two`. */
function readVocabulary(text: string): Vocabulary {
  const lines = text.split("\n").flatMap((line) => {
    const end = line.indexOf(": ");
    return end < 0 ? [] : [[line.slice(0, end), line.slice(end + 2)] as const];
  });
  const entriesOf = (kind: string) =>
    lines.flatMap(([key, value]) =>
      key.startsWith(`${kind} `) ? [[key.slice(kind.length + 1) as CallType, value] as const] : [],
    );
  const textOf = (wanted: string) => lines.find(([key]) => key === wanted)?.[1] ?? "";
  const slots = lines.filter(([key]) => !/^(title|goal|rank|speed)\b/.test(key)).map(readSlots);
  return {
    charactersPerSecond: Number(textOf("speed")),
    titles: new Map(entriesOf("title").map(([kind, phrase]) => [kind, compilePhrase(phrase)])),
    goals: new Map(entriesOf("goal")),
    ranks: textOf("rank").split(" / "),
    pickWords: (random) => Object.fromEntries(slots.flatMap((choices) => random.pick(choices))),
  };
}

/** Choices of which each gives the slots a value. */
function readSlots([names, values]: readonly [names: string, values: string]): [name: string, value: string][][] {
  const slots = names.split(" | ");
  return values.split(" / ").map((choice) => {
    const words = choice.split(" | ");
    return slots.map((slot, index) => [slot, words[index] ?? ""]);
  });
}
