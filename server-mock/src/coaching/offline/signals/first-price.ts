import { type Lexicon, MONEY } from "../lexicon.ts";
import { numbersOf, type Signal } from "../signal.ts";

/** Who names an amount of money first. */
export const FIRST_PRICE: Signal = {
  name: "first-price",
  title: "Who names an amount of money first",
  bands: "the other side, -, -, the seller in the second half, the seller in the first half",
  claims: ["seller-price", "other-price"],
  read({ lines, lexicon, texts }) {
    const index = lines.findIndex(
      ({ side, text }, place) =>
        namesPrice(text, lexicon) &&
        (side === "seller" || [text, lines[place - 1]?.text ?? ""].some((words) => ABOUT_PRICE.test(words))),
    );
    const first = lines[index];
    if (!first) return undefined;
    const isEarly = index < lines.length / 2;
    return {
      band: first.side === "prospect" ? 5 : isEarly ? 1 : 2,
      fact: texts.firstPrice[first.side === "prospect" ? "other" : "self"],
      moments: [first.line],
      claims: { [first.side === "seller" ? "seller-price" : "other-price"]: numbersOf([first]) },
      restsOn: first.side === "seller" ? "seller-price" : "other-price",
    };
  },
};

/**
 * Talks about what something is to cost, in the five languages: other amounts of the prospect's are what they earn, lose or pay
 * elsewhere.
 */
const ABOUT_PRICE =
  /(?<!\p{L})(?:pric\p{L}{0,8}|quot\p{L}{0,8}|budget\p{L}{0,6}|rate|fees?|offer\p{L}{0,5}|discount|expensive|cheap\p{L}{0,5}|steep|too much|a lot|how much|cost\p{L}{0,3}|figure|expect\p{L}{0,3}|compared?|per|month|preis\p{L}{0,8}|angebot\p{L}{0,4}|teuer|günstig\p{L}{0,4}|kost\p{L}{0,5}|grenze|rabatt|zahl\p{L}{0,4}|honorar|monat|plan|precio\p{L}{0,3}|presupuest\p{L}{0,4}|ofert\p{L}{0,3}|car[oa]s?|barat\p{L}{0,3}|cuest\p{L}{0,3}|cobr\p{L}{0,4}|descuento|mucho dinero|mes|prix|tarif\p{L}{0,3}|devis|cher|offre|honoraires|remise|coût\p{L}{0,4}|abusé|mois|ligne|line|number|less|goal|posten|zahl|ziel|weniger|partida|número|menos|objetivo|poste|chiffre|moins|objectif)(?!\p{L})|価格|料金|費用|予算|見積|値段|値引|高い|安い|月額?|円で|いくら/u;

/** An amount in figures or in words, beside no loss: what a problem costs is no price. */
function namesPrice(text: string, lexicon: Lexicon | undefined): boolean {
  return (MONEY.test(text) || lexicon?.ways.money.test(text) === true) && lexicon?.ways.loss.test(text) !== true;
}
