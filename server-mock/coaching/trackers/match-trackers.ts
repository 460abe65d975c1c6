import { findQuote, lineWords, quotedWords } from "../../../core/evidence/find-quote.ts";
import { isDeniedAround, sentencesAround, type TextSpan } from "../../../core/text/clauses.ts";
import type { Insight } from "../../records/resources.ts";
import type { CallToScore } from "../call-to-score.ts";
import { isQuotable } from "../find-quote.ts";
import { hearCall } from "../fitness.ts";
import { fillText, textsFor } from "../offline/languages.ts";
import type { Language } from "../offline/lexicon.ts";
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
  const { words, anyWord } = trackedWords(trackers, language ?? "any");
  if (words.length === 0) return [];
  const texts = textsFor(language);
  const found = new Map<Tracker, FoundInsight>();
  for (const line of call.lines) {
    const side = call.sides.sideOf(line.speaker);
    if (side === undefined || !anyWord.test(lineWords(line))) continue;
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

/** The words of a set of trackers in a language, and a pattern that finds any of them. */
interface TrackedWords {
  words: readonly TrackedWord[];
  anyWord: RegExp;
}

/** Many calls are matched with one set. */
const WORDS = new WeakMap<readonly Tracker[], Map<string, TrackedWords>>();

function trackedWords(trackers: readonly Tracker[], language: Language | "any"): TrackedWords {
  const known = WORDS.get(trackers) ?? new Map<string, TrackedWords>();
  WORDS.set(trackers, known);
  const found = known.get(language);
  if (found) return found;
  const words = trackers.flatMap((tracker): TrackedWord[] => {
    const { any = [], [language]: own = [] } = tracker.words;
    return [...new Set([...any, ...own])].map((word) => ({ wanted: quotedWords(word), tracker }));
  });
  const anyWord = new RegExp(words.map(({ wanted }) => wanted.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|"), "u");
  known.set(language, { words, anyWord });
  return { words, anyWord };
}

/** The sentence that names something; the whole turn, where that is too short to be found again. */
function sentenceOf(text: string, said: TextSpan): string {
  const { start, end } = sentencesAround(text, said);
  return isQuotable(text.slice(start, end)) ? text.slice(start, end) : text;
}
