import { numbersOf, type Signal, WHOLE_CALL } from "../signal.ts";

/** The first tenth, or the first minutes of a call in which that is soon over. */
const FIRST_SHARE = 0.1;
const FIRST_SECONDS = 180;

/** Whether the seller says early what the call is for, and asks whether that suits the other side. */
export const AGENDA: Signal = {
  name: "agenda",
  title: "Agenda in the first tenth of the call (three minutes at least)",
  bands: "an agenda and a question about it, an agenda, -, neither, a pitch instead",
  claims: ["agenda", "agenda-agreed", "no-agenda"],
  read({ lines, seconds, lexicon, texts }) {
    if (!lexicon) return undefined;
    const limit = Math.max(FIRST_SECONDS, seconds * FIRST_SHARE);
    const early = lines.filter(({ side, start }) => side === "seller" && start <= limit);
    const first = early.find(({ isQuotable }) => isQuotable);
    if (!first) return undefined;
    const pitch = early.find(({ text }) => lexicon.pitch.test(text));
    const agenda = early.find(({ text }) => lexicon.agenda.test(text) && !lexicon.pitch.test(text));
    if (!agenda)
      return {
        band: pitch ? 1 : 2,
        fact: texts.agenda[pitch ? "pitch" : "none"],
        moments: [(pitch ?? first).line],
        claims: { "no-agenda": [WHOLE_CALL] },
        restsOn: "no-agenda",
      };
    const asks = lexicon.question.test(agenda.text) || lexicon.check.test(agenda.text);
    return {
      band: asks ? 5 : 4,
      fact: texts.agenda[asks ? "agreed" : "set"],
      moments: [agenda.line],
      claims: { agenda: numbersOf([agenda]), ...(asks && { "agenda-agreed": numbersOf([agenda]) }) },
      restsOn: asks ? "agenda-agreed" : "agenda",
    };
  },
};
