import { shortenId } from "../ids/short-id.ts";
import { wordsOf } from "../text/words.ts";
import { bareName } from "../transcript/speaker-names.ts";

/** Somebody of the own team. */
export interface Person {
  id: string;
  /** Undefined where nothing read so far names the person. */
  name?: string | undefined;
  /** Undefined where no meeting gives an address beside the name (assumed: participants have one). */
  email?: string | undefined;
}

/** Key shared by all spellings of a name: without case, diacritics, hyphens, apostrophes and marks of direction. */
export const nameKey = (name: string): string => wordsOf(name.replace(/\p{Cf}/gu, "")).join(" ");

/** Keys of everything that a name may be written as: `Ruiz, Ana` and `Ana Ruiz (she/her) | Acme` are Ana Ruiz. */
export function nameKeys(name: string): string[] {
  return [...new Set([name, bareName(name)].flatMap((each) => [nameKey(each), nameKey(givenNameFirst(each))]))];
}

/** Given name first: `Ruiz, Ana` as `Ana Ruiz`. */
export function givenNameFirst(name: string): string {
  const [, family, given] = /^([^,]+),\s*([^,]+)$/.exec(name.trim()) ?? [];
  return family === undefined || given === undefined ? name : `${given} ${family}`;
}

/** A person with all that tells namesakes apart: `Ana Ruiz (ana@acme.example, a1111111)`. */
export const personText = ({ id, name, email }: Person, ids: Iterable<string> = []): string =>
  `${name ?? "(no name)"} (${[email, shortenId(id, ids)].filter(Boolean).join(", ")})`;

/** People with a name, by {@link nameKey}. */
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
 * Creates a function that shows people by id: by name, namesakes as `Ana Ruiz (a1111111)` so that neither is taken for the other;
 * `undefined` where the name is unknown.
 */
export function labelPeople(given: readonly Person[]): (id: string) => string | undefined {
  // Somebody who is in two lists is nobody's namesake.
  const people = [...new Map(given.map((person) => [person.id, person])).values()];
  const byName = peopleByName(people);
  const ids = people.map(({ id }) => id);
  const labels = new Map<string, string>();
  for (const namesakes of byName.values())
    for (const { id, name = "" } of namesakes)
      labels.set(id, namesakes.length === 1 ? name : `${name} (${shortenId(id, ids)})`);
  return (id) => labels.get(id);
}
