import type { Insight } from "../../../records/resources.ts";

/**
 * How often an insight of a type is one, on the demo's labeled calls; rounded down, for other calls use other words. A test
 * compares them with what is measured.
 */
export const CONFIDENCE: Readonly<Partial<Record<Insight["type"], number>>> = {
  competitor_mention: 0.8,
  objection: 0.8,
  pricing: 0.8,
  feature_request: 0.8,
  buying_signal: 0.8,
  pain_point: 0.8,
};

/**
 * Types that are written: those that were right in at least 80 % of the calls held out, in ten claims at least. Others are found
 * too seldom, or wrongly too often, by words alone; a competitor that the template names is written all the same.
 */
export const WRITTEN_TYPES: ReadonlySet<Insight["type"]> = new Set<Insight["type"]>([
  "buying_signal",
  "competitor_mention",
  "feature_request",
  "pain_point",
]);

/** What a mention of the type says of the prospect's mind, where nothing else is measured. */
export const SENTIMENT: Readonly<Partial<Record<Insight["type"], Insight["sentiment"]>>> = {
  competitor_mention: "neutral",
  objection: "negative",
  pricing: "neutral",
  feature_request: "neutral",
  buying_signal: "positive",
  pain_point: "negative",
};
