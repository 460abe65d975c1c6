import type { Lexicon } from "../lexicon.ts";
import { lettersOf, type PreparedLine } from "../prepare-call.ts";
import { numbersOf, type Signal, WHOLE_CALL } from "../signal.ts";

/** The first tenth, or the first minutes of a call in which that is soon over. */
const FIRST_SHARE = 0.1;
const FIRST_SECONDS = 180;
/** Letters that a plan takes. */
const SHORTEST = 70;
/** Letters in which two turns of phrase about the plan are no accident. */
const LONG = 80;
/** Where a turn asks for agreement: at its end. */
const TAIL = 120;
const ENDS_ASKING = /[?？]\s*$/;

/** Reports whether the seller says early what the call is for, and asks whether that suits the other side. */
export const AGENDA: Signal = {
  name: "agenda",
  title: "Agenda in the first tenth of the call (three minutes at least)",
  bands: "an agenda and a question about it, an agenda, -, neither, a pitch instead",
  claims: ["agenda", "agenda-agreed", "no-agenda"],
  read({ lines, seconds, lexicon, texts }) {
    if (!lexicon) return undefined;
    const began = lines[0]?.line.seconds ?? 0;
    const elapsed = ({ line, start }: PreparedLine) => (line.seconds === null ? start : line.seconds - began);
    const early = lines.filter(
      (line) => line.side === "seller" && (elapsed(line) <= FIRST_SECONDS || line.start <= seconds * FIRST_SHARE),
    );
    const first = early.find(({ isQuotable }) => isQuotable);
    if (!first) return undefined;
    const pitch = early.find(({ text }) => lexicon.pitch.test(text));
    const agenda = early.find(({ text }) => isAgenda(text, lexicon));
    if (!agenda)
      return {
        band: pitch ? 1 : 2,
        fact: texts.agenda[pitch ? "pitch" : "none"],
        moments: [(pitch ?? first).line],
        claims: { "no-agenda": [WHOLE_CALL] },
        restsOn: "no-agenda",
      };
    const asks = [lexicon.question, lexicon.check, lexicon.ways.suits].some((words) => words.test(agenda.text));
    return {
      band: asks ? 5 : 4,
      fact: texts.agenda[asks ? "agreed" : "set"],
      moments: [agenda.line],
      claims: { agenda: numbersOf([agenda]), ...(asks && { "agenda-agreed": numbersOf([agenda]) }) },
      restsOn: asks ? "agenda-agreed" : "agenda",
    };
  },
};

/** A plan, or as much as one and whether it suits; a sentence about the sound is neither. */
function isAgenda(text: string, { agenda, pitch, ways }: Lexicon): boolean {
  if (pitch.test(text)) return false;
  if (agenda.test(text)) return true;
  const length = lettersOf(text);
  if (length < SHORTEST || ways.technical.test(text)) return false;
  const plans = text.match(ways.allPlans)?.length ?? 0;
  if (plans >= 2 && length >= LONG) return true;
  if (plans > 0 && ENDS_ASKING.test(text)) return true;
  return plans > 0 && ways.suits.test(text.slice(-TAIL)) && !ways.checks.test(text.slice(-TAIL / 2));
}
