import type { Lexicon } from "../lexicon.ts";
import { lettersOf, type PreparedLine } from "../prepare-call.ts";
import { amountIn, namesPrice } from "../price-talk.ts";
import type { Found } from "./find-ways.ts";
import type { InsightWays } from "./ways.ts";

/** Letters that an answer takes to be about what was asked. */
const ANSWER = 45;
/** Lines in which people greet each other, and are asked how they are. */
const GREETING = 4;
/** Letters of a reply that says more than that it was heard. */
const REPLY = 20;
const GIVEN_BACK =
  /(?<!\p{L})(?:credit\p{L}*|refund\p{L}*|gutschr\p{L}*|gutgeschrieben|erstatt\p{L}*|abono|reembols\p{L}*|rembours\p{L}*)(?!\p{L})|返金/u;
/** Asks what it takes to decide: a proof or a price, and no wish for the product. */
const DECIDES =
  /(?<!\p{L})(?:yes|sign|decide|decision|end of|ja (?:sag|zu)\p{L}*|unterschr\p{L}*|entscheid\p{L}*|firm\p{L}{1,6}|decid\p{L}{1,6}|sign\p{L}{1,6}|décid\p{L}{1,6})(?!\p{L})|決め|契約/u;
const ASKS = /[?？]/;
const ENDS_ASKING = /[?？]\s*$/;
const ENDS = ".!?。！？";

/** What a line is about by its place in the talk: an answer to what was asked, a price beside another. */
export function findHints(
  lines: readonly PreparedLine[],
  index: number,
  { lexicon, words, asked: question }: { lexicon: Lexicon; words: InsightWays; asked: string },
): Found[] {
  const price = priceAt(lines, index, lexicon);
  if (price !== undefined) return [{ topic: "pricing/budget", at: price }];
  const [before, answer] = [lines[index - 1], lines[index]];
  if (before?.side !== "seller" || !answer || index < GREETING) return [];
  if (lettersOf(answer.text) < ANSWER || ASKS.test(answer.text)) return [];
  if (words.wished.test(question) && !DECIDES.test(question)) return [{ topic: "feature_request", at: 0 }];
  if (words.hindered.test(question)) return [{ topic: "objection", at: 0 }];
  if (words.troubled.test(question)) return [{ topic: "pain_point", at: 0 }];
  return [];
}

/** The last sentence of a turn: what somebody is to answer. */
export function questionOf(text: string): string {
  let end = text.length - 1;
  while (end >= 0 && (ENDS.includes(text.charAt(end)) || text.charAt(end) === " ")) end -= 1;
  let start = end;
  while (start >= 0 && !ENDS.includes(text.charAt(start))) start -= 1;
  return text.slice(start + 1);
}

/** Where a line names a price, or answers one. */
function priceAt(lines: readonly PreparedLine[], index: number, lexicon: Lexicon): number | undefined {
  const line = lines[index];
  if (!line) return undefined;
  const at = amountIn(line, lexicon)?.at;
  if (at !== undefined && namesPrice(lines, index, lexicon)) return at;
  const isAnswer = lines[index - 1]?.side === "seller" && namesPrice(lines, index - 1, lexicon);
  if (!isAnswer || lexicon.ways.loss.test(line.text)) return undefined;
  // What is said first when the price is on the table is about it, unless it was given back, or another question follows.
  return at ?? (isFirstOffer(lines, index - 1, lexicon) && line.text.length >= REPLY ? 0 : undefined);
}

function isFirstOffer(lines: readonly PreparedLine[], index: number, lexicon: Lexicon): boolean {
  const text = lines[index]?.text ?? "";
  if (ENDS_ASKING.test(text) || GIVEN_BACK.test(text)) return false;
  return lines.findIndex((_, place) => namesPrice(lines, place, lexicon)) === index;
}
