import { fillText } from "../languages.ts";
import { bandOf, defineSignal, longestOf, WHOLE_CALL, wholeCallIf } from "../signal.ts";

/** A share that is too much by any book. */
const MUCH = 0.6;

/** Share of the talking time that is the seller's. */
export const TALK_RATIO = defineSignal({
  name: "talk-ratio",
  title: "Seller's share of the talking time",
  bands: "at most 50 %, 58 %, 66 %, 75 %, more",
  needs: ["times"],
  claims: {
    "talk-ratio": {
      says: `the seller talks for more than ${MUCH * 100} % of the time`,
      linesIn: ({ talkRatio }) => wholeCallIf(talkRatio === undefined ? undefined : talkRatio > MUCH),
    },
  },
  read({ lines, talk, texts }) {
    const bySeller = lines.filter(({ side }) => side === "seller");
    if (talk.spokenSeconds === 0) return undefined;
    const share = talk.ownSeconds / talk.spokenSeconds;
    const percent = Math.round(share * 100);
    const longest = [...bySeller].sort((one, other) => other.spoken - one.spoken).slice(0, 2);
    return {
      band: bandOf(-share, [-0.505, -0.58, -0.66, -0.75]),
      fact: fillText(texts.talkRatio, { percent }),
      short: [fillText(texts.facts.share, { percent })],
      moments: longest.map(longestOf),
      claims: share > MUCH ? { "talk-ratio": [WHOLE_CALL] } : {},
    };
  },
});
