import type { FoundInsight } from "../scorer.ts";
import { fillText } from "./languages.ts";
import type { PreparedCall } from "./prepare-call.ts";
import { amountIn, namesPrice } from "./price-talk.ts";
import { excerptOf } from "./sentences.ts";

/** Share of such lines that were about the price on the labeled calls held out, rounded down. */
const CONFIDENCE = 0.7;

/** The amounts of money that the prospect names where a price is talked about, each once: what a call says of money without any word list. */
export function findMoney({ lines, lexicon, texts }: PreparedCall): FoundInsight[] {
  const seen = new Set<string>();
  return lines.flatMap((prepared, index): FoundInsight[] => {
    const { line, side, isQuotable, text } = prepared;
    if (side !== "prospect" || !isQuotable || !namesPrice(lines, index, lexicon)) return [];
    const { at = 0, words = "" } = amountIn(prepared, lexicon) ?? {};
    if (seen.has(words) || seen.add(words).size > MOST) return [];
    const before = lines[index - 1];
    const isReply = before?.side === "seller";
    return [
      {
        type: "pricing",
        title: `${texts.amount}: ${words}`,
        tags: ["money"],
        summary: isReply
          ? fillText(texts.saidAfter, { speaker: line.speaker, before: excerptOf(before.line.text) })
          : fillText(texts.said, { speaker: line.speaker }),
        citation: { quote: excerptOf(line.text, Math.min(at, text.length)), line: line.index },
        sentiment: "neutral",
        confidence: CONFIDENCE,
      },
    ];
  });
}

/** The first amounts of a call; haggling has many. */
const MOST = 5;
