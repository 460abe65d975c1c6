import { findIds, isIdPrefix } from "../ids/short-id.ts";
import { nameKey, type Person } from "./person.ts";
import { type Suggestions, suggestNames } from "./suggest-names.ts";

/** Kind of match that identified a person; a part of a name never does. */
export type MatchReason = "id" | "email" | "name";

/** Result of looking a person up. */
export type PersonMatch<Found extends Person> =
  | { kind: "one"; person: Found; reason: MatchReason }
  | { kind: "several"; people: readonly Found[]; reason: MatchReason }
  | ({ kind: "none" } & Suggestions<Found>);

/** Labels of people: `Ana Ruiz (a1111111)`, `Ana Ruiz (ana@acme.example, a1111111)`. */
const LABELED = /^(.*\S)\s+(?:\((?:[^()\s]+,\s*)?([^()\s]+)\)|([^()\s]+))$/;

/**
 * Finds a person by id or its prefix, e-mail address or full name, or by a label that combines them. A partial or misspelled
 * name only yields suggestions.
 */
export function findPerson<Found extends Person>(written: string, people: readonly Found[]): PersonMatch<Found> {
  const text = written.trim();
  const [, name = "", inner, last = ""] = LABELED.exec(text) ?? [];
  const labeled = byKey(inner ?? last, people);
  if (labeled?.kind === "one" && nameKey(labeled.person.name ?? "") === nameKey(name)) return labeled;
  const known = byKey(text, people);
  if (known?.kind === "one" || known?.reason === "email") return known;
  const wanted = nameKey(text);
  const named = people.filter(({ name }) => name !== undefined);
  const whole = named.filter(({ name = "" }) => wanted !== "" && nameKey(name) === wanted);
  return decide(whole, "name") ?? known ?? { kind: "none", ...suggestNames(text, named, ({ name = "" }) => name) };
}

function byKey<Found extends Person>(key: string, people: readonly Found[]): PersonMatch<Found> | undefined {
  const email = key.toLowerCase();
  const byEmail = decide(
    people.filter((person) => person.email?.toLowerCase() === email),
    "email",
  );
  if (byEmail) return byEmail;
  const ids = new Set(
    findIds(
      key,
      people.map(({ id }) => id),
    ),
  );
  const byId = people.filter(({ id }) => ids.has(id) && (id.length === key.length || isIdPrefix(key)));
  return decide(byId, "id");
}

function decide<Found extends Person>(people: readonly Found[], reason: MatchReason): PersonMatch<Found> | undefined {
  const [person, ...more] = people;
  if (person === undefined) return undefined;
  return more.length === 0 ? { kind: "one", person, reason } : { kind: "several", people, reason };
}
