import { affirmedPart, type TextSpan } from "../../../../core/text/clauses.ts";
import type { Lexicon } from "../lexicon.ts";
import type { PreparedCall, PreparedLine } from "../prepare-call.ts";
import { sentencesIn } from "../sentences.ts";
import { defineSignal, type Moment, momentAt, numbersOf } from "../signal.ts";

/** The last third of the call. */
const LAST_SHARE = 2 / 3;
const LAST_LINES = 12;
/** Lines in which people take leave. */
const LAST_WORDS = 4;
const SHOWN = 2;
const BRIEF = 120;
/** Letters within which a sentence begins: "And if you sign by Friday". */
const BEGINNING = 5;

/** Reports whether the call ends with a next step that has a date. */
export const DATED_NEXT_STEP = defineSignal({
  name: "dated-next-step",
  title: "Next step with a date in the last third of the call",
  bands: "a day and a time of day, a day, -, -, -",
  needs: ["language"],
  claims: {
    "dated-next-step": {
      says: "the next step has a date",
      linesIn: ({ nextStep }) => (nextStep?.isDated ? [nextStep.line] : []),
      tolerance: 2,
      grey: "nextStep",
    },
    "timed-next-step": {
      says: "the next step has a date and a time of day",
      linesIn: ({ nextStep }) => (nextStep?.isDated && nextStep.isTimed ? [nextStep.line] : []),
      tolerance: 2,
      grey: "nextStep",
    },
  },
  read(call) {
    const { lines, lexicon, texts } = call;
    if (!lexicon) return undefined;
    const bySeller = lateLines(call).filter(({ side }) => side === "seller");
    if (bySeller.length === 0) return undefined;
    const dated = bySeller.filter((heard) => isDated(heard, lines, lexicon));
    const timed = dated.filter((heard) => [heard, ...besides(heard, lines)].some(({ text }) => hasHour(text, lexicon)));
    if (dated.length === 0) {
      const instead = vagueEnd(call, lexicon);
      return { band: null, fact: texts.nextStep.none, moments: [], ...(instead && { instead }), claims: {} };
    }
    const isTimed = timed.length > 0;
    const moments = (isTimed ? timed : dated)
      .slice(-SHOWN)
      .reverse()
      .map((heard) => stepAt(heard, lexicon));
    return {
      band: isTimed ? 5 : 4,
      fact: texts.nextStep[isTimed ? "timed" : "dated"],
      moments,
      praise: null,
      claims: { "dated-next-step": numbersOf(dated).slice(-1), "timed-next-step": numbersOf(timed).slice(-1) },
      restsOn: isTimed ? "timed-next-step" : "dated-next-step",
    };
  },
});

/** Last words of the seller that leave the next step open, if nobody names a day at the end of the call. */
function vagueEnd(call: PreparedCall, lexicon: Lexicon): Moment | undefined {
  if (call.lines.slice(-LAST_LINES).some(({ text }) => hasDay(text, lexicon))) return undefined;
  const said = call.lines
    .slice(-LAST_WORDS)
    .findLast(({ side, text }) => side === "seller" && lexicon.phrases.vague.test(affirmedPart(text)));
  return said && momentAt(said, lexicon.phrases.vague);
}

/** The lines in which people agree on what comes next. */
export function lateLines({ lines, seconds }: Pick<PreparedCall, "lines" | "seconds">): PreparedLine[] {
  return lines.filter(({ start }) => start >= seconds * LAST_SHARE).slice(-LAST_LINES);
}

/** The seller names deed and day, or the deed beside a day that the other side named. */
function isDated(heard: PreparedLine, lines: readonly PreparedLine[], lexicon: Lexicon): boolean {
  if (appointmentsIn(heard.text, lexicon).length > 0) return true;
  if (!isBrief(heard) || !lexicon.step.test(affirmedPart(heard.text)) || isConditional(heard.text, lexicon))
    return false;
  return besides(heard, lines).some(
    (other) => other.side === "prospect" && isBrief(other) && appointmentsIn(other.text, lexicon).length > 0,
  );
}

/** People agree in few words. */
const isBrief = ({ text }: PreparedLine): boolean => text.length <= BRIEF;

/** The lines before and after. */
function besides({ line }: PreparedLine, lines: readonly PreparedLine[]): PreparedLine[] {
  return lines.filter((other) => Math.abs(other.line.index - line.index) === 1);
}

/** Reports whether a text in lower case names a day. */
export const hasDay = (text: string, { day, phrases }: Lexicon): boolean => day.test(text) || phrases.days.test(text);
/** Reports whether a text in lower case names a time of day. */
export const hasHour = (text: string, { clock, phrases }: Lexicon): boolean =>
  clock.test(text) || phrases.hours.test(text);

/**
 * The sentences that appoint something, with their places. A day alone is no appointment, nor is one that is denied or under a condition;
 * day and deed belong to one sentence.
 */
export function appointmentsIn(text: string, lexicon: Lexicon): TextSpan[] {
  return sentencesIn(affirmedPart(text)).filter(
    ({ text: sentence }) =>
      hasDay(sentence, lexicon) &&
      (lexicon.step.test(sentence) || hasHour(sentence, lexicon)) &&
      !isConditional(sentence.trim(), lexicon) &&
      !lexicon.phrases.past.test(sentence),
  );
}

/** A condition in the middle of a sentence may be about something else. */
function isConditional(sentence: string, { phrases }: Lexicon): boolean {
  const at = sentence.search(phrases.condition);
  return at >= 0 && at <= BEGINNING;
}

/** Where a line appoints something: its deed, where the day was named by the other side. */
const stepAt = (heard: PreparedLine, lexicon: Lexicon): Moment => {
  const [first] = appointmentsIn(heard.text, lexicon);
  return first ? { heard, at: first.start } : momentAt(heard, lexicon.step);
};
