import type { Random } from "./prng.ts";

/** What a seller can be good or bad at; every grading criterion stands for one of them. */
export const dimensions = ["opening", "discovery", "listening", "value", "objection", "pricing", "next"] as const;
export type Dimension = (typeof dimensions)[number];

export type Level = "weak" | "fair" | "strong";

export type Scores = Readonly<Record<Dimension, number>>;

/** A seller's ability: what it was a year ago, what a year's practice adds, and what the last quarter has changed. */
export interface Ability {
  base: number;
  growthPerYear: number;
  /** Points gained over the last 90 days; negative for somebody who slides. */
  lastQuarter: number;
  strong: readonly Dimension[];
  weak: readonly Dimension[];
}

const fair = 58;
const strong = 78;

/** Below it a fair seller leans to weak moments, above it to strong ones. */
export const fairMiddle = (fair + strong) / 2;

export function levelOf(score: number): Level {
  if (score < fair) return "weak";
  return score < strong ? "fair" : "strong";
}

/** Fifth of the scale of quality that a score falls into: 1 did harm, 3 did no harm, 5 is a model for others. */
export type Band = 1 | 2 | 3 | 4 | 5;

export function bandOf(score: number): Band {
  if (score < 45) return 1;
  if (score < fair) return 2;
  if (score < fairMiddle) return 3;
  return score < strong ? 4 : 5;
}

/** How a seller did in one call, by dimension, 0 to 100. */
export function scoreCall(ability: Ability, ageDays: number, random: Random): Scores {
  const practice = ability.growthPerYear * (1 - Math.min(ageDays, 365) / 365);
  const recent = ability.lastQuarter * (1 - Math.min(ageDays, 90) / 90);
  const form = random.normal() * 4;
  const score = (dimension: Dimension) => {
    const leaning = (ability.strong.includes(dimension) ? 9 : 0) - (ability.weak.includes(dimension) ? 11 : 0);
    return Math.round(
      Math.max(18, Math.min(98, ability.base + practice + recent + leaning + form + random.normal() * 6)),
    );
  };
  return {
    opening: score("opening"),
    discovery: score("discovery"),
    listening: score("listening"),
    value: score("value"),
    objection: score("objection"),
    pricing: score("pricing"),
    next: score("next"),
  };
}
