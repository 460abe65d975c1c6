import type { Call, SpokenLine } from "./script/call.ts";
import { sentencesOf } from "./script/sentences.ts";
import { type Dimension, fairMiddle, type Level, levelOf } from "./skill.ts";
import type { DemoEvidence } from "./types.ts";

const mostCharacters = 220;

export interface EvidenceOptions {
  call: Call;
  dimension: Dimension;
  score: number;
}

/** What a report rests on: one or two moments, and how well they show the seller. */
export interface Finding {
  evidence: DemoEvidence[];
  level: Level | "unseen";
}

/** The moments of a call that show the score best, in the order in which they were said. */
export function findingOf({ call, dimension, score }: EvidenceOptions): Finding {
  const lines = call.lines.filter((line) => line.dimension === dimension);
  if (lines.length === 0) return { evidence: [], level: "unseen" };
  const telling = lines.filter((line) => line.level === (score < fairMiddle ? "weak" : "strong"));
  const neutral = lines.filter((line) => line.level === null);
  const chosen = telling.length > 0 ? telling : neutral.length > 0 ? neutral : lines;
  const shown = dimension === "next" ? chosen.slice(-2) : chosen.slice(0, 2);
  return {
    evidence: shown.map((line) => ({ quote: quoteOf(line), timestamp_seconds: line.seconds })),
    level: shown[0]?.level ?? (dimension === "discovery" && score >= fairMiddle ? levelOf(score) : "fair"),
  };
}

/** The line, or as many of its first sentences as make a handy quotation. */
export function quoteOf(line: SpokenLine): string {
  let end = 0;
  for (const sentence of sentencesOf(line.text)) {
    const next = line.text.indexOf(sentence, end) + sentence.length;
    if (end > 0 && next > mostCharacters) break;
    end = next;
  }
  return line.text.slice(0, end);
}

/** `04:12` for 252 seconds. */
export function minuteOf(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}
