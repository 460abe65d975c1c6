import { prepareCall } from "../offline/prepare-call.ts";
import { type ClaimName, SCORING_CLAIMS } from "../offline/signal.ts";
import { SIGNALS } from "../offline/signals/signals.ts";
import { CLAIM_TRUTHS } from "./claim-truths.ts";
import type { KnownCall } from "./detector-labels.ts";

/** Counts of right, wrong and missed claims. */
export interface Confusion {
  signal: string;
  name: ClaimName;
  claim: string;
  isScoring: boolean;
  /** Claims that are true. */
  right: number;
  /** Claims that are not. */
  wrong: number;
  /** What it did not find. */
  missed: number;
  /** Of the claims, the share that is true; null when nothing was claimed. */
  precision: number | null;
  /** Of what there was, the share that was found. */
  recall: number | null;
}

type Count = Pick<Confusion, "right" | "wrong" | "missed">;

/** The least precision of a claim that may score. */
export const LEAST_PRECISION = 0.8;

/** Holds the claims of every detector against the labels of calls. */
export function measureDetectors(calls: Iterable<KnownCall>): Confusion[] {
  const counts = new Map<ClaimName, Count>();
  for (const { call, labels } of calls) {
    const heard = prepareCall(call);
    if (!heard) continue;
    for (const signal of SIGNALS) {
      const reading = signal.read(heard);
      for (const name of signal.claims) {
        const { lines: truth, tolerance, grey } = CLAIM_TRUTHS[name];
        const lines = labels.unlabeled?.includes(name) ? undefined : truth(labels, heard);
        if (!lines) continue;
        const count = counts.get(name) ?? { right: 0, wrong: 0, missed: 0 };
        counts.set(name, count);
        const isNear = (one: number) => (other: number) => Math.abs(one - other) <= tolerance;
        const claims = reading?.claims[name] ?? [];
        const isRight = (claim: number) => lines.some(isNear(claim));
        count.right += claims.filter(isRight).length;
        count.wrong += claims.filter((claim) => !isRight(claim) && !grey?.(labels)?.some(isNear(claim))).length;
        count.missed += lines.filter((line) => !claims.some(isNear(line))).length;
      }
    }
  }
  return SIGNALS.flatMap((signal) => signal.claims.flatMap((name) => confusionOf(signal.name, name, counts.get(name))));
}

function confusionOf(signal: string, name: ClaimName, count: Count | undefined): Confusion[] {
  if (!count) return [];
  const { right, wrong, missed } = count;
  const { claim } = CLAIM_TRUTHS[name];
  const precision = right + wrong === 0 ? null : right / (right + wrong);
  const recall = right + missed === 0 ? null : right / (right + missed);
  return [{ signal, name, claim, isScoring: SCORING_CLAIMS.has(name), ...count, precision, recall }];
}
