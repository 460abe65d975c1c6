import { isDeniedBefore } from "../../../../core/text/clauses.ts";
import type { Lexicon } from "../lexicon.ts";
import { lettersOf, type PreparedLine } from "../prepare-call.ts";
import { defineSignal, isAffirmed, momentAt, numbersOf } from "../signal.ts";

/** The first tenth, or the first minutes of a call in which that is soon over. */
const FIRST_SHARE = 0.1;
const FIRST_SECONDS = 180;
/** What comes later in a short call is no agenda, however early it is. */
const FIRST_PART = 1 / 3;
/** A longer turn is a pitch, whatever it says of its purpose. */
const LONGEST_SECONDS = 60;
/** Letters that a plan takes. */
const SHORTEST = 70;
/** Letters in which two turns of phrase about the plan are no accident. */
const LONG = 80;
/** Where a turn asks for agreement: at its end. */
const TAIL = 120;
const ENDS_ASKING = /[?？]\s*$/;

/** Reports whether the seller says early what the call is for, and asks whether that suits the other side. */
export const AGENDA = defineSignal({
  name: "agenda",
  title: "Agenda in the first tenth of the call (three minutes at least)",
  bands: "an agenda and a question about it, an agenda, -, -, -",
  needs: ["language"],
  claims: {
    agenda: {
      says: "the seller sets an agenda",
      linesIn: ({ agenda }) => (agenda ? [agenda.line] : []),
      tolerance: 2,
      grey: "agenda",
    },
    "agenda-agreed": {
      says: "the seller sets an agenda and asks whether it suits",
      linesIn: ({ agenda }) => (agenda?.isAgreed ? [agenda.line] : []),
      tolerance: 2,
      grey: "agenda",
    },
  },
  read({ lines, seconds, lexicon, texts }) {
    if (!lexicon) return undefined;
    const began = lines[0]?.line.seconds ?? 0;
    const elapsed = ({ line, start }: PreparedLine) => (line.seconds === null ? start : line.seconds - began);
    const isEarly = (line: PreparedLine) =>
      line.start <= seconds * FIRST_SHARE || (elapsed(line) <= FIRST_SECONDS && line.start <= seconds * FIRST_PART);
    const early = lines.filter((line) => line.side === "seller" && isEarly(line));
    if (early.length === 0) return undefined;
    const agenda = early.find(({ text, spoken }) => spoken <= LONGEST_SECONDS && isAgenda(text, lexicon));
    if (!agenda) return { band: null, fact: texts.agenda.none, moments: [], claims: {} };
    const asks = [lexicon.question, lexicon.check, lexicon.phrases.suits].some((words) => words.test(agenda.text));
    const isNamed = isAffirmed(lexicon.agenda, agenda.text);
    const moment = momentAt(agenda, isNamed ? lexicon.agenda : lexicon.phrases.allPlans);
    return {
      band: asks ? 5 : 4,
      fact: texts.agenda[asks ? "agreed" : "set"],
      moments: [moment],
      praise: isNamed ? { fact: texts.praise.agenda, moment } : null,
      claims: { agenda: numbersOf([agenda]), ...(asks && { "agenda-agreed": numbersOf([agenda]) }) },
      restsOn: asks ? "agenda-agreed" : "agenda",
    };
  },
});

/** A plan, or as much as one and whether it suits; a sentence about the sound is neither. */
function isAgenda(text: string, { agenda, pitch, phrases }: Lexicon): boolean {
  if (pitch.test(text)) return false;
  if (isAffirmed(agenda, text)) return true;
  const length = lettersOf(text);
  if (length < SHORTEST || phrases.technical.test(text)) return false;
  const plans = [...text.matchAll(phrases.allPlans)].filter(({ index }) => !isDeniedBefore(text, index)).length;
  if (plans >= 2 && length >= LONG) return true;
  if (plans > 0 && ENDS_ASKING.test(text)) return true;
  return plans > 0 && phrases.suits.test(text.slice(-TAIL)) && !phrases.checks.test(text.slice(-TAIL / 2));
}
