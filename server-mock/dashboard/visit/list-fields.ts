import { type Edge, readDay } from "../../../core/periods/read-moment.ts";
import { foldText } from "../../../core/text/fold.ts";
import { selectField, textField } from "../views/forms.ts";
import { type Content, type Html, html } from "../views/html.ts";
import { pager } from "../views/pager.ts";
import { PageError } from "./outcome.ts";
import type { MemberVisit, Visit } from "./visit.ts";

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

/** Either end of a day in the reader's zone, as the API compares times; undefined where none is set. */
export function dayField({ query, service, zone }: Visit, name: Edge): string | undefined {
  const text = query.text(name);
  if (text === "") return undefined;
  const day = readDay(text, name, { now: service.now(), timeZone: zone });
  if (!day) throw unreadable(text, "a day, such as 2026-11-09");
  return day.toISOString();
}

/** Title of a list: what it is narrowed to, and the page, tell it from the others that a browser has open. */
export function listTitle(
  title: string,
  narrowed: readonly (string | false | null | undefined)[],
  number: number,
): string {
  const parts = [...narrowed, number > 1 && `page ${number}`].filter((part) => part);
  return parts.length === 0 ? title : `${title}: ${parts.join(", ")}`;
}

function unreadable(text: string, expected: string): PageError {
  return new PageError(400, `The list cannot be narrowed by \`${text}\`: it is not ${expected}. Open the list again.`);
}

/** The filters of an address that are set, without the page. */
export function filtersOf({ query }: Visit, names: readonly string[]): URLSearchParams {
  const set = names.map((name): [string, string] => [name, query.text(name)]).filter(([, value]) => value !== "");
  return new URLSearchParams(set);
}

interface ListPage {
  /** Fields of the address that the other pages keep. */
  fields?: readonly string[];
  pageSize: number;
  /** Rows that were read for this page: one more than it shows says that there are others, where the list is not counted. */
  read: number;
  /** Rows of all pages, where they are counted. */
  total?: number;
}

/** Which rows of a list are shown, and the way to its other pages. Behind its end is an error: an empty list would say that nothing fits. */
export function pagesOf(visit: Visit, { fields = [], pageSize, read, total }: ListPage): Content {
  const page = pageNumber(visit);
  if (page > 1 && read === 0)
    throw new PageError(404, `This list has no page ${page}. Open the list from its beginning.`);
  const query = filtersOf(visit, fields);
  return pager({
    path: visit.path,
    query,
    page,
    pageSize,
    ...(total === undefined ? { hasMore: read > pageSize } : { total }),
  });
}

/** The form of a list's filters, which the address has then. */
export const filterForm = (
  { path }: Visit,
  fields: Content,
  button = html`<button class="button">Show</button>`,
): Html => html`<form class="filters" method="get" action="${path}" role="search">${fields}${button}</form>`;

/** The fields of the days between which a list is, as `dayField` reads them. */
export const dayFields = ({ query }: Visit): Html =>
  html`${textField({ name: "from", label: "From", type: "date", value: query.text("from") })}${textField({ name: "to", label: "To", type: "date", value: query.text("to") })}`;

/** A field for one of a few values, as `choiceOf` reads it. */
export function choiceField<Choice extends string>(
  { query }: Visit,
  {
    name,
    label,
    choices,
    any = "Any",
  }: { name: string; label: string; choices: Readonly<Record<Choice, string>>; any?: string },
): Html {
  const options = [["", any] as const, ...Object.entries<string>(choices)];
  return selectField({ name, label, value: query.text(name), options });
}

const NAMED_PAGE = 50;

interface NamedList<Row> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Fields of the address that the form keeps. */
  filters?: readonly string[];
  /** Field that has the part of a name. */
  field?: string;
}

/** A list by name: the page of it that the address asks for, a field for a part of a name, and the way to the other pages. */
export function namedPage<Row>(
  visit: MemberVisit,
  { rows, nameOf, filters = [], field = "name" }: NamedList<Row>,
): { shown: readonly Row[]; search: Content; pages: Content; number: number } {
  const name = visit.query.text(field);
  const number = pageNumber(visit);
  const found = rows.filter((row) => foldText(nameOf(row)).includes(foldText(name)));
  const kept = filtersOf(visit, filters);
  const form = filterForm(
    visit,
    html`${[...kept].map(([kind, value]) => html`<input type="hidden" name="${kind}" value="${value}">`)}${textField({ name: field, label: "Name has", value: name })}`,
  );
  const shown = found.slice((number - 1) * NAMED_PAGE, number * NAMED_PAGE);
  const list = { fields: [...filters, field], pageSize: NAMED_PAGE, read: shown.length, total: found.length };
  const pages = pagesOf(visit, list);
  return {
    shown,
    search: (rows.length > NAMED_PAGE || name !== "") && form,
    pages: found.length > NAMED_PAGE && pages,
    number,
  };
}
