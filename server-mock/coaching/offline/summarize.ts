import { assessedShare } from "../../../core/figures/mean.ts";
import type { Template } from "../../records/resources.ts";
import type { Band } from "../bands.ts";
import type { Assessment } from "../scorer.ts";
import { type FeedbackTexts, fillText } from "./languages.ts";
import type { Reading, Signal } from "./signal.ts";

/** A signal and what it measured. */
export interface Measured {
  signal: Signal;
  reading: Reading;
}

/** A criterion with what was measured for it. */
export interface Judged {
  name: string;
  weight: number;
  assessment: Assessment;
  measured: Measured[];
}

/** Lowest band that needs no work. */
export const GOOD: Band = 4;

/** What a summary is made of. */
interface SummaryParts {
  texts: FeedbackTexts;
  nextSteps: readonly string[];
  tone: Template["coaching_tone"];
}

/**
 * A summary that can be read to somebody: what was strongest, what to work on, and one thing to do in the next call. A direct
 * tone begins with what to work on, the others with what worked; a data-driven one begins with what the score stands on.
 */
export function summarize(judged: readonly Judged[], { texts, nextSteps, tone }: SummaryParts): string {
  const assessed = judged.filter(({ assessment }) => assessment.band !== null);
  const { summary, space } = texts;
  const isAll = assessed.length === judged.length;
  const share = assessedShare(judged.map(({ weight, assessment }) => ({ weight, score: assessment.band })));
  const counts = { assessed: assessed.length, all: judged.length, share: Math.round(share * 100) };
  const count = fillText(isAll ? summary.all : summary.some, counts);
  const [strongest, weakest] = [extreme(assessed, 1), extreme(assessed, -1)];
  if (!strongest || !weakest) return count;
  const best = (strongest.assessment.band ?? 0) >= GOOD ? [fillText(summary.strongest, partsOf(strongest))] : [];
  const worst = (weakest.assessment.band ?? GOOD) < GOOD ? [fillText(summary.weakest, partsOf(weakest))] : [];
  const findings = tone === "direct" ? [...worst, ...best] : [...best, ...worst];
  const [first] = nextSteps;
  const parts = [...findings, ...(first === undefined ? [] : [fillText(summary.next, { advice: first })])];
  return (tone === "data-driven" ? [count, ...parts] : [...parts, count]).join(space);
}

const partsOf = ({ name, assessment }: Judged) => ({ criterion: name, fact: assessment.feedback });

/** The criterion with the highest or lowest band; of several, the one that weighs most. */
function extreme(assessed: readonly Judged[], direction: 1 | -1): Judged | undefined {
  const bandOf = ({ assessment }: Judged) => (assessment.band ?? 0) * direction;
  return [...assessed].sort((one, other) => bandOf(other) - bandOf(one) || other.weight - one.weight)[0];
}
