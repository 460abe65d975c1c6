import { findQuote, quotedWords } from "../../../core/evidence/find-quote.ts";
import { isDeniedAround, sentencesAround, type TextSpan } from "../../../core/text/clauses.ts";
import type { Insight } from "../../records/resources.ts";
import type { CallToScore } from "../call-to-score.ts";
import { isQuotable } from "../find-quote.ts";
import { hearCall } from "../fitness.ts";
import { fillText, textsFor } from "../offline/languages.ts";
import type { FoundInsight } from "../scorer.ts";
import { type Tracker, trackerTitle } from "./tracker.ts";

/** The words of a tracker were said for certain; their meaning is left to the reader. */
const CONFIDENCE = 0.8;
const SENTIMENTS: Readonly<Partial<Record<Insight["type"], Insight["sentiment"]>>> = {
  objection: "negative",
  pain_point: "negative",
  buying_signal: "positive",
};

/** A word of a tracker, folded, and whose it is. */
interface TrackedWord {
  wanted: string;
  tracker: Tracker;
}

/**
 * Finds what an organization listens for: whole words of the right side, in a clause that does not deny them, each tracker once in a
 * call.
 */
export function matchTrackers(call: CallToScore, trackers: readonly Tracker[]): FoundInsight[] {
  const { language } = hearCall(call).fitness;
  const words = trackers.flatMap((tracker): TrackedWord[] => {
    const { any = [], [language ?? "any"]: own = [] } = tracker.words;
    return [...new Set([...any, ...own])].map((word) => ({ wanted: quotedWords(word), tracker }));
  });
  if (words.length === 0) return [];
  const anyWord = new RegExp(words.map(({ wanted }) => wanted.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|"), "u");
  const texts = textsFor(language);
  const found = new Map<Tracker, FoundInsight>();
  for (const line of call.lines) {
    const side = call.sides.sideOf(line.speaker);
    if (side === undefined || !anyWord.test(quotedWords(line.text))) continue;
    for (const { wanted, tracker } of words) {
      if (found.has(tracker) || (tracker.side !== "anyone" && tracker.side !== side)) continue;
      const said = findQuote(line, wanted);
      if (!said?.isWhole || isDeniedAround(line.text, said)) continue;
      found.set(tracker, {
        type: tracker.type,
        title: trackerTitle(tracker),
        side,
        summary: fillText(texts.said, { speaker: line.speaker }),
        citation: { quote: sentenceOf(line.text, said), line: line.index },
        sentiment: SENTIMENTS[tracker.type] ?? "neutral",
        confidence: CONFIDENCE,
        tags: [tracker.topic, tracker.name],
      });
    }
  }
  return [...found.values()];
}

/** The sentence that names something; the whole turn, where that is too short to be found again. */
function sentenceOf(text: string, said: TextSpan): string {
  const { start, end } = sentencesAround(text, said);
  return isQuotable(text.slice(start, end)) ? text.slice(start, end) : text;
}
