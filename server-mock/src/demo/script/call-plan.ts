import type { Dimension } from "../skill.ts";
import type { CallType } from "../types.ts";

/** A topic and how often it comes up, at least and at most. */
export type Step = readonly [topic: string, low: number, high: number];

/** The course of a kind of call. `more` holds topics to fall back on when a call would end too early. */
export interface CallPlan {
  start: readonly Step[];
  middle: readonly Step[];
  more: readonly string[];
  end: readonly Step[];
}

/** Topics that show how well the seller does something; their beats are chosen by it. */
export const dimensionOfTopic: Readonly<Record<string, Dimension>> = {
  agenda: "opening",
  "cold-open": "opening",
  probe: "discovery",
  check: "discovery",
  recap: "listening",
  "played-back": "listening",
  "cold-recap": "listening",
  monologue: "listening",
  wrap: "listening",
  story: "discovery",
  value: "value",
  worth: "value",
  "cold-hook": "value",
  objection: "objection",
  "brush-off": "objection",
  "price-talk": "pricing",
  "price-early": "pricing",
  "budget-first": "pricing",
  next: "next",
  "cold-ask": "next",
};

const ending: readonly Step[] = [
  ["next", 1, 1],
  ["goodbye", 1, 1],
];

export const callPlans: Readonly<Record<CallType, CallPlan>> = {
  discovery: {
    start: [
      ["greeting", 1, 1],
      ["small-talk", 0, 1],
      ["agenda", 1, 1],
    ],
    middle: [
      ["background", 1, 3],
      ["probe", 1, 2],
      ["pain", 2, 5],
      ["impact", 1, 2],
      ["tooling", 1, 2],
      ["recap", 1, 1],
      ["competitor", 0, 1],
      ["use-case", 0, 1],
      ["value", 1, 1],
      ["objection", 1, 2],
      ["decision", 1, 2],
      ["timing", 0, 1],
      ["budget", 0, 1],
    ],
    more: ["pain", "background", "use-case", "timing"],
    end: ending,
  },
  demo: {
    start: [
      ["greeting", 1, 1],
      ["small-talk", 0, 1],
      ["agenda", 1, 1],
      ["recap", 1, 1],
    ],
    middle: [
      ["show", 3, 7],
      ["use-case", 0, 1],
      ["integration", 1, 2],
      ["security", 0, 1],
      ["feature-request", 1, 2],
      ["value", 1, 1],
      ["competitor", 0, 1],
      ["objection", 1, 2],
      ["price-talk", 1, 1],
      ["decision", 0, 1],
      ["buying-signal", 0, 1],
    ],
    more: ["show", "feature-request", "use-case"],
    end: ending,
  },
  negotiation: {
    start: [
      ["greeting", 1, 1],
      ["small-talk", 0, 1],
      ["agenda", 1, 1],
    ],
    middle: [
      ["position", 1, 2],
      ["price-push", 1, 2],
      ["value", 1, 1],
      ["price-talk", 1, 1],
      ["trade", 1, 3],
      ["competitor-offer", 0, 1],
      ["objection", 1, 1],
      ["legal", 1, 2],
      ["sign-off", 1, 2],
    ],
    more: ["trade", "price-push", "security"],
    end: ending,
  },
  "follow-up": {
    start: [
      ["greeting", 1, 1],
      ["small-talk", 0, 1],
      ["agenda", 0, 1],
    ],
    middle: [
      ["since", 1, 3],
      ["recap", 1, 1],
      ["stakeholder", 1, 2],
      ["probe", 1, 1],
      ["integration", 0, 1],
      ["value", 1, 1],
      ["competitor", 0, 1],
      ["objection", 1, 2],
      ["feature-request", 0, 1],
      ["use-case", 0, 1],
      ["timing", 0, 1],
      ["buying-signal", 0, 1],
    ],
    more: ["stakeholder", "decision", "security", "use-case"],
    end: ending,
  },
  closing: {
    start: [
      ["greeting", 1, 1],
      ["small-talk", 0, 1],
      ["agenda", 1, 1],
    ],
    middle: [
      ["open-items", 2, 3],
      ["legal", 0, 1],
      ["value", 1, 1],
      ["price-talk", 0, 1],
      ["objection", 1, 1],
      ["rollout", 2, 4],
      ["commitment", 1, 1],
    ],
    more: ["open-items", "rollout", "security"],
    end: ending,
  },
  "cold-call": {
    start: [
      ["cold-open", 1, 1],
      ["cold-hook", 1, 1],
    ],
    middle: [
      ["brush-off", 1, 2],
      ["cold-probe", 2, 3],
      ["pain", 1, 2],
      ["tooling", 1, 1],
      ["cold-recap", 1, 1],
    ],
    more: ["pain", "cold-probe", "tooling"],
    end: [
      ["cold-ask", 1, 1],
      ["cold-bye", 1, 1],
    ],
  },
  general: {
    start: [
      ["greeting", 1, 1],
      ["small-talk", 0, 1],
      ["agenda", 1, 1],
    ],
    middle: [
      ["usage", 2, 3],
      ["check", 1, 1],
      ["issue", 1, 2],
      ["played-back", 1, 1],
      ["worth", 1, 1],
      ["feature-request", 0, 1],
      ["expansion", 1, 2],
      ["renewal", 1, 2],
    ],
    more: ["usage", "feature-request", "use-case"],
    end: ending,
  },
};
