import type { LabeledCall } from "../../demo/labels.ts";
import { readCall } from "../call-to-score.ts";
import { hear } from "../offline/heard-call.ts";
import { SIGNALS } from "../offline/signals/signals.ts";
import { DETECTOR_TRUTHS } from "./detector-truths.ts";

/** How often a detector was right. */
export interface Confusion {
  signal: string;
  claim: string;
  isScoring: boolean;
  /** Claims that are true. */
  right: number;
  /** Claims that are not. */
  wrong: number;
  /** What it did not find. */
  missed: number;
  /** Of its claims, the share that is true; null when it claimed nothing. */
  precision: number | null;
  /** Of what there was, the share that it found. */
  recall: number | null;
}

/** The least precision of a detector that may score. */
export const LEAST_PRECISION = 0.8;

/** Holds the claims of every detector against the labels of calls. */
export function measureDetectors(calls: Iterable<LabeledCall>): Confusion[] {
  const counts = new Map(Object.keys(DETECTOR_TRUTHS).map((name) => [name, { right: 0, wrong: 0, missed: 0 }]));
  for (const { meeting, labels } of calls) {
    const call = readCall(meeting, null);
    const heard = call && hear(call);
    if (!heard) continue;
    for (const signal of SIGNALS) {
      const truth = DETECTOR_TRUTHS[signal.name];
      const count = counts.get(signal.name);
      const reading = signal.read(heard);
      if (!truth || !count || !reading) continue;
      const lines = truth.lines(labels);
      const isNear = (one: number, other: number) => Math.abs(one - other) <= truth.tolerance;
      const right = reading.claims.filter((claim) => lines.some((line) => isNear(claim, line))).length;
      count.right += right;
      count.wrong += reading.claims.length - right;
      count.missed += lines.filter((line) => !reading.claims.some((claim) => isNear(claim, line))).length;
    }
  }
  return SIGNALS.flatMap(({ name, isScoring }) => {
    const count = counts.get(name);
    const truth = DETECTOR_TRUTHS[name];
    if (!count || !truth) return [];
    const { right, wrong, missed } = count;
    const found = right + missed;
    const precision = right + wrong === 0 ? null : right / (right + wrong);
    return [
      { signal: name, claim: truth.claim, isScoring, ...count, precision, recall: found === 0 ? null : right / found },
    ];
  });
}
