import type { Insight } from "../../records/resources.ts";
import { INSIGHT_TYPES } from "../insight-types.ts";
import { findMoney } from "../offline/money-insights.ts";
import { prepareCall } from "../offline/prepare-call.ts";
import { matchTrackers } from "../trackers/match-trackers.ts";
import { STARTER_TRACKERS } from "../trackers/tracker.ts";
import { addCounts, type Counts, countLines, NO_COUNTS, type Quality, qualityOf } from "./counts.ts";
import type { KnownCall } from "./detector-labels.ts";

type InsightType = Insight["type"];

/** Counts of right, wrong and missed insights of one type. */
export interface InsightConfusion extends Counts, Quality {
  name: InsightType;
}

/** Sources of insights without a model, each measured separately. */
export const INSIGHT_SOURCES = {
  /** The starter set; the trackers of an organization find what it names, and are as good as its words. */
  trackers: ({ call }: KnownCall) => matchTrackers(call, STARTER_TRACKERS),
  money: ({ call }: KnownCall) => {
    const prepared = prepareCall(call);
    return prepared ? findMoney(prepared) : [];
  },
} as const;

/** Compares the insights of calls with their labels, line by line; `undefined` takes all sources together. */
export function measureInsights(calls: Iterable<KnownCall>, source?: keyof typeof INSIGHT_SOURCES): InsightConfusion[] {
  const sources = source ? [INSIGHT_SOURCES[source]] : Object.values(INSIGHT_SOURCES);
  const sums = new Map<InsightType, Counts>(INSIGHT_TYPES.map((type) => [type, NO_COUNTS]));
  for (const known of calls) {
    const { insights, grey } = known.labels;
    const found = sources
      .flatMap((find) => find(known))
      .map(({ type, citation: { line } }) => ({ type, line: line ?? -1 }));
    for (const [name, counts] of sums) {
      const linesOf = (all: readonly { type: InsightType; line: number }[] = []) => [
        ...new Set(all.filter(({ type }) => type === name).map(({ line }) => line)),
      ];
      const counted = countLines(linesOf(found), linesOf(insights), { grey: linesOf(grey?.insights) });
      sums.set(name, addCounts(counts, counted));
    }
  }
  return [...sums].map(([name, counts]) => ({ name, ...counts, ...qualityOf(counts) }));
}
