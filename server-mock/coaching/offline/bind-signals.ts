import { affirmedPart } from "../../../core/text/clauses.ts";
import type { Template } from "../../records/resources.ts";
import type { Signal } from "./signal.ts";
import { SIGNALS } from "./signals/signals.ts";

type Criterion = Template["grading_criteria"][number];

/** One published rule: a criterion whose name or description has such words is measured by these signals. */
export interface BindingRule {
  words: RegExp;
  signals: readonly string[];
}

/** A criterion's own choice, in a line of its description: `signals: agenda, open-questions`. */
const EXPLICIT = /^\s*signals:\s*(.+)$/im;

/** Key words in English, German, Spanish, French and Japanese. The first rule that fits the name decides; else the description. */
export const BINDING_RULES: readonly BindingRule[] = [
  {
    // How a doubt is met cannot be measured, whatever questions it takes.
    words:
      /doubt|objection|resistance|brush-off|first no\b|rejection|pushback|push-back|einwand|einwände|zweifel|objeci|\bdudas?\b|résistance|doute|懸念|反論/i,
    signals: [],
  },
  {
    words:
      /next steps?|momentum|nächste[rn]? schritt|siguientes? pasos?|próximos? pasos?|prochaines? étapes?|次回|次の(?:ステップ|一歩|約束)|precise ask/i,
    signals: ["dated-next-step"],
  },
  {
    words:
      /agenda|opening|clear start|\bframe\b|einstieg|eröffnung|tagesordnung|apertura|inicio|ouverture|ordre du jour|アジェンダ|目的の共有|冒頭/i,
    signals: ["agenda"],
  },
  {
    words:
      /talk ratio|talk(?:ing)? time|monologue|redeanteil|monolog|tiempo de palabra|monólogo|temps de parole|発話|話す割合/i,
    signals: ["talk-ratio", "longest-monologue"],
  },
  {
    words:
      /recap|play(?:s|ed)? back|playback|checked understanding|summari[sz]|zusammenfass|resum(?:e|en|ir)|reformul|résum|récapitul|要約|前提の確認/i,
    signals: ["recap"],
  },
  {
    words: /listen|zuhören|escucha|écoute|傾聴/i,
    signals: ["recap", "talk-ratio", "longest-monologue"],
  },
  {
    words: /question|curiosity|discovery|fragen|bedarf|pregunta|curiosidad|descubrimiento|curiosité|découverte|質問/i,
    signals: ["open-questions"],
  },
  {
    words:
      /patien|pause|interrupt|unterbr(?:ich|ech|och)|geduld|paciencia|interrump|coupe(?:r)? la parole|遮|沈黙|間の取り/i,
    signals: ["patience"],
  },
  {
    words: /conversation|dialog|gespräch|conversación|échange|対話/i,
    signals: ["turn-switches"],
  },
];

/** The signals that measure a criterion; none when no rule binds it. */
export function signalsFor({ name, description }: Criterion): Signal[] {
  const explicit = EXPLICIT.exec(description)?.[1];
  const names = explicit
    ? explicit.toLowerCase().split(/[,\s]+/)
    : (
        BINDING_RULES.find(({ words }) => words.test(name)) ??
        BINDING_RULES.find(({ words }) => words.test(description))
      )?.signals;
  return SIGNALS.filter((signal) => names?.includes(signal.name));
}

const CLAUSE = /[^.!?;,。！？、]+/g;
/** Takes something out of what is asked for. */
const LEAVES_OUT =
  /(?<!\p{L})(?:ignor\p{L}*|disregard|leave out|skip|without|except|unimportant|egal|weglassen|außer|ohne|omit\p{L}*|salvo|excepto|sauf|sans)(?!\p{L})|無視|除/iu;

/** The signals that a prompt names, in its order: what it leaves out is not named. An explicit line, `signals: agenda`, is one as well. */
export function signalsNamed(prompt: string): Signal[] {
  const asked = (affirmedPart(prompt).match(CLAUSE) ?? []).filter((clause) => !LEAVES_OUT.test(clause));
  const names = asked.flatMap((clause) => [
    ...SIGNALS.filter(({ name }) => clause.toLowerCase().includes(name)).map(({ name }) => name),
    ...BINDING_RULES.filter(({ words }) => words.test(clause)).flatMap(({ signals }) => signals),
  ]);
  return [...new Set(names)].flatMap((name) => SIGNALS.filter((signal) => signal.name === name));
}
