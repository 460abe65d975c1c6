import type { Template } from "../../../records/resources.ts";
import type { FoundInsight } from "../../scorer.ts";
import { excerptOf } from "../excerpt.ts";
import type { PreparedCall } from "../prepare-call.ts";
import { INSIGHT_TEXTS } from "./insight-texts.ts";
import { CONFIDENCE, SENTIMENT, WRITTEN_TYPES } from "./insight-types.ts";
import { typeOf } from "./insight-words.ts";
import { type Spotted, spotInsights } from "./spot-insights.ts";

/** Of one topic, the first moments of a call: the third complaint about the price is no news. */
const PER_TOPIC = 2;
/** A line of the template's context that names them: `competitors: Shiftmoor, Dispatchwell`. */
const COMPETITORS = /^\s*competitors:\s*(.+)$/im;

/** What marketing can learn from a call, in the prospect's own words. */
export function findInsights(call: PreparedCall, template: Pick<Template, "industry_context">): FoundInsight[] {
  if (!call.language) return [];
  const texts = INSIGHT_TEXTS[call.language];
  const counts = new Map<string, number>();
  return spotInsights(call, competitorsOf(template)).flatMap(
    ({ heard, topic, at, isNamed, before }: Spotted): FoundInsight[] => {
      const type = typeOf(topic);
      if (!isNamed && !WRITTEN_TYPES.has(type)) return [];
      const seen = counts.get(topic) ?? 0;
      counts.set(topic, seen + 1);
      if (seen >= PER_TOPIC) return [];
      const { text, index, speaker } = heard.line;
      return [
        {
          type,
          title: texts.titles[topic],
          summary: texts.summary(speaker, before && excerptOf(before.line.text)),
          citation: { quote: excerptOf(text, at), line: index },
          sentiment: SENTIMENT[type] ?? "neutral",
          confidence: CONFIDENCE[type] ?? 0,
          tags: topic.split("/").slice(1),
        },
      ];
    },
  );
}

function competitorsOf({ industry_context }: Pick<Template, "industry_context">): string[] {
  const names = COMPETITORS.exec(industry_context ?? "")?.[1] ?? "";
  return names
    .split(/[,;、]/)
    .map((name) => name.trim().replace(/\.$/, ""))
    .filter((name) => name !== "");
}
