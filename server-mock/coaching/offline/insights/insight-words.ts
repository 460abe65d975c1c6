import type { Insight } from "../../../records/resources.ts";

/** What an insight is about. The first part is its type, the second its topic, which becomes a tag. */
export const INSIGHT_TOPICS = [
  "competitor_mention",
  "objection/price",
  "objection/timing",
  "objection/adoption",
  "objection/vendor",
  "objection/it",
  "objection/data",
  "objection/no-need",
  "pricing/discount",
  "feature_request",
  "buying_signal/decision",
  "buying_signal/next-step",
  "buying_signal/deadline",
  "buying_signal/success",
  "pricing/budget",
  "pricing/terms",
  "pain_point/cost",
  "pain_point/manual-work",
  "pain_point/people",
  "pain_point/late",
  "objection",
  "pain_point",
] as const;
export type InsightTopic = (typeof INSIGHT_TOPICS)[number];

/** Words of a prospect by which one language's insights are known. Texts are compared in lower case. */
export type InsightWords = Readonly<Partial<Record<InsightTopic, Pick<RegExp, "exec">>>>;

/** How a language puts an insight into words. */
export interface InsightTexts {
  titles: Readonly<Record<InsightTopic, string>>;
  /** Who said it, and what the seller had said before. */
  summary: (speaker: string, before: string | undefined) => string;
}

/** Type of an insight about a topic. */
export function typeOf(topic: InsightTopic): Insight["type"] {
  return topic.split("/")[0] as Insight["type"];
}
