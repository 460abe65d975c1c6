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

/** One of a few values; undefined for anything else, which narrows nothing. */
export function choiceOf<Choice extends string>(
  { query }: Visit,
  name: string,
  choices: Readonly<Record<Choice, unknown>>,
): Choice | undefined {
  const text = query.text(name);
  return Object.hasOwn(choices, text) ? (text as Choice) : undefined;
}

/** An ID in lower case; undefined for anything else. */
export function idField({ query }: Visit, name: string): string | undefined {
  const text = query.text(name).toLowerCase();
  return isUuid(text) ? text : undefined;
}

/** Either end of a day in the reader's zone, as the API compares times; undefined for anything else. */
export function dayField({ query, service, zone }: Visit, name: Edge): string | undefined {
  return readDay(query.text(name), name, { now: service.now(), timeZone: zone })?.toISOString();
}

/** The filters of an address that are set, without the page. */
export function filtersOf({ query }: Visit, names: readonly string[]): URLSearchParams {
  const set = names.map((name): [string, string] => [name, query.text(name)]).filter(([, value]) => value !== "");
  return new URLSearchParams(set);
}
