import { INSIGHT_TYPES } from "../insight-types.ts";

const TEXT = { type: "string" } as const;
const TEXTS = { type: "array", items: TEXT } as const;

export const SENTIMENTS = ["positive", "neutral", "negative", "mixed"] as const;
export const NOT_ASSESSABLE = "not_assessable";

const QUOTE = objectOf({ line: { type: "integer" }, quote: TEXT });
const INSIGHT = objectOf({
  type: { type: "string", enum: INSIGHT_TYPES },
  title: TEXT,
  summary: TEXT,
  line: { type: "integer" },
  quote: TEXT,
  sentiment: { type: "string", enum: SENTIMENTS },
  confidence: { type: "number" },
});

/** The whole judgement of a call. */
export const JUDGEMENT_SCHEMA = objectOf({
  criteria: {
    type: "array",
    items: objectOf({
      criterion: { type: "integer" },
      band: { type: "string", enum: ["1", "2", "3", "4", "5", NOT_ASSESSABLE] },
      feedback: TEXT,
      quotes: { type: "array", items: QUOTE },
    }),
  },
  summary: TEXT,
  strengths: TEXTS,
  improvements: TEXTS,
  next_steps: TEXTS,
  insights: { type: "array", items: INSIGHT },
});

/** Schema of the moments in a part of a long call, before anything is scored. */
export const MOMENTS_SCHEMA = objectOf({
  moments: {
    type: "array",
    items: objectOf({ criterion: { type: "integer" }, line: { type: "integer" }, quote: TEXT, shows: TEXT }),
  },
  insights: { type: "array", items: INSIGHT },
});

/** Strict mode wants every property required and no others. */
function objectOf(properties: Record<string, object>): object {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}
