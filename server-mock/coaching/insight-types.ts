import type { Insight } from "../records/resources.ts";

/** Kinds of insight that a model, a tracker or an amount of money may give: the API's. */
export const INSIGHT_TYPES = [
  "pain_point",
  "objection",
  "competitor_mention",
  "feature_request",
  "buying_signal",
  "use_case",
  "pricing",
  "quote",
] as const satisfies readonly Insight["type"][];
