import { prepareCall } from "../offline/prepare-call.ts";
import type { Claim } from "../offline/signal.ts";
import { type ClaimName, SIGNALS } from "../offline/signals/signals.ts";
import { addCounts, type Counts, countLines, NO_COUNTS, type Quality, qualityOf } from "./counts.ts";
import type { KnownCall } from "./detector-labels.ts";

/** Counts of right, wrong and missed claims. */
export interface Confusion extends Counts, Quality {
  signal: string;
  name: ClaimName;
  claim: string;
  isScoring: boolean;
}

/** Minimum precision of a claim that may score. */
export const LEAST_PRECISION = 0.8;

/** Compares the claims of every detector with the labels of calls. */
export function measureDetectors(calls: Iterable<KnownCall>): Confusion[] {
  const claims = SIGNALS.flatMap((signal) =>
    (Object.entries(signal.claims) as [ClaimName, Claim][]).map(([name, claim]) => ({ signal, name, claim })),
  );
  const counts = new Map<ClaimName, Counts>();
  for (const { call, labels } of calls) {
    const heard = prepareCall(call);
    if (!heard) continue;
    const readings = new Map(SIGNALS.map((signal) => [signal, signal.read(heard)]));
    for (const { signal, name, claim } of claims) {
      const lines = labels.unlabeled?.includes(name) ? undefined : claim.linesIn(labels, heard);
      if (!lines) continue;
      const grey = claim.grey && labels.grey?.[claim.grey];
      const counted = countLines(readings.get(signal)?.claims[name] ?? [], lines, { ...claim, grey });
      counts.set(name, addCounts(counts.get(name) ?? NO_COUNTS, counted));
    }
  }
  return claims.flatMap(({ signal, name, claim: { says, isShownOnly } }) => {
    const count = counts.get(name);
    return count
      ? [{ signal: signal.name, name, claim: says, isScoring: !isShownOnly, ...count, ...qualityOf(count) }]
      : [];
  });
}
