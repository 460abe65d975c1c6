import type { Dimension } from "../skill.ts";
import { sectionsOf } from "../text-sections.ts";
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

/** Plans of the calls in a language: `full` ones, and `short` ones for languages with fewer topics. */
export function callPlansOf(section: "full" | "short"): Readonly<Record<CallType, CallPlan>> {
  const plans = sectionsOf("plans")(section)
    .split(/^(?=[a-z])/m)
    .map((text) => {
      const [callType = "", ...lines] = text.trim().split("\n");
      return [callType, readPlan(new Map(lines.map(readLine)))] as const;
    });
  return Object.fromEntries(plans) as Record<CallType, CallPlan>;
}

function readLine(line: string): [part: string, steps: Step[]] {
  const [part = "", topics = ""] = line.trim().split(": ");
  return [part, topics.split(", ").map(readStep)];
}

/** `topic` comes up once, `topic 0-2` at most twice. */
function readStep(text: string): Step {
  const [topic = "", range = "1-1"] = text.split(" ");
  const [low = 1, high = low] = range.split("-").map(Number);
  return [topic, low, high];
}

function readPlan(parts: ReadonlyMap<string, readonly Step[]>): CallPlan {
  const steps = (part: string) => parts.get(part) ?? [];
  return {
    start: steps("start"),
    middle: steps("middle"),
    more: steps("more").map(([topic]) => topic),
    end: steps("end"),
  };
}
