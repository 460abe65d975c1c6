import { prepareCall } from "../offline/prepare-call.ts";
import { type ClaimName, SCORING_CLAIMS } from "../offline/signal.ts";
import { SIGNALS } from "../offline/signals/signals.ts";
import { CLAIM_TRUTHS } from "./claim-truths.ts";
import { addCounts, type Counts, countLines, NO_COUNTS, type Quality, qualityOf } from "./counts.ts";
import type { KnownCall } from "./detector-labels.ts";

/** Counts of right, wrong and missed claims. */
export interface Confusion extends Counts, Quality {
  signal: string;
  name: ClaimName;
  claim: string;
  isScoring: boolean;
}

/** The least precision of a claim that may score. */
export const LEAST_PRECISION = 0.8;

/** Holds the claims of every detector against the labels of calls. */
export function measureDetectors(calls: Iterable<KnownCall>): Confusion[] {
  const counts = new Map<ClaimName, Counts>();
  for (const { call, labels } of calls) {
    const heard = prepareCall(call);
    if (!heard) continue;
    for (const signal of SIGNALS) {
      const reading = signal.read(heard);
      for (const name of signal.claims) {
        const { lines: truth, tolerance, grey } = CLAIM_TRUTHS[name];
        const lines = labels.unlabeled?.includes(name) ? undefined : truth(labels, heard);
        if (!lines) continue;
        const counted = countLines(reading?.claims[name] ?? [], lines, { tolerance, grey: grey?.(labels) });
        counts.set(name, addCounts(counts.get(name) ?? NO_COUNTS, counted));
      }
    }
  }
  return SIGNALS.flatMap((signal) => signal.claims.flatMap((name) => confusionOf(signal.name, name, counts.get(name))));
}

function confusionOf(signal: string, name: ClaimName, count: Counts | undefined): Confusion[] {
  if (!count) return [];
  const { claim } = CLAIM_TRUTHS[name];
  return [{ signal, name, claim, isScoring: SCORING_CLAIMS.has(name), ...count, ...qualityOf(count) }];
}
