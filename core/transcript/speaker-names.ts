import { foldText } from "../text/fold.ts";

/** A possible name before a colon or on its own line, with the text after it. */
export interface NamedText {
  name: string;
  /** Time in parentheses after the name: `Ana Ruiz (01:23): text`. */
  clock?: string;
  text: string;
}

/** Direction marks, which recorders write before names in Arabic and Hebrew. */
const MARKS = "[\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*";
/** `Ana Ruiz: text`; Japanese and Chinese use a wide colon without a space. */
const NAMED = new RegExp(
  `^${MARKS}([^\\s:\uff1a<>[\\]\u2013\u2014-][^:\uff1a<>\\n]{0,79}?)\\s*(?:[[(\uff08](\\d{1,3}(?::\\d{1,2}){1,2}(?:[.,]\\d+)?)[\\])\uff09]\\s*)?(?::${MARKS}(?:\\s+|$|(?=\\p{L}))|\uff1a\\s*)`,
  "u",
);
/** `Ana Ruiz (Acme)`, `田中（エー）`. */
const WITH_ORGANIZATION =
  /^(.*[^\s([\uff08])(?:\s+[([\uff08]|\uff08)\s*([^()[\]\uff08\uff09]*[^\s()[\]\uff08\uff09])\s*[)\]\uff09]$/u;
/** Particles of names, written in lower case. */
const PARTICLES = new Set(
  "al bin d da das de del della den der di do dos du e el ibn la las le los of ten ter und van von y".split(" "),
);
const LONGEST_NAME_WORDS = 6;
/** In a text of this many lines, a few with a colon are ordinary sentences rather than the only named speakers. */
const MANY_TEXTS = 20;
const RARE = 0.1;
const NEARLY_ALL = 0.9;

/** Reads a name at the start of a text; undefined without one. */
export function readNamed(text: string): NamedText | undefined {
  const [whole = "", name, clock] = NAMED.exec(text) ?? [];
  if (name === undefined) return undefined;
  return { name, ...(clock === undefined ? {} : { clock }), text: text.slice(whole.length) };
}

/** `[Ana Ruiz] text`, `[Ana Ruiz]: text`. */
const BRACKETED_NAME = /^\[([^[\]:\uff1a\d][^[\]:\uff1a]{0,79})\]\s*:?\s+(?=\S)/;
/** Minimum share of texts with a name in brackets for this layout: `[Music]` is rarer. */
const BRACKETED_SHARE = 0.6;

/** Creates a function that converts bracketed names to names before colons, if nearly every text has one. */
export function bracketReader(texts: readonly string[]): (text: string) => string {
  const isNamed = (text: string): boolean => {
    const name = BRACKETED_NAME.exec(text)?.[1];
    return name !== undefined && looksLikeName(name);
  };
  const named = texts.filter(isNamed).length;
  if (named < 2 || named < texts.length * BRACKETED_SHARE) return (text) => text;
  return (text) => (isNamed(text) ? text.replace(BRACKETED_NAME, "$1: ") : text);
}

/** Splits a name from the organization in parentheses after it. */
export function splitName(label: string): { speaker: string; organization?: string } {
  const [, speaker, organization] = WITH_ORGANIZATION.exec(label) ?? [];
  return speaker === undefined || organization === undefined ? { speaker: label } : { speaker, organization };
}

/** The name only: `Ana Ruiz (she/her) | Acme` is Ana Ruiz. */
export function bareName(label: string): string {
  const bare = label.replaceAll(/\s*[([\uff08][^()[\]\uff08\uff09]*[)\]\uff09]/g, "").replace(/\s*[|\uff5c].*/, "");
  return bare.trim() === "" ? label : bare.trim();
}

/** Folded names of a person: as written, and without the organization in parentheses. */
export function calledNames(label: string): string[] {
  return [foldText(label), foldText(splitName(label.trim()).speaker)];
}

/** Texts before colons that may be names. */
export interface Candidates {
  names: readonly string[];
  /** Number of texts with a colon, and of all texts. */
  named: number;
  texts: number;
  /** Whether a text may continue the previous one, without a speaker of its own. */
  canContinue: boolean;
}

/**
 * Creates a function that distinguishes names from sentences with a colon, such as "So the plan is: we ship". Text in the form
 * of a name is one unless hardly any text has one; other text only if nearly every text has one.
 */
export function nameTester({ names, named, texts, canContinue }: Candidates): (name: string) => boolean {
  const share = named / texts;
  if (texts >= MANY_TEXTS && share < RARE) return () => false;
  const isEverywhere = share >= NEARLY_ALL && !(canContinue && names.some((name) => looksLikeName(bareName(name))));
  return (name) => isEverywhere || looksLikeName(bareName(name));
}

/**
 * Reports whether all words of a text are written like words of a name. For scripts without capitals only their number counts.
 */
export function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/).map((word) => word.replace(/^[("'\u201c\u2018[]+/, ""));
  const isCapital = (word: string) => /^[^\p{Ll}]/u.test(word) || PARTICLES.has(word.toLowerCase()) || word === "";
  return /^\p{L}/u.test(words[0] ?? "") && words.length <= LONGEST_NAME_WORDS && words.every(isCapital);
}
