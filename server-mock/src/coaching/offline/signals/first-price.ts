import { MONEY } from "../lexicon.ts";
import { numbersOf, type Signal } from "../signal.ts";

/** Who names an amount of money first. */
export const FIRST_PRICE: Signal = {
  name: "first-price",
  title: "Who names an amount of money first",
  bands: "the other side, -, -, the seller in the second half, the seller in the first half",
  advice: "Let the other side speak of money first, or tie the first figure to what it is worth to them.",
  isScoring: true,
  read({ lines }) {
    const index = lines.findIndex(({ text }) => MONEY.test(text));
    const first = lines[index];
    if (!first) return undefined;
    const isEarly = index < lines.length / 2;
    return {
      band: first.side === "prospect" ? 5 : isEarly ? 1 : 2,
      fact: first.side === "prospect" ? "The other side named an amount first." : "You named an amount first.",
      moments: [first.line],
      claims: first.side === "seller" ? numbersOf([first]) : [],
    };
  },
};
