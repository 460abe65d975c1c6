import type { Random } from "../prng.ts";
import { compilePhrase, type Phrase, type Slots, speak } from "../script/spintax.ts";
import type { Dimension } from "../skill.ts";
import { sectionsOf } from "../text-sections.ts";

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
  const section = sectionsOf(language);
  const phrasebook: Phrasebook = {
    criterion: readTable(section("criterion feedback")),
    overall: readTable(section("overall feedback")),
    oneLiners: readTable(section("one-liners")),
    dimensionNames: readNames(section("dimension names")),
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

function readNames(text: string): Record<Dimension, string> {
  const rows = text.split("\n").filter((row) => row !== "");
  return Object.fromEntries(rows.map((row) => row.split(": "))) as Record<Dimension, string>;
}
