import { clockText } from "../../../../core/words/duration-text.ts";
import type { HeardLine } from "../heard-call.ts";
import { fillText } from "../languages.ts";
import { bandOf, type Signal, WHOLE_CALL } from "../signal.ts";

/** A turn in which the other side is no longer part of a conversation. */
export const LONG_SECONDS = 60;

/** The longest that the seller talks without the other side saying a word. */
export const LONGEST_MONOLOGUE: Signal = {
  name: "longest-monologue",
  title: "Longest turn of the seller",
  bands: "at most 0:45, 1:10, 1:35, 2:10, more",
  claims: ["longest-monologue"],
  read({ lines, texts }) {
    let longest: { seconds: number; first: HeardLine | undefined } = { seconds: 0, first: undefined };
    let turn = { ...longest };
    for (const heard of lines) {
      turn = heard.side === "prospect" ? { seconds: 0, first: undefined } : extend(turn, heard);
      if (turn.seconds > longest.seconds) longest = turn;
    }
    if (!longest.first) return undefined;
    const { line } = longest.first;
    return {
      band: bandOf(-longest.seconds, [-45, -70, -95, -130]),
      fact:
        line.seconds === null
          ? fillText(texts.monologue, { length: clockText(longest.seconds) })
          : fillText(texts.monologueFrom, { length: clockText(longest.seconds), at: clockText(line.seconds) }),
      moments: [line],
      claims: longest.seconds > LONG_SECONDS ? { "longest-monologue": [WHOLE_CALL] } : {},
    };
  },
};

function extend(turn: { seconds: number; first: HeardLine | undefined }, heard: HeardLine): typeof turn {
  return { seconds: turn.seconds + heard.spoken, first: turn.first ?? heard };
}
