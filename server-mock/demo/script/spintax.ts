import type { Random } from "../prng.ts";

/** Values of the `$slots` of one call. */
export type Slots = Readonly<Record<string, string>>;

/** A compiled text: fixed parts, `$slots`, and `{one|other}` choices, which may hold slots and choices themselves. */
export type Phrase = readonly (string | { slot: string } | { choices: readonly Phrase[] })[];

const slotPattern = /\$([A-Za-z][A-Za-z0-9]*)/;

export function compilePhrase(text: string): Phrase {
  const parser = { text, position: 0 };
  const phrase = parseSequence(parser);
  if (parser.position < text.length) throw new SyntaxError(`Expected balanced braces in "${text}"`);
  return phrase;
}

function parseSequence(parser: { text: string; position: number }): Phrase {
  const parts: Phrase[number][] = [];
  let plain = "";
  while (parser.position < parser.text.length) {
    const character = parser.text.charAt(parser.position);
    if (character === "|" || character === "}") break;
    parser.position += 1;
    if (character !== "{") {
      plain += character;
      continue;
    }
    parts.push(...splitSlots(plain), parseChoices(parser));
    plain = "";
  }
  return [...parts, ...splitSlots(plain)];
}

function parseChoices(parser: { text: string; position: number }): { choices: Phrase[] } {
  const choices: Phrase[] = [];
  for (;;) {
    choices.push(parseSequence(parser));
    const end = parser.text.charAt(parser.position);
    parser.position += 1;
    if (end === "}") return { choices };
    if (end !== "|") throw new SyntaxError(`Expected a closing brace in "${parser.text}"`);
  }
}

function splitSlots(text: string): Phrase[number][] {
  return text
    .split(slotPattern)
    .map((part, index) => (index % 2 === 1 ? { slot: part } : part))
    .filter((part) => part !== "");
}

/** The text with every choice made and every slot filled. `$Slot` is `$slot` with a capital. */
export function speak(phrase: Phrase, slots: Slots, random: Random): string {
  let text = "";
  for (const part of phrase) {
    if (typeof part === "string") text += part;
    else if ("slot" in part) text += slotValue(part.slot, slots);
    else text += speak(random.pick(part.choices), slots, random);
  }
  return text;
}

/** Settings of `speakVariant`. */
export interface VariantOptions {
  phrase: Phrase;
  slots: Slots;
  random: Random;
  /** At least 0, less than 1. */
  variant: number;
}

/**
 * Like `speak`, but a line that is one whole choice takes the variant's alternative, so that the lines of a beat match:
 * the second answer goes with the second question.
 */
export function speakVariant({ phrase, slots, random, variant }: VariantOptions): string {
  const [whole, mark] = phrase;
  const isWhole = phrase.length === 1 || (phrase.length === 2 && typeof mark === "string" && mark.length === 1);
  if (!isWhole || whole === undefined || typeof whole === "string" || !("choices" in whole))
    return speak(phrase, slots, random);
  const chosen = whole.choices[Math.floor(variant * whole.choices.length)] ?? [];
  return speak(chosen, slots, random) + (typeof mark === "string" ? mark : "");
}

function slotValue(name: string, slots: Slots): string {
  const value = slots[name];
  if (value !== undefined) return value;
  const lower = slots[name.charAt(0).toLowerCase() + name.slice(1)];
  if (lower === undefined) throw new ReferenceError(`Expected a value for $${name}, got none`);
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** Settings of `speakPart`. */
export interface PartOptions extends VariantOptions {
  /** Share of the phrase to say: 1 is all of it. */
  share: number;
  /** Whether what is left out is taken from the end, or from anywhere. */
  stopsEarly: boolean;
  /** Between two sentences. */
  space: string;
}

/**
 * Says a part of a long phrase: its first and last sentences and, in their order, so many of those between. Its choices
 * match each other.
 */
export function speakPart({ phrase, slots, random, variant, share, stopsEarly, space }: PartOptions): string {
  const units = phrase.filter((part) => typeof part !== "string" || part.trim() !== "");
  const between = units.slice(1, -1);
  const order = stopsEarly ? between : random.shuffled(between);
  const kept = new Set(order.slice(0, Math.round(share * between.length)));
  return units
    .filter((unit, index) => index === 0 || index === units.length - 1 || kept.has(unit))
    .map((unit) => speakVariant({ phrase: [unit], slots, random, variant }).trim())
    .join(space);
}

/** Names of the slots that a phrase can use. */
export function slotsOf(phrase: Phrase): string[] {
  return phrase.flatMap((part) => {
    if (typeof part === "string") return [];
    return "slot" in part ? [part.slot] : part.choices.flatMap(slotsOf);
  });
}
