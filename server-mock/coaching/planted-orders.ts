/**
 * Words that address the scorer of the call instead of the people in it, in five languages. Such words are evidence of
 * nothing, and a model does not get to read them. Others may slip through: what holds against those is that a score needs
 * words of the seller.
 */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules?|rubric|template)\b/i,
  /\b(?:give|assign|award|rate|grade|set)\b.{0,40}\b(?:every|all|each)\b.{0,20}\b(?:criteri(?:on|a)|categor(?:y|ies))\b/i,
  /\b(?:give|assign|award)\b.{0,40}\b(?:top|highest|best|maximum|full|perfect)\b.{0,12}\b(?:bands?|scores?|marks?|grades?|points)\b/i,
  /\b(?:system prompt|you are (?:now )?(?:an? )?(?:ai|assistant|language model|grader|evaluator|scorer))\b/i,
  /\b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*)\b.{0,40}(?:anweisung|vorgaben|regeln|prompt)/i,
  /\b(?:gib|geben sie|vergib|vergeben sie|bewerte\w*|setze\w*)\b.{0,60}(?:kriteri|höchste|bestnote|punktzahl|alle punkte|stufe)/i,
  /(?:ignor[ae]\w*|olvid[ae]\w*|haz caso omiso).{0,40}(?:instruccion|reglas|indicaciones|prompt)/i,
  /(?:^|[^\p{L}])(?:da|dale|dé|otorga|pon|asigna|califica|puntúa)\p{L}*.{0,60}(?:criterio|puntuación|banda|nota|máxim)/iu,
  /(?:ignor\p{L}*|oubli\p{L}*).{0,40}(?:instruction|consigne|règles|prompt)/iu,
  /(?:^|[^\p{L}])(?:donne|attribue|accorde|mets|mettez|note)\p{L}*.{0,60}(?:critère|note maximale|meilleure note|la meilleure|maximum|palier)/iu,
  /(?:指示|命令|ルール|プロンプト).{0,12}(?:無視|忘れ)/,
  /(?:すべて|全て|全部|各).{0,12}(?:項目|基準|評価).{0,20}(?:最高|満点|トップ|100点)/,
  /(?:最高|満点|最高点|トップ).{0,12}(?:評価|点|ランク).{0,12}(?:付け|つけ|与え|してください)/,
];

/** Reports whether a line gives orders to the scorer of the call. */
export function isPlantedOrder(text: string): boolean {
  const folded = text.normalize("NFKC");
  return ORDERS.some((order) => order.test(folded));
}

const SENTENCE = /[^.!?。！？]+[.!?。！？]*\s*/g;

/** A line without its sentences that are orders to the scorer; each of them becomes `instead`. */
export function withoutOrders(text: string, instead = ""): string {
  if (!isPlantedOrder(text)) return text;
  const kept = text.replace(SENTENCE, (sentence) => (isPlantedOrder(sentence) ? instead : sentence));
  return (isPlantedOrder(kept) ? instead : kept).trim();
}
