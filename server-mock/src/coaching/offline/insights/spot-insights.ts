import type { HeardCall, HeardLine } from "../heard-call.ts";
import { findWays } from "./find-ways.ts";
import { INSIGHT_WORDS } from "./insight-languages.ts";
import { INSIGHT_TOPICS, type InsightTopic } from "./insight-words.ts";

/** Something that the prospect said, and what it is about. */
export interface Spotted {
  heard: HeardLine;
  topic: InsightTopic;
  /** Where in the line the words stand. */
  at: number;
  /** Whether it is a competitor's name that the template has, and no matter of words. */
  isNamed: boolean;
  /** What the seller said last before. */
  before: HeardLine | undefined;
}

/** Lines in which people greet each other, and complain of the weather. */
const GREETING = 2;
/** A longer turn is a story: some of its words are about a price or a problem by accident. */
const LONGEST = { ja: 150, others: 350 };

/**
 * Lines of the prospect that are about something that marketing wants to know: of one type by the phrases of the demo's trade, else
 * of several by the ways in which buyers of any trade speak.
 */
export function spotInsights({ lines, language }: HeardCall, competitors: readonly string[] = []): Spotted[] {
  if (!language) return [];
  const words = INSIGHT_WORDS[language];
  const names = namesOf(competitors);
  const longest = LONGEST[language === "ja" ? "ja" : "others"];
  let before: HeardLine | undefined;
  return lines.flatMap((heard): Spotted[] => {
    if (heard.side === "seller") {
      before = heard;
      return [];
    }
    if (!heard.isQuotable) return [];
    const named = names?.exec(heard.text)?.index;
    if (named !== undefined) return [{ heard, topic: "competitor_mention", at: named, isNamed: true, before }];
    if (heard.text.length > longest) return [];
    for (const topic of INSIGHT_TOPICS) {
      const at = words[topic]?.exec(heard.text)?.index;
      if (at !== undefined) return [{ heard, topic, at, isNamed: false, before }];
    }
    if (heard.line.index < GREETING) return [];
    const found = findWays(heard.text, language, before?.text ?? "");
    return found.map(({ topic, at }) => ({ heard, topic, at, isNamed: false, before }));
  });
}

/** Competitors whose names are known are found by them. */
function namesOf(competitors: readonly string[]): RegExp | undefined {
  if (competitors.length === 0) return undefined;
  const names = competitors.map((name) => name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "u");
}
