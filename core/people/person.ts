import { shortenId } from "../ids/short-id.ts";
import { wordsOf } from "../text/words.ts";
import { bareName } from "../transcript/speaker-names.ts";

/** A person of the own team. */
export interface Person {
  id: string;
  /** Undefined if nothing read so far names the person. */
  name?: string | undefined;
  /** Undefined if no meeting has an address with the name (assumed: participants have one). */
  email?: string | undefined;
}

/** Key shared by all spellings of a name: ignores case, diacritics, hyphens, apostrophes and direction marks. */
export const nameKey = (name: string): string => wordsOf(name).join(" ");

/** Keys of all ways to write a name: `Ruiz, Ana` and `Ana Ruiz (she/her) | Acme` are Ana Ruiz. */
export function nameKeys(name: string): string[] {
  return [...new Set([name, bareName(name)].flatMap((each) => [nameKey(each), nameKey(givenNameFirst(each))]))];
}

/** Puts the given name first: `Ruiz, Ana` becomes `Ana Ruiz`. */
export const givenNameFirst = (name: string): string => name.trim().replace(/^([^,]+),\s*([^,]+)$/, "$2 $1");

/** A person with everything that distinguishes namesakes: `Ana Ruiz (ana@acme.example, a1111111)`. */
export const personText = ({ id, name, email }: Person, ids: Iterable<string> = []): string =>
  `${name ?? "(no name)"} (${[email, shortenId(id, ids)].filter(Boolean).join(", ")})`;

/** Items with a name as it is written; else those whose names differ only in what `keyOf` ignores. */
export function itemsNamed<Item>(
  written: string,
  items: readonly Item[],
  namesOf: (item: Item) => string[],
  keyOf: (name: string) => string = nameKey,
): Item[] {
  const exact = items.filter((item) => namesOf(item).includes(written));
  const key = keyOf(written);
  // Names without a letter or a digit all have the empty key.
  return exact.length > 0 || key === ""
    ? exact
    : items.filter((item) => namesOf(item).some((name) => keyOf(name) === key));
}

/** Groups named people by {@link nameKey}. */
export function peopleByName<Found extends Person>(people: readonly Found[]): Map<string, Found[]> {
  const byName = new Map<string, Found[]>();
  for (const person of people) {
    if (person.name === undefined) continue;
    const key = nameKey(person.name);
    byName.set(key, [...(byName.get(key) ?? []), person]);
  }
  return byName;
}

/**
 * Creates a function that labels people by id: the name, for namesakes as `Ana Ruiz (a1111111)`; `undefined` if the name is
 * unknown.
 */
export function labelPeople(given: readonly Person[]): (id: string) => string | undefined {
  // A person in two lists is no namesake.
  const people = [...new Map(given.map((person) => [person.id, person])).values()];
  const byName = peopleByName(people);
  const ids = people.map(({ id }) => id);
  const labels = new Map<string, string>();
  for (const namesakes of byName.values())
    for (const { id, name = "" } of namesakes)
      labels.set(id, namesakes.length === 1 ? name : `${name} (${shortenId(id, ids)})`);
  return (id) => labels.get(id);
}
