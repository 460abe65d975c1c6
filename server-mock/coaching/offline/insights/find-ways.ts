import type { Insight } from "../../../records/resources.ts";
import type { Language } from "../lexicon.ts";
import { INSIGHT_WAYS } from "./insight-languages.ts";
import { type InsightTopic, typeOf } from "./insight-words.ts";
import { TOPICS_WITH_WAYS } from "./ways.ts";

type Topic = (typeof TOPICS_WITH_WAYS)[number];

/** A topic, and where its words stand. */
export interface Found {
  topic: InsightTopic;
  at: number;
}

const BY_TYPE = [...new Set(TOPICS_WITH_WAYS.map(typeOf))].map((type): [Insight["type"], Topic[]] => [
  type,
  TOPICS_WITH_WAYS.filter((topic) => typeOf(topic) === type),
]);
const ASKS = /[?？]/;
/** A shorter answer is about a price or a problem by accident; a question about the price is short. */
const SHORTEST = { ja: 12, others: 25 };

/** What a line is about, at most one topic of each type. `asked` is what the seller said before. */
export function findWays(said: string, language: Language, asked: string): Found[] {
  const words = INSIGHT_WAYS[language];
  const isShort = said.length < SHORTEST[language === "ja" ? "ja" : "others"];
  if (isShort && !ASKS.test(said)) return [];
  const text = evenOut(said, words.harmless);
  return BY_TYPE.flatMap(([type, topics]): Found[] => {
    if (isShort && type !== "pricing") return [];
    const found = topics.flatMap((topic): Found[] => {
      const at = words[topic].exec(text)?.index;
      return at === undefined ? [] : [{ topic, at }];
    });
    if (type !== "pain_point" || words.asked.test(asked)) return found.slice(0, 1);
    // Unless the seller asked how things are, one sign of a problem is wrong too often.
    const told = found.filter(({ at }) => !isOpen(sentenceAt(text, at), words.supposed));
    return told.length > 1 ? told.slice(0, 1) : [];
  });
}

/** Whether a sentence asks or supposes, and tells nothing. */
const isOpen = (sentence: string, supposed: RegExp): boolean => /[?？]\s*$/.test(sentence) || supposed.test(sentence);

/** A text in which words can be found, every letter in its place: plain apostrophes, narrow forms, no harmless words. */
function evenOut(text: string, harmless: RegExp): string {
  return text
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(harmless, (words) => " ".repeat(words.length));
}

const END = /[.!?。！？]/;

function sentenceAt(text: string, at: number): string {
  let start = at;
  while (start > 0 && !END.test(text.charAt(start - 1))) start -= 1;
  const length = text.slice(at).search(END);
  return text.slice(start, length === -1 ? undefined : at + length + 1);
}
