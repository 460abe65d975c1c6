import de from "./languages/de.json";
import en from "./languages/en.json";
import es from "./languages/es.json";
import fr from "./languages/fr.json";
import ja from "./languages/ja.json";
import { type Calendar, LANGUAGES, type Language, type Lexicon } from "./lexicon.ts";
import { compileWords, type DetectorTexts, detectorTexts } from "./words.ts";

/** What is known of one language: data, one file per language. */
interface LanguageData extends Pick<typeof en, "orders" | "plantedOrder" | "texts"> {
  /** Whether spaces separate words, so that phrases begin where a word does. */
  isSpaced: boolean;
  /** Parts of phrases that stand in them as `<NAME>`. */
  parts: Readonly<Record<string, string>>;
  /** Names as lists, separated by spaces. */
  calendar: Readonly<Record<"weekdays" | "months" | "ordinals", string>>;
}

/** Texts of an offline report in one language: what was measured, and what is good. `{name}` stands for a value. */
export type FeedbackTexts = (typeof en)["texts"] & DetectorTexts;

const DATA: Readonly<Record<Language, LanguageData>> = { en, de, es, fr, ja };

/** Letters of the four languages in Latin script, in lower case: a class that is found faster than that of all scripts. */
const LETTERS = "a-zß-öø-ÿœ";
const NEVER = /(?!)/;

/** The words of every language that the detectors know. */
export const LEXICONS = inAll(readLexicon);
const TEXTS = inAll((language, { texts }): FeedbackTexts => ({ ...texts, ...detectorTexts(language) }));
/** The words of days of every language. */
export const CALENDARS = inAll(readCalendar);

function inAll<Words>(read: (language: Language, data: LanguageData) => Words): Readonly<Record<Language, Words>> {
  const all = LANGUAGES.map((language) => [language, read(language, DATA[language])]);
  return Object.fromEntries(all) as Record<Language, Words>;
}

/** Words by which a criterion of a template is about something, of all languages: a template is in any of them. */
export function criterionWords(words: Readonly<Record<Language, readonly string[]>>): RegExp {
  return pattern(
    LANGUAGES.flatMap((language) => words[language]),
    "i",
  );
}

/** Signs of an order to the scorer, by language: it may be in another than the call. */
export function orderSigns(sign: keyof typeof en.orders): RegExp[] {
  return LANGUAGES.map((language) => pattern(DATA[language].orders[sign], "i"));
}

/** Prompt injections that somebody might say in a call to be scored better. */
export const PLANTED_ORDERS = LANGUAGES.map((language) => DATA[language].plantedOrder);

/** Texts of a language; English where the language is not known. */
export function textsFor(language: Language | undefined): FeedbackTexts {
  return TEXTS[language ?? "en"];
}

/** A text with its values, in the form that `count` needs. */
export function fillText(
  text: string | { one: string; other: string },
  values: Readonly<Record<string, string | number>>,
): string {
  const form = typeof text === "string" ? text : values["count"] === 1 ? text.one : text.other;
  return form.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** A number with one decimal, as the language of the texts writes it. */
export function decimalText(value: number, { decimalMark }: FeedbackTexts): string {
  return value.toFixed(1).replace(".", decimalMark);
}

function readLexicon(language: Language, { parts, isSpaced }: LanguageData): Lexicon {
  const compile = (alternatives: readonly string[]) => phrasePattern(alternatives.map(inserter(parts)), isSpaced);
  const phrases = compileWords("phrases", language, compile);
  const { allPlans } = phrases;
  return {
    ...compileWords("patterns", language, (words) => pattern(words)),
    phrases: { ...phrases, allPlans: global(allPlans) },
  };
}

function readCalendar(language: Language, { calendar, isSpaced }: LanguageData): Calendar {
  const months = calendar.months.split(" ");
  const weekdays = calendar.weekdays.split(" ");
  const insert = inserter({ MONTH: `(${months.join("|")})`, WEEKDAY: `(?:${weekdays.join("|")})` });
  const end = isSpaced ? "(?!\\p{L})" : "";
  const compile = (alternatives: readonly string[]) =>
    alternatives.length === 0 ? NEVER : phrasePattern([`(?:${alternatives.map(insert).join("|")})${end}`], isSpaced);
  const { spoken, numbered, dated, ...words } = compileWords("days", language, compile);
  return {
    ...words,
    ...{ spoken: global(spoken), numbered: global(numbered), dated: global(dated) },
    months,
    weekdays: weekdays.map((name) => compile([name])),
    ordinals: calendar.ordinals.split(" ").map((name) => new RegExp(`^(?:${name})$`)),
  };
}

/** Puts parts in their places, such as `<NUMBER>`. */
function inserter(parts: LanguageData["parts"]): (source: string) => string {
  const insert = (source: string): string =>
    source.replaceAll(/<([A-Z]+)>/g, (_, name: string) => insert(parts[name] ?? `<${name}>`));
  return insert;
}

function pattern(alternatives: readonly string[], flags = ""): RegExp {
  const source = alternatives.join("|");
  return new RegExp(source, source.includes("\\p{") ? `${flags}u` : flags);
}

function global({ source, flags }: RegExp): RegExp {
  return new RegExp(source, `${flags}g`);
}

/** Any of these: at the beginning of a word, where the script has words. */
function phrasePattern(phrases: readonly string[], isSpaced: boolean): RegExp {
  return isSpaced
    ? new RegExp(latin(`(?<![\\p{L}\\p{N}])(?:${phrases.join("|")})`))
    : new RegExp(phrases.join("|"), "u");
}

/** Letters and digits as classes of Latin script, inside a class and outside. */
function latin(source: string): string {
  return source
    .replace(/\[(?:\\.|[^\]\\])*\]/g, (set) => set.replaceAll("\\p{L}", LETTERS).replaceAll("\\p{N}", "0-9"))
    .replaceAll("\\p{L}", `[${LETTERS}]`);
}
