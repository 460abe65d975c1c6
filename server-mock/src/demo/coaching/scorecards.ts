import type { CallType } from "../types.ts";
import type { Scorecard } from "./scorecard.ts";
import { fernhollowScorecards } from "./scorecards-fernhollow.ts";
import { seiranScorecards } from "./scorecards-seiran.ts";

const allCalls: readonly CallType[] = [
  "discovery",
  "demo",
  "negotiation",
  "follow-up",
  "closing",
  "cold-call",
  "general",
];

const everyCall: Scorecard = {
  name: "Every call",
  description: "One scorecard for a small team.",
  prompt: `Score any sales call of a small team that has no manager to listen in. Be kind and concrete: one thing to keep, one thing to change. Quote the moment behind every score from 0 to 100.`,
  criteria: [
    {
      name: "Questions",
      weight: 30,
      dimension: "discovery",
      description: "Learns something that was not on the website.",
    },
    { name: "Listening", weight: 20, dimension: "listening", description: "Plays back what was said." },
    { name: "Value", weight: 25, dimension: "value", description: "Says what will be better, with a number." },
    { name: "Next step", weight: 25, dimension: "next", description: "Leaves with a date." },
  ],
  tone: "encouraging",
  callType: "general",
  industryContext: null,
  isActive: true,
  author: 0,
  version: 1,
  ageDays: 270,
  language: "en",
  scores: allCalls,
};

const coldCalls: Scorecard = {
  name: "Cold calls, quick check",
  description: null,
  prompt: `Three questions for a cold call: was the opening honest, was the first no met with a question, was there a precise ask at the end? Score each from 0 to 100 with a quotation.`,
  criteria: [
    { name: "Honest opening", weight: 40, dimension: "opening", description: "Says who, why and how long." },
    { name: "First no", weight: 35, dimension: "objection", description: "Leads to a question." },
    { name: "Precise ask", weight: 25, dimension: "next", description: "Day and hour." },
  ],
  tone: "direct",
  callType: "cold-call",
  industryContext: null,
  isActive: true,
  author: 0,
  version: 2,
  ageDays: 180,
  language: "en",
  scores: ["cold-call"],
};

const shiftSales: Scorecard = {
  ...everyCall,
  name: "Vagtplan sales standard",
  description: "How we want to sell: calm, prepared, honest about limits.",
  tone: "data-driven",
  callType: null,
  industryContext: "Danish and northern German companies with shift work.",
  version: 6,
  ageDays: 500,
};

/** Templates by organization, in the order of the organizations. New ones go to the end of the last list. */
export const scorecardsOf: readonly (readonly Scorecard[])[] = [
  fernhollowScorecards,
  seiranScorecards,
  [coldCalls, everyCall],
  [shiftSales],
  [],
  [{ ...everyCall, name: "Todas las llamadas", description: null, tone: null, callType: null, author: 1 }],
];

/** Number of the first template of each organization, counted over all of them. */
export const firstScorecardOf: readonly number[] = scorecardsOf.map((_, index) =>
  scorecardsOf.slice(0, index).reduce((sum, scorecards) => sum + scorecards.length, 0),
);
