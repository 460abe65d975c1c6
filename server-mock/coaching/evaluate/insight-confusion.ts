import type { Insight } from "../../records/resources.ts";
import { INSIGHT_TYPES } from "../insight-types.ts";
import { findMoney } from "../offline/money-insights.ts";
import { prepareCall } from "../offline/prepare-call.ts";
import { matchTrackers } from "../trackers/match-trackers.ts";
import { STARTER_TRACKERS } from "../trackers/tracker.ts";
import type { KnownCall } from "./detector-labels.ts";

type InsightType = Insight["type"];

/** Counts of right, wrong and missed insights of one type. */
export interface InsightConfusion {
  type: InsightType;
  /** Claims on lines that the script notes as this kind. */
  noted: number;
  /** Claims on other lines of passages that are about it. */
  inPassage: number;
  wrong: number;
  missed: number;
  /** Share of the claims that are noted or in such a passage; null when there is none. */
  precision: number | null;
  /** Share of the noted lines that were found. */
  recall: number | null;
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

type Counted = Pick<InsightConfusion, "noted" | "inPassage" | "wrong" | "missed">;

/** Compares the insights of calls with their labels, line by line; `undefined` takes all sources together. */
export function measureInsights(calls: Iterable<KnownCall>, source?: keyof typeof INSIGHT_SOURCES): InsightConfusion[] {
  const sources = source ? [INSIGHT_SOURCES[source]] : Object.values(INSIGHT_SOURCES);
  const counts = new Map<InsightType, Counted>(
    INSIGHT_TYPES.map((type) => [type, { noted: 0, inPassage: 0, wrong: 0, missed: 0 }]),
  );
  for (const known of calls) {
    const { labels } = known;
    const claims = new Map<string, { line: number; type: InsightType }>();
    for (const { citation, type } of sources.flatMap((find) => find(known)))
      claims.set(`${type} ${citation.line}`, { type, line: citation.line ?? -1 });
    for (const { line, type } of claims.values()) {
      const count = counts.get(type);
      const label = labels.insights.find((one) => one.line === line && one.type === type);
      const isGrey = labels.grey?.insights?.some((one) => one.line === line && one.type === type);
      if (count && (label || !isGrey)) count[!label ? "wrong" : label.isNoted ? "noted" : "inPassage"] += 1;
    }
    for (const { type, line, isNoted } of labels.insights) {
      const count = counts.get(type);
      if (count && isNoted && !claims.has(`${type} ${line}`)) count.missed += 1;
    }
  }
  return [...counts].map(([type, count]) => {
    const { noted, inPassage, wrong, missed } = count;
    const claims = noted + inPassage + wrong;
    const precision = claims === 0 ? null : (noted + inPassage) / claims;
    return { type, ...count, precision, recall: noted + missed === 0 ? null : noted / (noted + missed) };
  });
}
