import { clockText } from "../../../../core/words/duration-text.ts";
import { fillText } from "../languages.ts";
import { bandOf, defineSignal, momentAt, WHOLE_CALL, wholeCallIf } from "../signal.ts";

/** A turn in which the other side is no longer part of a conversation. */
const LONG_SECONDS = 60;

/** The longest that the seller talks without the other side saying a word. */
export const LONGEST_MONOLOGUE = defineSignal({
  name: "longest-monologue",
  title: "Longest turn of the seller",
  bands: "at most 0:45, 1:10, 1:35, 2:10, more",
  needs: ["times"],
  claims: {
    "longest-monologue": {
      says: `the seller talks for more than ${LONG_SECONDS} s without a break`,
      linesIn: ({ longestMonologue }) =>
        wholeCallIf(longestMonologue && longestMonologue.durationSeconds > LONG_SECONDS),
    },
  },
  read({ lines, talk, texts }) {
    const longest = talk.monologue;
    const heard = lines[longest.turn];
    if (!heard) return undefined;
    const at = heard.line.seconds;
    return {
      band: bandOf(-longest.seconds, [-45, -70, -95, -130]),
      fact:
        at === null
          ? fillText(texts.monologue, { length: clockText(longest.seconds) })
          : fillText(texts.monologueFrom, { length: clockText(longest.seconds), at: clockText(at) }),
      short:
        at === null ? [] : [fillText(texts.facts.longest, { length: clockText(longest.seconds), at: clockText(at) })],
      moments: [momentAt(heard)],
      claims: longest.seconds > LONG_SECONDS ? { "longest-monologue": [WHOLE_CALL] } : {},
    };
  },
});
