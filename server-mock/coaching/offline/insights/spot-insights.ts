import type { Language, Lexicon } from "../lexicon.ts";
import type { PreparedCall, PreparedLine } from "../prepare-call.ts";
import { findHints, questionOf } from "./find-hints.ts";
import { rivalAt } from "./find-rivals.ts";
import { type Found, findWays } from "./find-ways.ts";
import { INSIGHT_WAYS, INSIGHT_WORDS } from "./insight-languages.ts";
import { INSIGHT_TOPICS, type InsightTopic, typeOf } from "./insight-words.ts";
import { TOPICS_WITH_WAYS } from "./ways.ts";

/** Something that the prospect said, and what it is about. */
export interface Spotted {
  heard: PreparedLine;
  topic: InsightTopic;
  /** Where in the line the words stand. */
  at: number;
  /** Whether it is a competitor's name that the template has, and no matter of words. */
  isNamed: boolean;
  /** What the seller said last before. */
  before: PreparedLine | undefined;
}

/** Lines in which people greet each other, and complain of the weather. */
const GREETING = 2;
/** A longer turn is a story: some of its words are about a price or a problem by accident. */
const LONGEST = { ja: 150, others: 350 };

/**
 * Lines of the prospect that are about something that marketing wants to know: of one type by the phrases of the demo's trade, else
 * of several by the ways in which buyers of any trade speak.
 */
export function spotInsights(
  { lines, language, lexicon }: PreparedCall,
  competitors: readonly string[] = [],
): Spotted[] {
  if (!language || !lexicon) return [];
  const names = namesOf(competitors);
  const longest = LONGEST[language === "ja" ? "ja" : "others"];
  let before: PreparedLine | undefined;
  return lines.flatMap((heard, index): Spotted[] => {
    if (heard.side === "seller") {
      before = heard;
      return [];
    }
    if (!heard.isQuotable) return [];
    const named = names?.exec(heard.text)?.index;
    if (named !== undefined) return [{ heard, topic: "competitor_mention", at: named, isNamed: true, before }];
    if (heard.text.length > longest) return [];
    const asked = questionOf(before?.text ?? "");
    const rival = rivalAt(lines, index, { language, asked });
    const rivals: Found[] = rival === undefined ? [] : [{ topic: "competitor_mention", at: rival }];
    const found = knownTopic(heard.text, language) ?? findByPlace(lines, index, { language, asked, lexicon });
    return onePerType([...rivals, ...found]).map(({ topic, at }) => ({ heard, topic, at, isNamed: false, before }));
  });
}

/** The first topic of the demo's trade whose phrases a line has, unless they are what anybody may say without a problem. */
function knownTopic(text: string, language: Language): Found[] | undefined {
  const words = INSIGHT_WORDS[language];
  for (const topic of INSIGHT_TOPICS) {
    const at = words[topic]?.exec(text)?.index;
    if (at !== undefined && !(typeOf(topic) === "pain_point" && isOneSign(text, at, language))) return [{ topic, at }];
  }
  return undefined;
}

/** Whether the words there are a sign of a problem in any trade: one of those is wrong too often. */
function isOneSign(text: string, at: number, language: Language): boolean {
  return TOPICS_WITH_WAYS.some(
    (topic) => typeOf(topic) === "pain_point" && INSIGHT_WAYS[language][topic].exec(text)?.index === at,
  );
}

/** Topics of a line by how buyers speak, and by what it answers. */
function findByPlace(
  lines: readonly PreparedLine[],
  index: number,
  { language, asked, lexicon }: { language: Language; asked: string; lexicon: Lexicon },
): Found[] {
  const heard = lines[index];
  if (!heard || heard.line.index < GREETING) return [];
  const hints = findHints(lines, index, { lexicon, words: INSIGHT_WAYS[language], asked });
  return [...findWays(heard.text, language, asked), ...hints];
}

function onePerType(found: readonly Found[]): Found[] {
  return found.filter(({ topic }, index) => found.findIndex((one) => typeOf(one.topic) === typeOf(topic)) === index);
}

/** Competitors whose names are known are found by them. */
function namesOf(competitors: readonly string[]): RegExp | undefined {
  if (competitors.length === 0) return undefined;
  const names = competitors.map((name) => name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "u");
}
