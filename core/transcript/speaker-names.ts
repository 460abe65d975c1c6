import { foldText } from "../text/fold.ts";

/** Text that stands where a name may: before a colon, or on a line of its own. */
export interface NamedText {
  name: string;
  /** Behind the name in parentheses: `Ana Ruiz (01:23): text`. */
  clock?: string;
  text: string;
}

/** Marks that say in which direction text runs; recorders write them before names in Arabic and Hebrew. */
const MARKS = "[\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*";
/** `Ana Ruiz: text`; Japanese and Chinese write a wide colon without a blank. */
const NAMED = new RegExp(
  `^${MARKS}([^\\s:\uff1a<>[\\]\u2013\u2014-][^:\uff1a<>\\n]{0,79}?)\\s*(?:[[(\uff08](\\d{1,3}(?::\\d{1,2}){1,2}(?:[.,]\\d+)?)[\\])\uff09]\\s*)?(?::${MARKS}(?:\\s+|$|(?=\\p{L}))|\uff1a\\s*)`,
  "u",
);
/** `Ana Ruiz (Acme)`, `田中（エー）`. */
const WITH_ORGANIZATION =
  /^(.*[^\s([\uff08])(?:\s+[([\uff08]|\uff08)\s*([^()[\]\uff08\uff09]*[^\s()[\]\uff08\uff09])\s*[)\]\uff09]$/u;
/** Words of names that are written small. */
const PARTICLES = new Set(
  "al bin d da das de del della den der di do dos du e el ibn la las le los of ten ter und van von y".split(" "),
);
const LONGEST_NAME_WORDS = 6;
/** Among so many texts, a few with a colon are sentences with a colon, and not the only ones whose speaker is known. */
const MANY_TEXTS = 20;
const RARE = 0.1;
const NEARLY_ALL = 0.9;

/** A text with a name in front of it; undefined without one. */
export function readNamed(text: string): NamedText | undefined {
  const [whole = "", name, clock] = NAMED.exec(text) ?? [];
  if (name === undefined) return undefined;
  return { name: name.trim(), ...(clock === undefined ? {} : { clock }), text: text.slice(whole.length) };
}

/** `[Ana Ruiz] text`, `[Ana Ruiz]: text`. */
const BRACKETED_NAME = /^\[([^[\]:\uff1a\d][^[\]:\uff1a]{0,79})\]\s*:?\s+(?=\S)/;
/** Share of texts with a name in brackets from which on that is how the file is written: `[Music]` stands in front of few. */
const BRACKETED_SHARE = 0.6;

/** Writes names in brackets as names before colons, where nearly every text of a file has one; other texts stay as they are. */
export function bracketReader(texts: readonly string[]): (text: string) => string {
  const isNamed = (text: string): boolean => looksLikeName(BRACKETED_NAME.exec(text)?.[1] ?? "");
  const named = texts.filter(isNamed).length;
  if (named < 2 || named < texts.length * BRACKETED_SHARE) return (text) => text;
  return (text) => (isNamed(text) ? text.replace(BRACKETED_NAME, "$1: ") : text);
}

/** A name apart from the organization in parentheses behind it. */
export function splitName(label: string): { speaker: string; organization?: string } {
  const [, speaker, organization] = WITH_ORGANIZATION.exec(label) ?? [];
  return speaker === undefined || organization === undefined ? { speaker: label } : { speaker, organization };
}

/** A name alone: `Ana Ruiz (she/her) | Acme` is Ana Ruiz. */
export function bareName(label: string): string {
  const bare = label.replaceAll(/\s*[([\uff08][^()[\]\uff08\uff09]*[)\]\uff09]/g, "").replace(/\s*[|\uff5c].*$/, "");
  return bare.trim() === "" ? label : bare.trim();
}

/** The folded names by which somebody may be called: as written, and without the organization in parentheses. */
export function calledNames(label: string): string[] {
  return [foldText(label), foldText(splitName(label.trim()).speaker)];
}

/** Texts before the colons of a file that may be names of speakers. */
export interface Candidates {
  names: readonly string[];
  /** Number of texts that have a colon, and of all. */
  named: number;
  texts: number;
  /** A text may go on with the one before it, and then has no speaker of its own. */
  canContinue: boolean;
}

/**
 * Separates names from sentences with a colon in them, by the whole file: "So the plan is: we ship" names nobody. What is written as
 * names are is one, unless hardly any text has one; anything else only where nearly every text has one.
 */
export function nameTester({ names, named, texts, canContinue }: Candidates): (name: string) => boolean {
  const share = texts === 0 ? 0 : named / texts;
  if (texts >= MANY_TEXTS && share < RARE) return () => false;
  const isEverywhere = share >= NEARLY_ALL && !(canContinue && names.some((name) => looksLikeName(bareName(name))));
  return (name) => isEverywhere || looksLikeName(bareName(name));
}

/**
 * Reports whether a text begins with a letter and every word of it as words of names do. Scripts without capitals have no sign of it but the
 * number of words.
 */
export function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/).map((word) => word.replace(/^[("'\u201c\u2018[]+/, ""));
  const isCapital = (word: string) => /^[^\p{Ll}]/u.test(word) || PARTICLES.has(word.toLowerCase()) || word === "";
  return /^\p{L}/u.test(words[0] ?? "") && words.length <= LONGEST_NAME_WORDS && words.every(isCapital);
}
