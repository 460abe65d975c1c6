import { foldText } from "../../core/text/fold.ts";
import { orderSigns } from "./offline/languages.ts";
import { sentencesIn } from "./offline/sentences.ts";

const CALLS_OFF = orderSigns("callsOff");
const MARKS = orderSigns("marks");
/** "Every criterion", also where two languages are mixed: nobody speaks so to the people in a call. */
const EVERY_CRITERION =
  /(?:every|each|all|jede[ms]?|allen?|cada|todos los|chaque|tous les) (?:\w+ )?(?:criteri(?:on|a|um|en|o|os)|kriteri(?:um|en)|critères?)/iu;
const MACHINE = [...orderSigns("machine"), EVERY_CRITERION];

/**
 * Reports whether a text gives orders to the scorer of the call instead of to the people in it: it calls off what the scorer was told, it
 * names the marks to give, it speaks to a machine. People talk of each of these among themselves, so it takes two of them. Such words
 * are evidence of nothing, and no more than that: others may slip through, which is why a score needs words of the seller.
 */
export function isPlantedOrder(text: string): boolean {
  const folded = text.normalize("NFKC");
  const isMarking = shows(folded, MARKS);
  if (shows(folded, CALLS_OFF)) return isMarking || shows(folded, MACHINE);
  return isMarking && shows(folded, MACHINE);
}

const shows = (text: string, signs: readonly RegExp[]): boolean => signs.some((sign) => sign.test(text));

/** A line without its sentences that are orders to the scorer: what the offline scorer measures. */
export function withoutOrders(text: string): string {
  if (!isPlantedOrder(text)) return text;
  const kept = sentencesIn(text)
    .map((sentence) => (isPlantedOrder(sentence.text) ? "" : sentence.text))
    .join("");
  return (isPlantedOrder(kept) ? "" : kept).trim();
}

/** Words that open a greeting, in five languages, and those that may follow them. */
const OPENS = listOf(
  "hi hello hey hiya good morning afternoon evening welcome thanks thank hallo guten tag morgen abend gruss servus moin danke hola buenas buenos buena encantado encantada bonjour bonsoir salut enchante enchantee",
);
const FOLLOWS = listOf(
  "day both all everyone everybody there you how are is it going nice to meet see gott zusammen wie geht es ihnen dir dias tardes noches que tal como esta estas a tous toutes ca va",
);
const JAPANESE_GREETING =
  /^(?:(?:おはようございます|こんにちは|お世話になっております|よろしくお願い(?:いた)?します|はじめまして)[^\p{L}]*)+$/u;
/** Names behind a greeting: "Hello Ana Ruiz and Tom Lee" has four of them. */
const MOST_NAMES = 4;
const WORDS = /[\p{L}\p{M}\p{N}'’]+/gu;

/** Reports whether words can be evidence of nothing: an order to the scorer, or a greeting, with names behind it. */
export function isNoEvidence(text: string): boolean {
  return isPlantedOrder(text) || isGreeting(text);
}

/** Reports whether words are a greeting, with names behind it. */
export function isGreeting(text: string): boolean {
  if (JAPANESE_GREETING.test(text.trim())) return true;
  const greets = (word: string) => OPENS.has(foldText(word)) || FOLLOWS.has(foldText(word));
  const [opening] = text.matchAll(WORDS);
  if (!opening || !greets(opening[0])) return false;
  const names = text.match(WORDS)?.filter((word) => !greets(word)) ?? [];
  if (names.length === 0) return true;
  return OPENS.has(foldText(opening[0])) && names.length <= MOST_NAMES && names.every((name) => /^\p{Lu}/u.test(name));
}

function listOf(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
