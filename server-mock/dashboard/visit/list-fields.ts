import { isUuid } from "../../../core/ids/uuid.ts";
import { type Edge, readDay } from "../../../core/periods/read-moment.ts";
import { PageError } from "./page-error.ts";
import type { Visit } from "./visit.ts";

/** The page of a list that the address names; the first by default. */
export function pageNumber({ query }: Visit): number {
  const text = query.text("page") || "1";
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new PageError(400, "The page of a list is a whole number, 1 or more. Open the list from its beginning.");
}

/** One of a few values; undefined where none is set. Anything else is an error: a list that is not narrowed looks like one that is. */
export function choiceOf<Choice extends string>(
  { query }: Visit,
  name: string,
  choices: Readonly<Record<Choice, unknown>>,
): Choice | undefined {
  const text = query.text(name);
  if (text === "") return undefined;
  if (Object.hasOwn(choices, text)) return text as Choice;
  throw unreadable(text, `one of ${Object.keys(choices).join(", ")}`);
}

/** An ID in lower case; undefined where none is set. */
export function idField({ query }: Visit, name: string): string | undefined {
  const text = query.text(name).toLowerCase();
  if (text === "" || isUuid(text)) return text || undefined;
  throw unreadable(text, "an ID");
}

/** Either end of a day in the reader's zone, as the API compares times; undefined where none is set. */
export function dayField({ query, service, zone }: Visit, name: Edge): string | undefined {
  const text = query.text(name);
  if (text === "") return undefined;
  const day = readDay(text, name, { now: service.now(), timeZone: zone });
  if (!day) throw unreadable(text, "a day, such as 2026-11-09");
  return day.toISOString();
}

function unreadable(text: string, expected: string): PageError {
  return new PageError(400, `The list cannot be narrowed by \`${text}\`: it is not ${expected}. Open the list again.`);
}

/** The filters of an address that are set, without the page. */
export function filtersOf({ query }: Visit, names: readonly string[]): URLSearchParams {
  const set = names.map((name): [string, string] => [name, query.text(name)]).filter(([, value]) => value !== "");
  return new URLSearchParams(set);
}
