import { echoesOf } from "../echoes.ts";
import { fillText } from "../languages.ts";
import type { Lexicon } from "../lexicon.ts";
import { lettersOf, type PreparedLine } from "../prepare-call.ts";
import { wordsAt } from "../said-words.ts";
import { defineSignal, isAffirmed, longestOf, type Moment, momentAt, numbersOf } from "../signal.ts";
import { AGENDA } from "./agenda.ts";
import { hasDay } from "./dated-next-step.ts";

const SHOWN = 3;
/** Nothing was said yet that could be played back, and what is summed up at the end are the next steps. */
const FIRST_SHARE = 0.05;
const LAST_SHARE = 0.92;
/** A turn of the other side after which a conclusion gives it back. */
const LONG_TURN_SECONDS = 20;
/** Letters that a playback takes. */
const SHORTEST = 60;
/** Where a turn asks whether it is right: at its end. */
const TAIL = 60;
/** Where a playback is introduced. */
const HEAD = 100;
/** Words of the other side that come again: each number reached is a sign more. */
const ECHOES = [3, 5, 7] as const;
/** Signs that make a playback. */
const ENOUGH = 3;
/** Reports whether the seller recaps what was said. */
export const RECAP = defineSignal({
  name: "recap",
  title: "Turns in which the seller recaps what was said",
  bands: "with a question about it, -, without one, -, -",
  needs: ["language"],
  claims: {
    recap: {
      says: "the seller recaps what was said",
      linesIn: ({ recaps }) => recaps.map(({ line }) => line),
      tolerance: 2,
      grey: "recaps",
    },
    "recap-checked": {
      says: "the seller recaps what was said, and checks it",
      linesIn: ({ recaps }) => recaps.filter(({ isChecked }) => isChecked !== false).map(({ line }) => line),
      tolerance: 2,
      grey: "recaps",
    },
  },
  read(call) {
    const { lines, seconds, language, lexicon, texts } = call;
    if (!lexicon) return undefined;
    const searched = { lines, seconds, lexicon, echoes: echoesOf(lines, language === "ja") };
    // What the call is for was not said by the other side before.
    const agenda = AGENDA.read(call)?.moments[0]?.heard;
    const recaps = lines.filter((heard, index) => heard !== agenda && isRecap(heard, index, searched));
    const checked = recaps.filter(({ text }) => asksWhetherRight(text, lexicon) || lexicon.question.test(text));
    if (recaps.length === 0) return { band: null, fact: texts.recap.none, moments: [], claims: {} };
    const isChecked = checked.length > 0;
    return {
      band: isChecked ? 5 : 3,
      fact: fillText(texts.recap[isChecked ? "checked" : "unchecked"], { count: recaps.length }),
      moments: [...new Set([...checked.toSorted(byLength), ...recaps.toSorted(byLength)])]
        .slice(0, SHOWN)
        .map((heard) => playbackAt(heard, lexicon)),
      claims: { recap: numbersOf(recaps), "recap-checked": numbersOf(checked) },
      restsOn: isChecked ? "recap-checked" : "recap",
    };
  },
});

const byLength = (one: PreparedLine, other: PreparedLine): number => other.text.length - one.text.length;

/** Position of a recap in a turn: the sentence that introduces it, unless that is short, such as "Is that right?". */
function playbackAt(heard: PreparedLine, lexicon: Lexicon): Moment {
  const named = momentAt(heard, lexicon.recap);
  const isNamed = isAffirmed(lexicon.recap, heard.text) && lettersOf(wordsAt(named) ?? "") >= SHORTEST;
  return isNamed ? named : longestOf(heard);
}

interface Searched {
  lines: readonly PreparedLine[];
  lexicon: Lexicon;
  seconds: number;
  /** Words of each line that the other side had brought up. */
  echoes: readonly number[];
}

/**
 * A turn with enough signs of a playback: it is introduced as one, it asks whether it is right, it has the other side's words, and
 * the other side agrees. An offer has some of them too; what is agreed at the end is the next step.
 */
function isRecap(
  { side, text, start }: PreparedLine,
  index: number,
  { lines, lexicon, seconds, echoes }: Searched,
): boolean {
  if (side !== "seller" || start < seconds * FIRST_SHARE) return false;
  const isLate = start > seconds * LAST_SHARE;
  const head = text.slice(0, HEAD);
  if (!isLate && isLong(lines[index - 1]) && (lexicon.restate.test(head) || lexicon.check.test(text))) return true;
  const isNamed = isAffirmed(lexicon.recap, text);
  if (!isNamed && lettersOf(text) < SHORTEST) return false;
  const appoints = hasDay(text, lexicon) && lexicon.step.test(text);
  if (appoints && (!isNamed || isLate)) return false;
  const echo = echoes[index] ?? 0;
  const checks = asksWhetherRight(text, lexicon);
  // A conclusion in one's own words may be an offer, or an answer.
  const isBrought = isNamed || (lexicon.phrases.plays.test(head) && (checks || echo >= ECHOES[1]));
  if (!isBrought && echo < ECHOES[1]) return false;
  const isOurs = lexicon.phrases.ours.test(text);
  const introduces = isNamed || (isBrought && (checks || !isOurs));
  if (isLate) return introduces && checks && echo >= ECHOES[0];
  const assents = isAssent(lines[index + 1], lexicon);
  // Without an introduction it may be an offer, or any question in the other side's words.
  if (!introduces && (isOurs || !(checks || assents))) return false;
  const signs =
    (isNamed ? 3 : introduces ? 2 : 0) +
    (checks ? 2 : 0) +
    ECHOES.filter((least) => echo >= least).length +
    (assents ? 1 : 0);
  const asksOtherwise = !isNamed && !checks && lexicon.question.test(text.slice(-TAIL));
  return signs - (asksOtherwise ? 2 : 0) >= ENOUGH;
}

function asksWhetherRight(text: string, { check, phrases }: Lexicon): boolean {
  const tail = text.slice(-TAIL);
  return check.test(tail) || phrases.checks.test(tail);
}

const isLong = (line: PreparedLine | undefined): boolean =>
  line?.side === "prospect" && line.spoken >= LONG_TURN_SECONDS;

const isAssent = (line: PreparedLine | undefined, { phrases }: Lexicon): boolean =>
  line?.side === "prospect" && phrases.assents.test(line.text);
