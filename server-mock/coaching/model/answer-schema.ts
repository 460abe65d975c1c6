import { INSIGHT_TYPES } from "../insight-types.ts";

const TEXT = { type: "string" } as const;

export const SENTIMENTS = ["positive", "neutral", "negative", "mixed"] as const;
export const NOT_ASSESSABLE = "not_assessable";

const LINE = { line: { type: "integer" }, quote: TEXT } as const;
const QUOTE = objectOf(LINE);
const POINTS = { type: "array", items: objectOf({ text: TEXT, ...LINE }) } as const;
const INSIGHT = objectOf({
  type: { type: "string", enum: INSIGHT_TYPES },
  title: TEXT,
  summary: TEXT,
  ...LINE,
  sentiment: { type: "string", enum: SENTIMENTS },
  confidence: { type: "number" },
});

/** Schema of a response, and its name. */
export interface AnswerSchema {
  name: string;
  schema: object;
}

/** The whole assessment of a call. */
export const JUDGEMENT_SCHEMA = answerOf("judgement", {
  criteria: {
    type: "array",
    items: objectOf({
      criterion: { type: "integer" },
      band: { type: "string", enum: ["1", "2", "3", "4", "5", NOT_ASSESSABLE] },
      feedback: TEXT,
      quotes: { type: "array", items: QUOTE },
    }),
  },
  summary: POINTS,
  moments: POINTS,
  strengths: POINTS,
  improvements: { type: "array", items: objectOf({ text: TEXT, ...LINE, instead: TEXT }) },
  next_steps: { type: "array", items: objectOf({ what: TEXT, owner: TEXT, date: TEXT, ...LINE }) },
  insights: { type: "array", items: INSIGHT },
});

/** Schema of the moments in a part of a long call, before anything is scored. */
export const MOMENTS_SCHEMA = answerOf("moments", {
  moments: {
    type: "array",
    items: objectOf({ criterion: { type: "integer" }, ...LINE, shows: TEXT }),
  },
  insights: { type: "array", items: INSIGHT },
});

/** Schema of the second request: whether the quotes of a criterion show its band, and those of a statement what it says. */
export const SUPPORT_SCHEMA = answerOf("support", {
  criteria: { type: "array", items: objectOf({ criterion: { type: "integer" }, supported: { type: "boolean" } }) },
  statements: { type: "array", items: objectOf({ statement: { type: "integer" }, supported: { type: "boolean" } }) },
});

function answerOf(name: string, properties: Record<string, object>): AnswerSchema {
  return { name, schema: objectOf(properties) };
}

/** Strict mode wants every property required and no others. */
function objectOf(properties: Record<string, object>): object {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}
