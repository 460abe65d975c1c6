import { findIds, isIdPrefix } from "../ids/short-id.ts";
import { matchNames } from "./match-names.ts";
import { nameKey, type Person } from "./person.ts";

/** Kind of match that identified a person; a part of a name never does. */
export type MatchReason = "id" | "email" | "name";

/** Result of looking a person up. */
export type PersonMatch<Found extends Person> =
  | { kind: "one"; person: Found; reason: MatchReason }
  | { kind: "several"; people: readonly Found[]; reason: MatchReason }
  | { kind: "none"; suggestions: readonly Found[]; reason: "part of the name" | "similar name" | undefined };

/** Labels of people: `Ana Ruiz (a1111111)`, `Ana Ruiz (ana@acme.example, a1111111)`. */
const LABELED = /^(.*\S)\s+(?:\((?:[^()\s]+,\s*)?([^()\s]+)\)|([^()\s]+))$/;

/**
 * Finds a person by id or its prefix, e-mail address or full name, or by a label that combines them. A partial or misspelled
 * name only yields suggestions.
 */
export function findPerson<Found extends Person>(written: string, people: readonly Found[]): PersonMatch<Found> {
  const text = written.trim();
  const [, name = "", inner, last = ""] = LABELED.exec(text) ?? [];
  const key = inner ?? last;
  const labeled = key === "" ? undefined : byKey(key, people);
  if (labeled?.kind === "one" && nameKey(labeled.person.name ?? "") === nameKey(name)) return labeled;
  const known = byKey(text, people);
  if (known?.kind === "one" || known?.reason === "email") return known;
  const wanted = nameKey(text);
  const named = people.filter(
    (person) => person.name !== undefined && wanted !== "" && nameKey(person.name) === wanted,
  );
  return decide(named, "name") ?? known ?? suggest(text, people);
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

function suggest<Found extends Person>(text: string, people: readonly Found[]): PersonMatch<Found> {
  const named = people.filter(({ name }) => name !== undefined);
  const match = matchNames(text, named, ({ name = "" }) => name);
  if (match.kind === "one") return { kind: "none", suggestions: [match.item], reason: "part of the name" };
  if (match.kind === "several") return { kind: "none", suggestions: match.candidates, reason: "part of the name" };
  if (match.similar) return { kind: "none", suggestions: [match.similar], reason: "similar name" };
  return { kind: "none", suggestions: [], reason: undefined };
}
