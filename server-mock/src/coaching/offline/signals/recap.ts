import { numbersOf, type Signal } from "../signal.ts";

const SHOWN = 3;
/** Nothing was said yet that could be played back, and what is summed up at the end are the next steps. */
const FIRST_SHARE = 0.05;
const LAST_SHARE = 0.92;

/** Whether the seller plays back what was said. */
export const RECAP: Signal = {
  name: "recap",
  title: "Turns in which the seller plays back what was said",
  bands: "with a question about it, -, without one, -, none",
  advice: "Play back what you heard in the other side's words, and ask what you missed.",
  isScoring: true,
  read({ lines, seconds, lexicon }) {
    if (!lexicon) return undefined;
    const bySeller = lines.filter(({ side }) => side === "seller");
    const recaps = bySeller.filter(
      ({ text, start }) => lexicon.recap.test(text) && start >= seconds * FIRST_SHARE && start <= seconds * LAST_SHARE,
    );
    const checked = recaps.filter(({ text }) => lexicon.question.test(text));
    const shown = checked.length > 0 ? checked : recaps;
    const absent = bySeller
      .slice(Math.floor(bySeller.length / 2))
      .filter(({ isQuotable }) => isQuotable)
      .slice(0, 1);
    return {
      band: checked.length > 0 ? 5 : recaps.length > 0 ? 3 : 1,
      fact:
        recaps.length > 0
          ? `You played back what you heard ${recaps.length === 1 ? "once" : `${recaps.length} times`}${checked.length > 0 ? " and asked whether it was right" : ""}.`
          : "No turn was found in which you played back what you heard.",
      moments: (shown.length > 0 ? shown : absent).slice(0, SHOWN).map(({ line }) => line),
      claims: numbersOf(checked),
    };
  },
};
