import { foldText } from "../../core/text/fold.ts";

/**
 * Orders to the scorer of the call instead of to the people in it, in five languages: to forget what it was told, or to give the
 * best marks. Such words are evidence of nothing. Others may slip through, which is why a score needs words of the seller.
 */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|other|your|all)\b.{0,20}\b(?:instructions?|prompts?|guidelines|rubric)\b/i,
  /\b(?:give|assign|award|rate|grade|score|mark)\b.{0,40}\b(?:criteri(?:on|a)|this call|the seller|the rep|the salesperson|me|us)\b.{0,40}\b(?:top|highest|best|maximum|full|perfect|band (?:5|five)|5 out of 5|100)\b/i,
  /\b(?:give|assign|award)\b.{0,30}\b(?:top|highest|best|maximum|full|perfect)\b.{0,12}\b(?:bands?|scores?|marks?|grades?)\b/i,
  /\b(?:system prompt|you are (?:now )?(?:an? )?(?:ai|assistant|language model|grader|evaluator|scorer)\b|(?:note|message|instruction) (?:to|for) the (?:ai|model|grader|evaluator|scorer)\b|as an ai\b)/i,
  /\b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*)\b.{0,40}(?:anweisung|prompt|vorgaben)/i,
  /\b(?:gib|geben sie|vergib|vergeben sie|bewerte\w*|setze\w*)\b.{0,40}(?:kriteri|gespräch|verkäufer|mir ).{0,40}(?:höchst|best|volle|maxim|100)/i,
  /(?:ignor[ae]\w*|olvid[ae]\w*|haz caso omiso).{0,40}(?:instruccion|indicaciones|prompt)/i,
  /(?:^|[^\p{L}])(?:da|dale|dé|otorga|pon|asigna|califica|puntúa)(?!\p{L}).{0,40}(?:criterio|vendedor|llamada).{0,40}(?:máxim|mejor nota|más alt|100)/iu,
  /(?:ignor\p{L}*|oubli\p{L}*).{0,40}(?:instruction|consigne|prompt)/iu,
  /(?:^|[^\p{L}])(?:donne[zr]?|attribue[zr]?|accorde[zr]?|mets|mettez|note[zr]?)(?!\p{L}).{0,40}(?:critère|appel|vendeur).{0,40}(?:maxim|meilleure|plus haut|100)/iu,
  /(?:指示|命令|プロンプト).{0,12}(?:無視|忘れ)/,
  /(?:すべて|全て|全部|各).{0,12}(?:項目|基準|評価).{0,20}(?:最高|満点|トップ|100点)/,
  /(?:最高|満点|最高点).{0,12}(?:評価|点|ランク)を?.{0,6}(?:付け|つけ|与え)/,
];

/** Reports whether a line gives orders to the scorer of the call. */
export function isPlantedOrder(text: string): boolean {
  const folded = text.normalize("NFKC");
  return ORDERS.some((order) => order.test(folded));
}

const SENTENCE = /[^.!?。！？]+[.!?。！？]*\s*/g;

/** A line without its sentences that are orders to the scorer: what the offline scorer measures. */
export function withoutOrders(text: string): string {
  if (!isPlantedOrder(text)) return text;
  const kept = text.replace(SENTENCE, (sentence) => (isPlantedOrder(sentence) ? "" : sentence));
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

function isGreeting(text: string): boolean {
  if (JAPANESE_GREETING.test(text.trim())) return true;
  const words = text.match(WORDS) ?? [];
  const greets = (word: string) => OPENS.has(foldText(word)) || FOLLOWS.has(foldText(word));
  const first = words.findIndex((word) => !greets(word));
  if (first === -1) return words.length > 0;
  const names = words.slice(first).filter((word) => !greets(word));
  return (
    OPENS.has(foldText(words[0] ?? "")) && names.length <= MOST_NAMES && names.every((name) => /^\p{Lu}/u.test(name))
  );
}

function listOf(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
