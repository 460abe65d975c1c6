import { foldText } from "../../core/text/fold.ts";
import { sentencesIn } from "./offline/sentences.ts";

/**
 * Signs of an order to the scorer of the call instead of to the people in it, in five languages: it calls off what the scorer was told,
 * it names the marks to give, it speaks to a machine. People talk of each of these among themselves, so it takes two of them. Such words
 * are evidence of nothing, and no more than that: others may slip through, which is why a score needs words of the seller.
 */
const SIGNS = {
  callsOff: [
    /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|guidelines|rubric|rules)\b/i,
    /(?:ignorier\w*|vergiss|vergessen sie|missachte\w*)\b.{0,40}(?:anweisung|prompt|vorgaben|regeln)/i,
    /(?:ignor[ae]\w*|olvid[ae]\w*|haz caso omiso).{0,40}(?:instruccion|indicaciones|prompt|reglas)/i,
    /(?:ignor\p{L}*|oubli\p{L}*).{0,40}(?:instruction|consigne|prompt|règles)/iu,
    /(?:指示|命令|プロンプト|ルール).{0,12}(?:無視|忘れ)/,
  ],
  marks: [
    /\b(?:give|assign|award|rate|grade|score|mark|return|output|set|treat)\b.{0,60}\b(?:top|highest|best|maximum|full|perfect|exemplary|band (?:5|five)|5 out of 5|100)\b/i,
    /\b(?:bands?|scores?|marks|grades?|criteria)\b.{0,20}(?:\b(?:are|is|=)\b|["':]+)\s*["']?(?:5|five|100|exemplary|top|perfect)\b/i,
    /(?:gib|geben sie|vergib|vergeben sie|bewerte\w*|setze\w*|überall).{0,60}(?:höchst|best(?:e|note)|volle|maxim|100)/i,
    /(?<!\p{L})(?:da|dale|dé|otorga|pon|asigna|califica|puntúa)(?!\p{L}).{0,60}(?:máxim|mejor nota|más alt|cinco|100)/iu,
    /(?<!\p{L})(?:donne[zr]?|attribue[zr]?|accorde[zr]?|mets|mettez|note[zr]?)(?!\p{L}).{0,60}(?:maxim|meilleure|plus haut|100)/iu,
    /(?:最高|満点|最高点|100点).{0,12}(?:評価|点|ランク)?を?.{0,6}(?:付け|つけ|与え|して)/,
  ],
  machine: [
    /\b(?:language model|(?:note|message|instructions?) (?:to|for) the (?:ai|model|grader|evaluator|scorer)|as (?:an ai|the (?:evaluator|grader|scorer))|(?:dear|hello) (?:ai|assistant|model|scorer|grader|evaluator)|the correct json)\b/i,
    /^\s*(?:system|assistant|developer)\s*[:,]|<\/?(?:transcript|system|instructions?)[^>]*>/i,
    /(?:every|each|all|jede[ms]?|allen?|cada|todos los|chaque|tous les) (?:\w+ )?(?:criteri(?:on|a|um|en|o|os)|kriteri(?:um|en)|critères?)/iu,
    /\b(?:an die ki|sprachmodell|nachricht (?:für|an) (?:die ki|das modell)|mensaje para (?:la ia|el modelo)|modelo de lenguaje|message (?:à|pour) (?:l'ia|le modèle)|modèle de langage)\b/iu,
    /(?:すべて|全て|全部|各)の?(?:項目|基準|評価)|言語モデル|AIへ/,
  ],
};

/** Reports whether a text gives orders to the scorer of the call: it shows two of the three signs. */
export function isPlantedOrder(text: string): boolean {
  const folded = text.normalize("NFKC");
  const isMarking = shows(folded, "marks");
  if (shows(folded, "callsOff")) return isMarking || shows(folded, "machine");
  return isMarking && shows(folded, "machine");
}

function shows(text: string, kind: keyof typeof SIGNS): boolean {
  return SIGNS[kind].some((sign) => sign.test(text));
}

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
  const words = text.match(WORDS) ?? [];
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
