import type { HeardCall, HeardLine } from "../heard-call.ts";
import { INSIGHT_WORDS } from "./insight-languages.ts";
import { INSIGHT_TOPICS, type InsightTopic, type InsightWords } from "./insight-words.ts";

/** Something that the prospect said, and what it is about. */
export interface Spotted {
  heard: HeardLine;
  topic: InsightTopic;
  /** Where in the line the words stand. */
  at: number;
  /** What the seller said last before. */
  before: HeardLine | undefined;
}

/** Lines of the prospect that are about something that marketing wants to know. The first topic that fits a line is its topic. */
export function spotInsights({ lines, language }: HeardCall, competitors: readonly string[] = []): Spotted[] {
  if (!language) return [];
  const words = withNames(INSIGHT_WORDS[language], competitors);
  let before: HeardLine | undefined;
  return lines.flatMap((heard): Spotted[] => {
    if (heard.side === "seller") {
      before = heard;
      return [];
    }
    if (!heard.isQuotable) return [];
    for (const topic of INSIGHT_TOPICS) {
      const at = words[topic]?.exec(heard.text)?.index;
      if (at !== undefined) return [{ heard, topic, at, before }];
    }
    return [];
  });
}

/** Competitors whose names are known are found by them, too. */
function withNames(words: InsightWords, competitors: readonly string[]): InsightWords {
  if (competitors.length === 0) return words;
  const names = competitors.map((name) => name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "u");
  const known = words.competitor_mention;
  const either = known ? { exec: (text: string) => named.exec(text) ?? known.exec(text) } : named;
  return { ...words, competitor_mention: either };
}
