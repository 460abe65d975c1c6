import type { Insight } from "../../../resources.ts";

/**
 * How often an insight of a type is one, on the demo's labeled calls; rounded down, for other calls use other words. A test
 * compares them with what is measured.
 */
export const CONFIDENCE: Readonly<Partial<Record<Insight["type"], number>>> = {
  competitor_mention: 0.9,
  objection: 0.9,
  pricing: 0.8,
  feature_request: 0.8,
  buying_signal: 0.8,
  pain_point: 0.8,
};

/** What a mention of the type says of the prospect's mind, where nothing else is measured. */
export const SENTIMENT: Readonly<Partial<Record<Insight["type"], Insight["sentiment"]>>> = {
  competitor_mention: "neutral",
  objection: "negative",
  pricing: "neutral",
  feature_request: "neutral",
  buying_signal: "positive",
  pain_point: "negative",
};
