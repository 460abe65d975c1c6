import { affirmedPart } from "../../../../core/text/clauses.ts";
import type { Lexicon } from "../lexicon.ts";
import type { PreparedLine } from "../prepare-call.ts";
import { numbersOf, type Signal } from "../signal.ts";

/** The last third of the call. */
const LAST_SHARE = 2 / 3;
const LAST_LINES = 12;
const SHOWN = 2;
const BRIEF = 120;
const SENTENCE = /[^.!?。！？]+[.!?。！？]*\s*/g;
const CONDITION = /^(?:if|wenn|falls|si) /;

/** Reports whether the call ends with a next step that has a date. */
export const DATED_NEXT_STEP: Signal = {
  name: "dated-next-step",
  title: "Next step with a date in the last third of the call",
  bands: "a day and a time of day, a day, -, -, -",
  needs: [],
  claims: ["dated-next-step", "timed-next-step"],
  read({ lines, seconds, lexicon, texts }) {
    if (!lexicon) return undefined;
    const late = lines.filter(({ start }) => start >= seconds * LAST_SHARE).slice(-LAST_LINES);
    const bySeller = late.filter(({ side }) => side === "seller");
    if (bySeller.length === 0) return undefined;
    const dated = bySeller.filter((heard) => isDated(heard, lines, lexicon));
    const timed = dated.filter((heard) => [heard, ...besides(heard, lines)].some(({ text }) => hasHour(text, lexicon)));
    if (dated.length === 0) return { band: null, fact: texts.nextStep.none, moments: [], claims: {} };
    const isTimed = timed.length > 0;
    return {
      band: isTimed ? 5 : 4,
      fact: texts.nextStep[isTimed ? "timed" : "dated"],
      moments: (isTimed ? timed : dated).slice(-SHOWN).map(({ line }) => line),
      claims: { "dated-next-step": numbersOf(dated).slice(-1), "timed-next-step": numbersOf(timed).slice(-1) },
      restsOn: isTimed ? "timed-next-step" : "dated-next-step",
    };
  },
};

/** The seller names deed and day, or the deed beside a day that the other side named. */
function isDated(heard: PreparedLine, lines: readonly PreparedLine[], lexicon: Lexicon): boolean {
  if (stepsIn(heard.text, lexicon)) return true;
  if (!isBrief(heard) || !lexicon.step.test(affirmedPart(heard.text)) || CONDITION.test(heard.text)) return false;
  return besides(heard, lines).some(
    (other) => other.side === "prospect" && isBrief(other) && stepsIn(other.text, lexicon),
  );
}

/** People agree in few words. */
const isBrief = ({ text }: PreparedLine): boolean => text.length <= BRIEF;

/** The lines before and after. */
function besides({ line }: PreparedLine, lines: readonly PreparedLine[]): PreparedLine[] {
  return lines.filter((other) => Math.abs(other.line.index - line.index) === 1);
}

const hasDay = (text: string, { day, phrases }: Lexicon): boolean => day.test(text) || phrases.days.test(text);
const hasHour = (text: string, { clock, phrases }: Lexicon): boolean => clock.test(text) || phrases.hours.test(text);

/** A day alone is no appointment, nor is one that is denied or under a condition; day and deed belong to one sentence. */
function stepsIn(text: string, lexicon: Lexicon): boolean {
  return (affirmedPart(text).match(SENTENCE) ?? []).some(
    (sentence) =>
      hasDay(sentence, lexicon) &&
      (lexicon.step.test(sentence) || hasHour(sentence, lexicon)) &&
      !CONDITION.test(sentence.trim()),
  );
}
