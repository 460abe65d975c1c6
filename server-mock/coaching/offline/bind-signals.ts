import { affirmedPart } from "../../../core/text/clauses.ts";
import type { Template } from "../../records/resources.ts";
import criteria from "./criteria.json";
import { criterionWords } from "./languages.ts";
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

/** The first rule that fits the name decides; else the first that fits the description. */
export const BINDING_RULES: readonly BindingRule[] = criteria.map(({ signals, ...words }) => ({
  words: criterionWords(words),
  signals,
}));

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
