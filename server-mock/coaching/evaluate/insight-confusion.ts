import type { Insight } from "../../records/resources.ts";
import { INSIGHT_WORDS } from "../offline/insights/insight-languages.ts";
import { INSIGHT_TOPICS, typeOf } from "../offline/insights/insight-words.ts";
import { spotInsights } from "../offline/insights/spot-insights.ts";
import type { Language } from "../offline/lexicon.ts";
import { prepareCall } from "../offline/prepare-call.ts";
import type { KnownCall } from "./detector-labels.ts";
import { OTHER_SENTENCES } from "./other-sentences.ts";

type InsightType = Insight["type"];

/** Every type that a call's labels may note. */
const INSIGHT_TYPES = [
  "competitor_mention",
  "objection",
  "pricing",
  "feature_request",
  "buying_signal",
  "pain_point",
  "use_case",
  "quote",
] as const satisfies readonly InsightType[];

/** How often a kind of insight is one. */
export interface InsightConfusion {
  type: InsightType;
  /** Claims on lines that the script notes as this kind. */
  noted: number;
  /** Claims on other lines of passages that are about it. */
  inPassage: number;
  wrong: number;
  missed: number;
  /** Share of the claims that are noted or in such a passage; null when there is none. */
  precision: number | null;
  /** Share of the noted lines that were found. */
  recall: number | null;
}

type Counted = Pick<InsightConfusion, "noted" | "inPassage" | "wrong" | "missed">;

/** Compares the insights of calls with their labels, line by line. */
export function measureInsights(calls: Iterable<KnownCall>): InsightConfusion[] {
  const counts = new Map<InsightType, Counted>(
    INSIGHT_TYPES.map((type) => [type, { noted: 0, inPassage: 0, wrong: 0, missed: 0 }]),
  );
  for (const { call, labels } of calls) {
    const heard = prepareCall(call);
    if (!heard) continue;
    const claimed = spotInsights(heard).map(({ heard: { line }, topic }) => ({
      line: line.index,
      type: typeOf(topic),
    }));
    for (const { line, type } of claimed) {
      const count = counts.get(type);
      const label = labels.insights.find((one) => one.line === line && one.type === type);
      const isGrey = labels.grey?.insights?.some((one) => one.line === line && one.type === type);
      if (count && (label || !isGrey)) count[!label ? "wrong" : label.isNoted ? "noted" : "inPassage"] += 1;
    }
    for (const { type, line, isNoted } of labels.insights) {
      const count = counts.get(type);
      if (count && isNoted && !claimed.some((one) => one.line === line && one.type === type)) count.missed += 1;
    }
  }
  return [...counts].map(([type, count]) => {
    const { noted, inPassage, wrong, missed } = count;
    const claims = noted + inPassage + wrong;
    const precision = claims === 0 ? null : (noted + inPassage) / claims;
    return { type, ...count, precision, recall: noted + missed === 0 ? null : noted / (noted + missed) };
  });
}

/** What is found in sentences that no word list was written for. */
export function measureOtherSentences(): {
  language: Language;
  found: number;
  about: number;
  wrong: number;
  none: number;
}[] {
  return OTHER_SENTENCES.map(({ language, sentences }) => {
    const words = INSIGHT_WORDS[language];
    const result = { language, found: 0, about: 0, wrong: 0, none: 0 };
    for (const [expected, text] of sentences) {
      const topic = INSIGHT_TOPICS.find((one) => words[one]?.exec(text.toLowerCase()));
      const type = topic && typeOf(topic);
      result[expected === null ? "none" : "about"] += 1;
      if (type !== undefined && type === expected) result.found += 1;
      else if (type !== undefined) result.wrong += 1;
    }
    return result;
  });
}
