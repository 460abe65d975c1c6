import { countText } from "../../core/words/count-text.ts";
import { clockText } from "../../core/words/duration-text.ts";
import type { User } from "../records/resources.ts";
import type { Recognized } from "../team/import/formats/recognize-json.ts";
import { suggestionText } from "../team/import/owner-finder.ts";
import type { ImportRow } from "../team/import/read-rows.ts";
import { UserMatcher } from "../team/import/user-matcher.ts";

interface Person {
  name: string;
  email?: string;
  is_internal?: boolean;
}

/** Describes a file before anything is stored: its format, who is who and why, and what is estimated. */
export function explainLines(
  { format, reason }: Pick<Recognized, "format" | "reason">,
  rows: readonly ImportRow[],
  users: readonly User[],
): string[] {
  const matcher = new UserMatcher(users);
  return [
    `Format: ${format}, since ${reason}. ${countText(rows.length, "call")}.`,
    ...rows.flatMap((row) => callLines(row, matcher)),
    "Nothing was stored. Import it without --explain.",
  ];
}

function callLines({ value, notes = [], isStartAssumed }: ImportRow, matcher: UserMatcher): string[] {
  const people = value["participants"] as readonly Person[];
  const transcript = String(value["transcript"] ?? "").split("\n");
  const start = isStartAssumed ? "unknown: set --started-at" : String(value["started_at"]);
  return [
    `${value["title"]}`,
    `  start         ${start}`,
    `  length        ${clockText(Number(value["duration_seconds"]))}, ${countText(transcript.length, "turn")}`,
    ...people.map((person) => `  ${person.name.padEnd(13)} ${whoText(person, matcher)}`),
    ...notes.map((note) => `  note          ${note}`),
  ];
}

function whoText(person: Person, matcher: UserMatcher): string {
  const found = matcher.find(person);
  if (found)
    return `is ${found.user.name} (${found.user.email}), by ${found.reason === "email" ? "address" : "whole name"}`;
  if (person.is_internal) return "is on your side, as the file or somebody says, and no user";
  const suggested = person.email === undefined ? matcher.suggest(person.name) : undefined;
  if (!suggested) return "is no user: on the other side, unless --who says who it is";
  const users = suggested.users.map(({ name, email }) => ({ name, email }));
  return `is not decided: ${suggestionText({ name: person.name, users, reason: suggested.reason })}. If so: --who "${person.name}=${users[0]?.email}"`;
}
