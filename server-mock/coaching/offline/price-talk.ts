import { type Lexicon, MONEY } from "./lexicon.ts";
import type { PreparedLine } from "./prepare-call.ts";

/** An amount that a line names, and where: of money, or a large number that may be one. */
interface Amount {
  at: number;
  words: string;
  isMoney: boolean;
}

/** Lines are asked about again: by those after them, and for insights. */
const AMOUNTS = new WeakMap<PreparedLine, Amount | undefined>();

/** The amount in a line, beside no loss: what a problem costs is no price. */
export function amountIn(line: PreparedLine, lexicon: Lexicon | undefined): Amount | undefined {
  if (!AMOUNTS.has(line)) AMOUNTS.set(line, findAmount(line.text, lexicon));
  return AMOUNTS.get(line);
}

function findAmount(text: string, lexicon: Lexicon | undefined): Amount | undefined {
  const money = MONEY.exec(text) ?? lexicon?.phrases.money.exec(text);
  const found = money ?? lexicon?.phrases.figures.exec(text);
  if (!found || lexicon?.phrases.loss.test(text)) return undefined;
  return { at: found.index, words: amountWords(text, found), isMoney: money !== null && money !== undefined };
}

/** An amount up to the end of its last word. */
function amountWords(text: string, { 0: found, index }: RegExpExecArray): string {
  const rest = text.slice(index + found.trimEnd().length).match(/^[\p{L}\p{N}.,]*/u)?.[0] ?? "";
  return (found.trimEnd() + rest).replace(/[.,]+$/, "");
}

/**
 * Reports whether a line names a price. The seller's amounts are prices; the other side's are, where the talk is about one; and so are
 * large numbers without a unit, on either side.
 */
export function namesPrice(lines: readonly PreparedLine[], index: number, lexicon: Lexicon | undefined): boolean {
  const line = lines[index];
  const amount = line && amountIn(line, lexicon);
  if (!amount) return false;
  const { isMoney } = amount;
  if (isMoney && line.side === "seller") return true;
  if (!lexicon) return false;
  const { prices, asksPrice, aboutMoney, formerPrice } = lexicon.phrases;
  if (line.side === "prospect" && formerPrice.test(line.text)) return false;
  if (prices.test(line.text) || (isMoney && aboutMoney.test(line.text))) return true;
  // "Was it expensive?" asks about what is past.
  return (isMoney ? prices : asksPrice).test(lines[index - 1]?.text ?? "");
}
