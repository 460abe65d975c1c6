import { type Lexicon, MONEY } from "./lexicon.ts";
import type { PreparedLine } from "./prepare-call.ts";

/**
 * Talks about what something is to cost, in the five languages: other amounts of the prospect's are what they earn, lose or pay
 * elsewhere.
 */
const ABOUT_PRICE =
  /(?<!\p{L})(?:pric\p{L}{0,8}|quot\p{L}{0,8}|budget\p{L}{0,6}|rates?|fees?|offer\p{L}{0,5}|discount|expensive|cheap\p{L}{0,5}|steep|too much|a lot of money|how much|cost(?:s|ing)?(?! (?:you|us|me|them)(?!\p{L}))|figure|money|bill|invoice|licen[cs]es?|charg(?:e|es|ing)|they want|expect\p{L}{0,3}|compared?|per (?:month|year|seat|user|head|unit)|preis\p{L}{0,8}|angebot\p{L}{0,4}|teuer|günstig\p{L}{0,4}|kost(?:et|en|'|ete)?(?! (?:sie|euch|dich|uns|mich|das sie|es sie)(?!\p{L}))|grenze|rabatt|honorar|geld|rechnung|lizenz\p{L}{0,4}|im monat|pro \p{L}{3,12}|plan|precio\p{L}{0,3}|presupuest\p{L}{0,4}|ofert\p{L}{0,3}|car[oa]s?|barat\p{L}{0,3}|(?<!(?:te|le|os|les|nos|me) )cuest\p{L}{0,3}|cobr\p{L}{0,4}|descuento|mucho dinero|dinero|plata|factura|tarifa|licencia\p{L}?|cotiz\p{L}{0,5}|(?:al|por) mes|prix|tarif\p{L}{0,3}|devis|cher|offre|honoraires|remise|(?<!(?:vous|nous|te|me) )coût\p{L}{0,4}|argent|abusé|par mois|facture|ligne|forfait)(?!\p{L})|価格|料金|費用|予算|見積|値段|値引|高い|安い|月額|年額|いくら|金額|お金/u;

/** Asks what somebody takes, or has to spend. */
const ASKED_PRICE =
  /(?<!\p{L})(?:pric(?:e|es|ing)|quoted?|budget\p{L}{0,6}|fees?|charge|money|how much|preis\p{L}{0,3}|angebot\p{L}{0,4}|honorar|geld|budget|was kostet|precio\p{L}{0,3}|presupuest\p{L}{0,4}|tarifa|dinero|plata|cobr\p{L}{0,4}|cuánto sale|prix|tarif\p{L}{0,3}|devis|argent|honoraires)(?!\p{L})|価格|料金|予算|見積|値段|いくら|金額/u;

/** Words that may be about many things, but beside an amount of money are about what there is to spend. */
const ABOUT_MONEY =
  /(?<!\p{L})(?:number|line|less|goal|a lot|more than|at most|zahl\p{L}{0,2}|posten|weniger|mehr als|höchstens|maximal|ziel|número|partida|menos|más de|como mucho|objetivo|chiffre|poste|moins|plus de|maximum|objectif)(?!\p{L})|円で/u;

/** What was paid or lost before, or is paid by the hour, is no price of this deal. */
const PAST =
  /(?<!\p{L})(?:last (?:week|month|year|quarter|spring|summer|autumn|fall|winter|time)|(?:years?|months?|weeks?) ago|an hour|per hour|letzte[snr]? (?:woche|monat|jahr|quartal|mal|frühjahr|sommer|herbst|winter)|vor (?:\p{L}+ )?(?:jahren|monaten|wochen)|damals|(?:pro|die) stunde|(?:el|la) (?:año|mes|semana) pasad[oa]|hace (?:\p{L}+ )?(?:años?|meses|semanas)|(?:la|por) hora|(?:l'an|l'année|le mois|la semaine) (?:dernière?|passée?)|il y a (?:\p{L}+ )?(?:ans?|mois|semaines)|de l'heure)(?!\p{L})|去年|昨年|先月|先週|時給/u;

/** All of them, for the number of the scorer changes with them. */
export const PRICE_WORDS = { ABOUT_PRICE, ASKED_PRICE, ABOUT_MONEY, PAST } as const;

/** An amount that a line names, and where: of money, or a large number that may be one. */
interface Amount {
  at: number;
  words: string;
  isMoney: boolean;
}

/** Lines are asked about again: by those after them, and for insights. */
const AMOUNTS = new WeakMap<PreparedLine, Amount | null>();

/** The amount in a line, beside no loss: what a problem costs is no price. */
export function amountIn(line: PreparedLine, lexicon: Lexicon | undefined): Amount | undefined {
  const known = AMOUNTS.get(line);
  if (known !== undefined) return known ?? undefined;
  const found = findAmount(line.text, lexicon);
  AMOUNTS.set(line, found ?? null);
  return found;
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
  if (line.side === "prospect" && PAST.test(line.text)) return false;
  if (ABOUT_PRICE.test(line.text) || (isMoney && ABOUT_MONEY.test(line.text))) return true;
  const before = lines[index - 1]?.text ?? "";
  // "Was it expensive?" asks about what is past.
  return (isMoney ? ABOUT_PRICE : ASKED_PRICE).test(before);
}
