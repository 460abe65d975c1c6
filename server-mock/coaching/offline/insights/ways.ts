import type { InsightTopic } from "./insight-words.ts";

/** Topics that are known by the ways in which buyers speak of them, in whatever trade. */
export const TOPICS_WITH_WAYS = [
  "pricing/discount",
  "pricing/terms",
  "pricing/budget",
  "feature_request",
  "buying_signal/decision",
  "buying_signal/deadline",
  "buying_signal/success",
  "pain_point/cost",
  "pain_point/manual-work",
  "pain_point/people",
  "pain_point/late",
] as const satisfies readonly InsightTopic[];

/** How the buyers of one language speak of a topic: a verb and its slots rather than whole phrases. */
export type InsightWays = Readonly<Record<(typeof TOPICS_WITH_WAYS)[number], RegExp>> & {
  /** Questions of a seller about how things are: what is bad in the answer is a problem. */
  readonly asked: RegExp;
  /** Questions about what went wrong, or how something is done today: the answer is a problem. */
  readonly troubled: RegExp;
  /** Questions about what is missing, or what it would have to be: the answer is a wish. */
  readonly wished: RegExp;
  /** Questions about what stands in the way: the answer is a doubt. */
  readonly hindered: RegExp;
  /** Words of a sentence about what might be, or is no longer: no problem is told in it. */
  readonly supposed: RegExp;
  /** Words that sound like a problem and are none: "no problem". All of a line are taken out. */
  readonly harmless: RegExp;
};

/** Ways to say something, of which one is enough. Each begins at the beginning of a word, and ends where it ends. */
export function ways(...parts: readonly string[]): RegExp {
  return new RegExp(`(?<![a-zß-ÿœ0-9])(?:${parts.join("|")})`);
}

/** Ways to say something in a script that puts no spaces between words. */
export function denseWays(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join("|"));
}
