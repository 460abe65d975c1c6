import type { Random } from "./prng.ts";
import { rowsOf, sectionsOf } from "./text-sections.ts";

/** A made-up person. The forms in Latin letters serve email addresses and calls in other languages. */
export interface Person {
  name: string;
  given: string;
  family: string;
  givenLatin: string;
  familyLatin: string;
  isWoman: boolean;
  culture: string;
}

interface Word {
  native: string;
  latin: string;
}

interface NameTable {
  women: readonly Word[];
  men: readonly Word[];
  families: readonly Word[];
  /** How a full name is written; given name first by default. */
  order: string | undefined;
}

/** Names by culture; `native=Latin` where the script is not Latin. */
const tables = new Map<string, NameTable>(
  rowsOf(sectionsOf("world")("names")).map(([culture = "", women, men, families, order]) => [
    culture,
    { women: readWords(women), men: readWords(men), families: readWords(families), order },
  ]),
);

function readWords(cell = ""): Word[] {
  return cell.split(" ").map((entry) => {
    const [native = "", latin = native] = entry.split("=");
    return { native, latin };
  });
}

export function personOf(culture: string, random: Random): Person {
  const table = tables.get(culture);
  if (!table) throw new ReferenceError(`Expected a culture, got "${culture}"`);
  const isWoman = random.chance(0.5);
  const given = random.pick(isWoman ? table.women : table.men);
  const family = random.pick(table.families);
  return {
    name: fullName(table, given.native, family.native),
    given: given.native,
    family: family.native,
    givenLatin: given.latin,
    familyLatin: family.latin,
    isWoman,
    culture,
  };
}

function fullName({ order }: NameTable, given: string, family: string): string {
  if (order === "family-first-joined") return `${family}${given}`;
  return order === "family-first" ? `${family} ${given}` : `${given} ${family}`;
}

const latinLetters: Readonly<Record<string, string>> = {
  ø: "o",
  Ø: "O",
  æ: "ae",
  Æ: "Ae",
  å: "a",
  Å: "A",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ß: "ss",
  œ: "oe",
  þ: "th",
  Þ: "Th",
  ı: "i",
  İ: "I",
};

/** Letters of a Latin name without accents, as they would stand in an email address. */
export function withoutAccents(text: string): string {
  const replaced = Array.from(text, (letter) => latinLetters[letter] ?? letter).join("");
  return replaced.normalize("NFD").replace(/\p{M}/gu, "");
}

/** `ana.ruiz` for Ana Ruiz. */
export function mailboxOf(given: string, family: string): string {
  const word = (text: string) =>
    withoutAccents(text)
      .toLowerCase()
      .replace(/[^a-z]/g, "");
  return `${word(given)}.${word(family)}`;
}
