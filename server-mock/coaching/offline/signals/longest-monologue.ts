import { clockText } from "../../../../core/words/duration-text.ts";
import { fillText } from "../languages.ts";
import type { PreparedLine } from "../prepare-call.ts";
import { bandOf, type Signal, WHOLE_CALL } from "../signal.ts";

/** A turn in which the other side is no longer part of a conversation. */
export const LONG_SECONDS = 60;

/** The longest that the seller talks without the other side saying a word. */
export const LONGEST_MONOLOGUE: Signal = {
  name: "longest-monologue",
  title: "Longest turn of the seller",
  bands: "at most 0:45, 1:10, 1:35, 2:10, more",
  needs: ["times", "length"],
  claims: ["longest-monologue"],
  read({ lines, texts }) {
    let longest: Monologue = { seconds: 0 };
    let current = longest;
    for (const line of lines) {
      current = line.side === "prospect" ? { seconds: 0 } : extend(current, line);
      if (current.seconds > longest.seconds) longest = current;
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

interface Monologue {
  seconds: number;
  first?: PreparedLine;
}

/** A break ends a monologue as the other side's words do. */
function extend(current: Monologue, line: PreparedLine): Monologue {
  const { seconds, first }: Monologue = line.isAfterBreak ? { seconds: 0 } : current;
  return { seconds: seconds + line.spoken, first: first ?? line };
}
