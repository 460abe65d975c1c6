import { type HeardLine, lettersOf } from "../heard-call.ts";
import type { Lexicon } from "../lexicon.ts";
import { numbersOf, type Signal, WHOLE_CALL } from "../signal.ts";

const SHOWN = 3;
/** Nothing was said yet that could be played back, and what is summed up at the end are the next steps. */
const FIRST_SHARE = 0.05;
const LAST_SHARE = 0.92;
/** A turn of the other side after which a conclusion gives it back. */
const LONG_TURN_SECONDS = 20;
/** Letters that a playback takes. */
const SHORTEST = 60;
/** A longer turn that asks nothing at its end is a talk. */
const LONGEST = 320;
/** Where a turn asks whether it is right: at its end. */
const TAIL = 60;
/** The other side, in the five languages; Japanese leaves it out. */
const YOU =
  /(?<!\p{L})(?:you|your|you're|you've|sie|ihnen|ihr|ihre|euch|du|dir|te|tu|tus|les?|os|usted(?:es)?|vosotros|vous|votre|vos)(?!\p{L})|[\p{Script=Hiragana}]/u;
/** Speaks for the own side: an offer, not a playback. */
const OURS =
  /(?<!\p{L})(?:we(?:'ll|'d|'re|'ve| can| could| will| do| have)?|our|i'll|i can|i could|wir|unser\p{L}*|nosotros|nuestr\p{L}*|podemos|nous|notre|nos|弊社|当社)(?!\p{L})/u;

/** Whether the seller plays back what was said. */
export const RECAP: Signal = {
  name: "recap",
  title: "Turns in which the seller plays back what was said",
  bands: "with a question about it, -, without one, -, none",
  claims: ["recap", "recap-checked", "no-recap"],
  read({ lines, seconds, lexicon, texts }) {
    if (!lexicon) return undefined;
    const recaps = lines.filter((heard, index) => isRecap(heard, lines[index - 1], { lexicon, seconds }));
    const checked = recaps.filter(({ text }) => lexicon.question.test(text) || lexicon.check.test(text));
    const shown = checked.length > 0 ? checked : recaps;
    const absent = repliesToTheLongest(lines).slice(0, 1);
    return {
      band: checked.length > 0 ? 5 : recaps.length > 0 ? 3 : 1,
      fact: recaps.length > 0 ? texts.recap.found(recaps.length, checked.length > 0) : texts.recap.none,
      moments: (shown.length > 0 ? shown : absent).slice(0, SHOWN).map(({ line }) => line),
      claims:
        recaps.length === 0
          ? { "no-recap": [WHOLE_CALL] }
          : { recap: numbersOf(recaps), "recap-checked": numbersOf(checked) },
      restsOn: checked.length > 0 ? "recap-checked" : recaps.length > 0 ? "recap" : "no-recap",
    };
  },
};

/** What the seller said where there was most to play back: the replies to the other side's longest turns, longest first. */
function repliesToTheLongest(lines: readonly HeardLine[]): HeardLine[] {
  return lines
    .flatMap((reply, index) => {
      const before = lines[index - 1];
      return reply.side === "seller" && reply.isQuotable && before?.side === "prospect" ? [{ reply, before }] : [];
    })
    .sort((one, other) => other.before.text.length - one.before.text.length)
    .map(({ reply }) => reply);
}

function isRecap(
  { side, text, start }: HeardLine,
  before: HeardLine | undefined,
  { lexicon, seconds }: { lexicon: Lexicon; seconds: number },
): boolean {
  if (side !== "seller" || start < seconds * FIRST_SHARE) return false;
  if (start > seconds * LAST_SHARE) return lexicon.recap.test(text) && lexicon.check.test(text);
  if (before?.side === "prospect" && isPlayback(text, lexicon)) return true;
  const follows = before?.side === "prospect" && before.spoken >= LONG_TURN_SECONDS;
  return lexicon.recap.test(text) || (follows && (lexicon.restate.test(text) || lexicon.check.test(text)));
}

/** Somebody else's words in a turn of some length, and a question about them at its end, or two turns of phrase that bring them. */
function isPlayback(text: string, { ways, question }: Lexicon): boolean {
  const length = lettersOf(text);
  if (length < SHORTEST || !ways.plays.test(text)) return false;
  return question.test(text.slice(-TAIL))
    ? ways.checks.test(text.slice(-TAIL))
    : length < LONGEST && YOU.test(text) && !OURS.test(text);
}
