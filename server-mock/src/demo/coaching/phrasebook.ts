import type { Random } from "../prng.ts";
import { compilePhrase, type Phrase, type Slots, speak } from "../script/spintax.ts";
import type { Dimension } from "../skill.ts";
import * as englishTables from "./feedback-en.ts";
import * as japaneseTables from "./feedback-ja.ts";

/** What a coach says, in one language. */
export interface Phrasebook {
  criterion: PhraseTable;
  overall: PhraseTable;
  oneLiners: PhraseTable;
  dimensionNames: Readonly<Record<Dimension, string>>;
  /** Between two sentences. */
  space: string;
}

/** Texts by key; a key is one to three words, as `opening strong direct`. */
type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;

const phrasebooks = new Map<"en" | "ja", Phrasebook>();

export function phrasebookOf(language: "en" | "ja"): Phrasebook {
  const known = phrasebooks.get(language);
  if (known) return known;
  const tables = language === "en" ? englishTables : japaneseTables;
  const phrasebook: Phrasebook = {
    criterion: readTable(tables.criterionFeedback),
    overall: readTable(tables.overallFeedback),
    oneLiners: readTable(tables.oneLiners),
    dimensionNames: tables.dimensionNames,
    space: language === "en" ? " " : "",
  };
  phrasebooks.set(language, phrasebook);
  return phrasebook;
}

function readTable(text: string): PhraseTable {
  const table = new Map<string, Phrase[]>();
  for (const row of text.split("\n").filter((line) => line !== "")) {
    const [key = "", ...rest] = row.split(": ");
    table.set(key, [...(table.get(key) ?? []), compilePhrase(rest.join(": "))]);
  }
  return table;
}

export interface Wording {
  table: PhraseTable;
  /** The key, and what to say instead when there is no text for its last word. */
  key: readonly [...subject: string[], tone: string];
  slots: Slots;
  random: Random;
}

/** One of the texts for a key; texts for `any` serve every tone. */
export function say({ table, key, slots, random }: Wording): string {
  const phrases = table.get(key.join(" ")) ?? table.get([...key.slice(0, -1), "any"].join(" "));
  if (!phrases) throw new ReferenceError(`Expected a text for "${key.join(" ")}", got none`);
  return speak(random.pick(phrases), slots, random);
}
