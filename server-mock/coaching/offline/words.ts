import agenda from "./words/agenda.json";
import datedNextStep from "./words/dated-next-step.json";
import days from "./words/days.json";
import firstPrice from "./words/first-price.json";
import longestMonologue from "./words/longest-monologue.json";
import openQuestions from "./words/open-questions.json";
import patience from "./words/patience.json";
import promises from "./words/promises.json";
import recap from "./words/recap.json";
import talkRatio from "./words/talk-ratio.json";
import turnSwitches from "./words/turn-switches.json";
import turns from "./words/turns.json";

type Language = keyof (typeof agenda)["texts"];

/** Alternatives of a regular expression in every language, and what they mean. */
type WordList = Readonly<Record<Language, readonly string[]>> & { readonly means: string };

/** What a detector knows, or several share, in all languages. */
interface WordFile {
  patterns?: Readonly<Record<string, WordList>>;
  /** Whole turns of phrase: they begin where a word does. */
  phrases?: Readonly<Record<string, WordList>>;
  /** Phrases of a calendar. */
  days?: Readonly<Record<string, WordList>>;
  texts?: Readonly<Record<Language, object>>;
}

const FILES = [
  turns,
  agenda,
  openQuestions,
  talkRatio,
  longestMonologue,
  turnSwitches,
  patience,
  recap,
  firstPrice,
  datedNextStep,
  promises,
  days,
] as const satisfies readonly WordFile[];

type File = (typeof FILES)[number];
/** Names of the lists of a kind. */
export type NameOf<Kind extends Exclude<keyof WordFile, "texts">> = File extends infer One
  ? One extends Readonly<Record<Kind, infer Lists>>
    ? keyof Lists
    : never
  : never;
type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Sentences of the detectors. */
export type DetectorTexts = Merged<Extract<File, { texts: unknown }>["texts"]["en"]>;

const files: readonly WordFile[] = FILES;

/** The lists of a kind in one language, each compiled. */
export function compileWords<Kind extends Exclude<keyof WordFile, "texts">>(
  kind: Kind,
  language: Language,
  compile: (alternatives: readonly string[]) => RegExp,
): Readonly<Record<NameOf<Kind>, RegExp>> {
  const lists = files.flatMap((file) => Object.entries<WordList>(file[kind] ?? {}));
  const compiled = lists.map(([name, list]) => [name, compile(list[language])]);
  return Object.fromEntries(compiled) as Record<NameOf<Kind>, RegExp>;
}

export function detectorTexts(language: Language): DetectorTexts {
  return Object.assign({}, ...files.map(({ texts }) => texts?.[language])) as DetectorTexts;
}
