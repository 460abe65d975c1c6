import { amountIn, namesPrice } from "../price-talk.ts";
import { defineSignal, numbersOf } from "../signal.ts";

/** Who names an amount of money first. */
export const FIRST_PRICE = defineSignal({
  name: "first-price",
  title: "Who names an amount of money first",
  bands: "the other side, -, -, the seller in the second half, the seller in the first half",
  needs: [],
  claims: {
    "seller-price": {
      says: "the seller is the first to name an amount",
      isShownOnly: true,
      linesIn: ({ firstPrice }) => (firstPrice?.by === "seller" ? [firstPrice.line] : []),
      grey: "price",
    },
    "other-price": {
      says: "the other side is the first to name an amount",
      isShownOnly: true,
      linesIn: ({ firstPrice }) => (firstPrice?.by === "prospect" ? [firstPrice.line] : []),
      grey: "price",
    },
  },
  read({ lines, lexicon, texts }) {
    const index = lines.findIndex((_, place) => namesPrice(lines, place, lexicon));
    const first = lines[index];
    if (!first) return undefined;
    const isEarly = index < lines.length / 2;
    return {
      band: first.side === "prospect" ? 5 : isEarly ? 1 : 2,
      fact: texts.firstPrice[first.side === "prospect" ? "other" : "self"],
      moments: [{ heard: first, at: amountIn(first, lexicon)?.at ?? 0 }],
      claims: { [first.side === "seller" ? "seller-price" : "other-price"]: numbersOf([first]) },
      restsOn: first.side === "seller" ? "seller-price" : "other-price",
    };
  },
});
