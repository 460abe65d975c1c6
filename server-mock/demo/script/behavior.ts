import type { Random } from "../prng.ts";
import type { Scores } from "../skill.ts";
import type { CallPlan, Step } from "./call-plan.ts";

/** How skill shows in a call, in shares from 0 to 1. Weak and strong behavior fade into each other. */
export interface Behavior {
  /** Inclination to give speeches. */
  talkativeness: number;
  /** Inclination to let the prospect tell a story, and to stay for all of it. */
  patience: number;
  /** Topics that are asked about, of those that a call has room for. */
  curiosity: number;
  /** Probability of a closed question where an open one would do. */
  closedQuestions: number;
  /** Probability of naming the price before anybody asked. */
  priceUnasked: number;
  /** Probability of hearing the prospect's figure before naming one. */
  budgetAsked: number;
  /** Probability of summing up before the end. */
  summingUp: number;
}

export function behaviorOf({ listening, discovery, pricing }: Scores): Behavior {
  return {
    talkativeness: ramp(listening, 76, 42),
    patience: ramp((listening + discovery) / 2, 54, 86),
    curiosity: ramp(discovery, 44, 80),
    closedQuestions: 0.92 * ramp(discovery, 82, 50),
    priceUnasked: 0.9 * ramp(pricing, 70, 48),
    budgetAsked: 0.9 * ramp(pricing, 62, 82),
    summingUp: 0.85 * ramp(listening, 62, 86),
  };
}

/** 0 at `from`, 1 at `to`, linear between. */
function ramp(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)));
}

const mostSpeeches = 3;
const mostStories = 3;
/** Share of a call's optional topics that there is no time for after a speech or a story. */
const timePerSpeech = 0.2;

/** Topics about which the curious ask more. */
const asking = new Set(["background", "probe", "pain", "impact", "since", "usage", "cold-probe"]);

/** The plan of a kind of call as this seller carries it out. */
export function planFor(plan: CallPlan, behavior: Behavior, random: Random): CallPlan {
  const stories = rounded(mostStories * behavior.patience, random);
  const speeches = rounded(mostSpeeches * behavior.talkativeness, random);
  const time = 1 - timePerSpeech * (stories + speeches);
  const middle = plan.middle.map(([topic, low, high]): Step => {
    const room = asking.has(topic) ? 0.3 + 0.7 * behavior.curiosity : time;
    return [topic, low, low + rounded((high - low) * room, random)];
  });
  const money = middle.findIndex(([topic]) => topic === "budget" || topic === "price-talk");
  if (money >= 0 && random.chance(behavior.budgetAsked)) middle.splice(money, 0, ["budget-first", 1, 1]);
  insert(middle, "story", stories, random);
  insert(middle, "monologue", speeches, random);
  const isUnasked = random.chance(behavior.priceUnasked);
  const sumsUp = random.chance(behavior.summingUp);
  return {
    start: [...plan.start, ...(isUnasked ? [["price-early", 1, 1] as const] : [])],
    middle: [...middle, ...(sumsUp ? [["wrap", 1, 1] as const] : [])],
    more: plan.more,
    end: plan.end,
  };
}

/** Up or down, so that the mean is kept. */
function rounded(value: number, random: Random): number {
  return Math.floor(value + random.fraction());
}

function insert(steps: Step[], topic: string, count: number, random: Random): void {
  for (let left = count; left > 0; left -= 1) steps.splice(random.integer(0, steps.length), 0, [topic, 1, 1]);
}
