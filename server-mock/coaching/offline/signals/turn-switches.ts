import { decimalText, fillText } from "../languages.ts";
import { bandOf, defineSignal, momentAt } from "../signal.ts";

/** Rate of changes between the sides of the call. */
export const TURN_SWITCHES = defineSignal({
  name: "turn-switches",
  title: "Changes of speaker per minute",
  bands: "at least 4, 3, 2, 1, fewer",
  needs: ["times"],
  claims: {},
  read({ lines, seconds, texts }) {
    const switches = lines.filter(({ side }, index) => index > 0 && side !== lines[index - 1]?.side);
    const perMinute = switches.length / Math.max(1, seconds / 60);
    const longest = lines
      .filter(({ side }) => side === "seller")
      .reduce((most, heard) => (heard.spoken > most.spoken ? heard : most));
    return {
      band: bandOf(perMinute, [4, 3, 2, 1]),
      fact: fillText(texts.switches, { rate: decimalText(perMinute, texts) }),
      moments: [momentAt(longest)],
      claims: {},
    };
  },
});
