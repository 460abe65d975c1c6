import { decimalText, fillText } from "../languages.ts";
import { bandOf, defineSignal, momentAt } from "../signal.ts";

const SHOWN = 3;
/** Fewer turns that follow on the other side say nothing about a habit. */
const FEWEST = 5;
/** Who begins so much before the other side ends cuts in; less is how people talk. */
const CUT_IN_SECONDS = 0.5;

/** Pause before the seller speaks. Only a transcript with the ends of its turns shows it. */
export const PATIENCE = defineSignal({
  name: "patience",
  title: "Pause before the seller speaks, where the transcript has the ends of turns",
  bands: "at least 1.2 s, 0.8, 0.4, 0.1, less",
  needs: ["times"],
  claims: {},
  read({ lines, texts }) {
    const replies = lines.flatMap((heard, index) => {
      const before = lines[index - 1];
      if (heard.side !== "seller" || before?.side !== "prospect") return [];
      const { startMs, endMs } = heard.line;
      const beforeMs = before.line.endMs;
      return startMs === undefined || endMs === undefined || beforeMs === undefined
        ? []
        : [{ heard, pause: (startMs - beforeMs) / 1000 }];
    });
    if (replies.length < FEWEST) return undefined;
    const sorted = replies.map(({ pause }) => pause).sort((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const cutIn = replies.filter(({ pause }) => pause <= -CUT_IN_SECONDS);
    const values = { pause: decimalText(median, texts), count: cutIn.length };
    const shown = cutIn.length > 0 ? cutIn : replies;
    return {
      band: bandOf(median, [1.2, 0.8, 0.4, 0.1]),
      fact: fillText(texts.patience, values),
      short: [fillText(texts.facts.patience, values), fillText(texts.facts.cuts, values)],
      moments: shown.flatMap(({ heard }) => (heard.isQuotable ? [momentAt(heard)] : [])).slice(0, SHOWN),
      claims: {},
    };
  },
});
