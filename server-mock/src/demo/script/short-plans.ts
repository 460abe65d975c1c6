import type { CallType } from "../types.ts";
import type { CallPlan } from "./call-plan.ts";

const start: CallPlan["start"] = [
  ["greeting", 1, 1],
  ["small-talk", 0, 1],
  ["agenda", 1, 1],
];
const end: CallPlan["end"] = [
  ["next", 1, 1],
  ["goodbye", 1, 1],
];

/** The course of calls in languages with fewer topics than English. */
export const shortPlans: Readonly<Record<CallType, CallPlan>> = {
  discovery: {
    start,
    middle: [
      ["background", 1, 2],
      ["probe", 1, 1],
      ["pain", 2, 4],
      ["impact", 1, 2],
      ["tooling", 1, 1],
      ["recap", 1, 1],
      ["competitor", 0, 1],
      ["value", 1, 1],
      ["objection", 1, 1],
      ["decision", 1, 1],
    ],
    more: ["pain", "background", "competitor"],
    end,
  },
  demo: {
    start,
    middle: [
      ["recap", 1, 1],
      ["show", 3, 5],
      ["value", 1, 1],
      ["objection", 1, 2],
      ["price-talk", 1, 1],
      ["decision", 0, 1],
    ],
    more: ["show", "tooling", "competitor"],
    end,
  },
  negotiation: {
    start,
    middle: [
      ["position", 1, 2],
      ["value", 1, 1],
      ["price-talk", 1, 1],
      ["trade", 2, 3],
      ["objection", 1, 1],
      ["competitor", 0, 1],
      ["decision", 1, 1],
    ],
    more: ["trade", "rollout", "position"],
    end,
  },
  "follow-up": {
    start,
    middle: [
      ["since", 2, 3],
      ["recap", 1, 1],
      ["probe", 1, 1],
      ["show", 0, 1],
      ["value", 1, 1],
      ["objection", 1, 2],
      ["decision", 1, 1],
    ],
    more: ["since", "competitor", "impact"],
    end,
  },
  closing: {
    start,
    middle: [
      ["position", 1, 1],
      ["value", 1, 1],
      ["objection", 1, 1],
      ["price-talk", 0, 1],
      ["rollout", 2, 3],
      ["trade", 0, 1],
    ],
    more: ["rollout", "trade", "show"],
    end,
  },
  "cold-call": {
    start: [["cold-open", 1, 1]],
    middle: [
      ["brush-off", 1, 1],
      ["background", 1, 1],
      ["pain", 2, 3],
      ["impact", 1, 1],
      ["tooling", 1, 1],
      ["value", 1, 1],
    ],
    more: ["pain", "background"],
    end,
  },
  general: {
    start,
    middle: [
      ["usage", 2, 4],
      ["recap", 1, 1],
      ["show", 1, 2],
      ["rollout", 1, 1],
      ["trade", 1, 1],
    ],
    more: ["usage", "show", "rollout"],
    end,
  },
};
