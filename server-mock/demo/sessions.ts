import { firstScorecardOf, scorecardsOf } from "./coaching/scorecards.ts";
import { demoId } from "./id.ts";
import { sellerNumber } from "./meetings.ts";
import { organizationPlans } from "./organizations.ts";
import { Random } from "./prng.ts";
import { personas, scenarios } from "./roleplay.ts";
import { scoreCall } from "./skill.ts";
import { ageInDays, secondsLater, startOf, timestamp } from "./timeline.ts";
import type { DemoSession, SessionStatus } from "./types.ts";

/** Practice sessions per hundred meetings. */
const sessionsPerHundred = 15;

export function sessionCount(meetings: number): number {
  return Math.round((meetings * sessionsPerHundred) / 100);
}

/** States of the newest sessions; later ones are over. */
const newest: readonly SessionStatus[] = [
  "in_progress",
  "scheduled",
  "scored",
  "scheduled",
  "completed",
  "scored",
  "failed",
  "abandoned",
];

const organizationWeights = [
  [0, 62],
  [1, 24],
  [2, 5],
  [3, 5],
  [5, 4],
] as const;

export interface SessionOptions {
  seed: string;
  index: number;
  now: Date;
}

/** Roleplay session number `index`. */
export function sessionOf({ seed, index, now }: SessionOptions): DemoSession {
  const random = new Random(seed, "session", index);
  const ageDays = ageInDays(index, random);
  const organizationIndex = index === 0 ? 0 : random.weighted<number>(organizationWeights);
  const organization = organizationPlans[organizationIndex];
  if (!organization) throw new RangeError(`Expected an organization, got number ${organizationIndex}`);
  const seller = random.pick(
    organization.sellers.filter((candidate) => candidate.isActive && candidate.job !== "operations"),
  );
  const number = random.integer(0, scenarios.length - 1);
  const scenario = scenarios[number] ?? random.pick(scenarios);
  const status =
    newest[index] ??
    random.weighted([
      ["scored", 66],
      ["completed", 12],
      ["abandoned", 14],
      ["failed", 8],
    ] as const);

  const seconds = status === "abandoned" || status === "failed" ? random.integer(25, 260) : random.integer(380, 1260);
  const begin = startOf(
    { now, ageDays, durationSeconds: seconds, utcOffsetMinutes: organization.utcOffsetMinutes },
    random,
  );
  const created = secondsLater(begin, -random.integer(60, 5400));
  const hasBegun = status !== "scheduled";
  const hasEnded = hasBegun && status !== "in_progress";
  const changed = hasEnded ? secondsLater(begin, seconds + random.integer(2, 90)) : hasBegun ? begin : created;
  const difficulty = { easy: 4, medium: 0, hard: -7 }[scenario.difficulty];
  const scores = Object.values(scoreCall(seller.ability, ageDays, random));
  const score = Math.round(scores.reduce((sum, each) => sum + each, 0) / scores.length) + difficulty;
  return {
    id: demoId(seed, "session", index),
    org_id: demoId(seed, "organization", organizationIndex),
    user_id: demoId(seed, "user", sellerNumber(organizationIndex, seller)),
    template_id: templateId({ seed, organizationIndex, callType: scenario.callType, random }),
    scenario: {
      id: demoId(seed, "scenario", number),
      name: scenario.name,
      call_type: scenario.callType,
      difficulty: scenario.difficulty,
    },
    persona: { ...random.pick(personas) },
    status,
    overall_score: status === "scored" ? Math.max(0, Math.min(100, score)) : null,
    duration_seconds: hasEnded ? seconds : null,
    started_at: hasBegun ? timestamp(begin, now) : null,
    ended_at: hasEnded ? timestamp(secondsLater(begin, seconds), now) : null,
    created_at: timestamp(created, now),
    updated_at: timestamp(changed, now),
  };
}

interface TemplateChoice {
  seed: string;
  organizationIndex: number;
  callType: string;
  random: Random;
}

/** A template for the scenario's kind of call; null for free practice. */
function templateId({ seed, organizationIndex, callType, random }: TemplateChoice): string | null {
  const position = (scorecardsOf[organizationIndex] ?? []).findIndex(
    (scorecard) => scorecard.isActive && scorecard.callType === callType,
  );
  if (position < 0 || random.chance(0.15)) return null;
  return demoId(seed, "template", (firstScorecardOf[organizationIndex] ?? 0) + position);
}
