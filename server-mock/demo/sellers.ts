import type { Language } from "./companies.ts";
import { type Ability, type Dimension, dimensions } from "./skill.ts";
import { rowsOf, sectionsOf } from "./text-sections.ts";
import type { Role } from "./types.ts";

/** Somebody who works for an organization that uses the service. */
export interface Seller {
  name: string;
  /** How others say the name in a call: in English, and in Japanese where it differs. */
  spoken: string;
  spokenJapanese: string;
  mailbox: string;
  role: Role;
  isActive: boolean;
  title: string;
  /** Who calls strangers, who owns accounts, who only joins now and then, who sells nothing. */
  job: "prospecting" | "selling" | "managing" | "operations";
  languages: readonly Language[];
  ability: Ability;
}

/** The people of an organization, in the order of their ids. */
export function sellersOf(section: string): readonly Seller[] {
  return rowsOf(sectionsOf("world")(`sellers ${section}`)).map(readSeller);
}

/** Cells: name, spoken (English/Japanese), mailbox, title, role (left), job, languages, ability, strong, weak. */
function readSeller(row: readonly string[]): Seller {
  const [
    name = "",
    said = "",
    mailbox = "",
    title = "",
    standing = "",
    job,
    languages = "",
    ability = "",
    ...leanings
  ] = row;
  const [spoken = "", spokenJapanese = spoken] = said.split("/");
  const [role, left] = standing.split(" ");
  const [base = 0, growthPerYear = 0, lastQuarter = 0] = ability.split(" ").map(Number);
  const [strong = [], weak = []] = leanings.map(readDimensions);
  return {
    name,
    spoken,
    spokenJapanese,
    mailbox,
    title,
    role: role as Role,
    isActive: left === undefined,
    job: job as Seller["job"],
    languages: languages.split(" ") as Language[],
    ability: { base, growthPerYear, lastQuarter, strong, weak },
  };
}

function readDimensions(cell: string): Dimension[] {
  const words = cell.split(" ");
  return dimensions.filter((dimension) => words.includes(dimension));
}
