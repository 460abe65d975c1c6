import { isRecord } from "../formats/is-record.ts";

type Row = Record<string, unknown>;

/** Form of a list's response before the SDK normalizes it: names and shapes, never values. */
export interface Dialect {
  /** Differences from the spec, as phrases; empty without any. */
  differences: string[];
  /** Whether lists of more than one page cannot be read, because they use cursors or count from 0. */
  onlyFirstPage: boolean;
}

/** Describes the dialect of a list's raw body. */
export function describeDialect(body: unknown): Dialect {
  const place = findRows(body, []);
  const first = place?.rows.find(isRecord);
  const item = isRecord(first?.["attributes"]) ? { ...first, ...first["attributes"] } : first;
  const paging = isRecord(body) ? describePaging(body) : { differences: ["no pagination data"], onlyFirstPage: false };
  return {
    differences: [...describePlace(place), ...paging.differences, ...(item ? describeItem(item) : [])],
    onlyFirstPage: paging.onlyFirstPage,
  };
}

interface Place {
  path: readonly string[];
  rows: unknown[];
}

function findRows(value: unknown, path: readonly string[]): Place | undefined {
  if (Array.isArray(value)) return { path, rows: value };
  if (!isRecord(value) || path.length > 3) return undefined;
  const places = Object.entries(value).map(([name, member]) => findRows(member, [...path, name]));
  const found = places.filter((place) => place !== undefined);
  return found.find(({ rows }) => rows.length > 0) ?? found[0];
}

function describePlace(place: Place | undefined): string[] {
  if (!place) return ["no rows were found"];
  if (place.path.length === 0) return ["bare arrays, no envelope"];
  return place.path.join(".") === "data" ? [] : [`rows in \`${place.path.join(".")}\``];
}

const COUNTED =
  /^(page|current_page|page_number|number|total|total_(count|items|elements|pages)|last_page|page_count|pages|count|offset)$/;
const SIZE = /^(limit|per_page|page_size|size|has_(more|next|next_page)|next)$/;
const SPEC_META = new Set(["page", "limit", "total", "total_pages", "has_more"]);
const CURSOR = /cursor|token$|^after$/;

function describePaging(body: Row): Dialect {
  const found = membersOf(body, []).filter(({ name }) => [COUNTED, SIZE, CURSOR].some((one) => one.test(name)));
  const cursor = found.find(({ name }) => CURSOR.test(name));
  if (cursor && !found.some(({ name }) => COUNTED.test(name)))
    return { differences: [`pages by a cursor (\`${cursor.given}\`)`], onlyFirstPage: true };
  if (found.length === 0) return { differences: ["no pagination data"], onlyFirstPage: false };
  const asSpecified = found.every(({ path, given }) => path === "meta" && SPEC_META.has(given));
  const names = found.map(({ path, given }) => (path ? `${path}.${given}` : given));
  const fromZero = found.some(
    ({ name, value }) => /^(page|current_page|page_number|number)$/.test(name) && value === 0,
  );
  const inText = found.some(({ value }) => typeof value === "string" && /^\d+$/.test(value));
  return {
    differences: [
      ...(asSpecified ? [] : [`pagination in ${names.map((name) => `\`${name}\``).join(", ")}`]),
      ...(inText ? ["pagination numbers in strings"] : []),
      ...(fromZero ? ["pages counted from 0"] : []),
    ],
    onlyFirstPage: fromZero,
  };
}

interface Member {
  path: string;
  given: string;
  name: string;
  value: unknown;
}

function membersOf(value: Row, path: readonly string[]): Member[] {
  return Object.entries(value).flatMap(([given, member]) => {
    if (isRecord(member)) return path.length > 2 ? [] : membersOf(member, [...path, given]);
    return Array.isArray(member) ? [] : [{ path: path.join("."), given, name: toSnakeCase(given), value: member }];
  });
}

function describeItem(item: Row): string[] {
  const fields = Object.entries(item).map(([given, value]) => ({ given, name: toSnakeCase(given), value }));
  const some = (pattern: RegExp, holds: (value: unknown) => boolean): boolean =>
    fields.some(({ name, value }) => pattern.test(name) && holds(value));
  const isNumber = (value: unknown): boolean => typeof value === "number";
  const isText = (value: unknown): boolean => typeof value === "string";
  return [
    ...(fields.some(({ given }) => /[a-z][A-Z]/.test(given)) ? ["camelCase names"] : []),
    ...(fields.some(({ given }) => given.includes("-")) ? ["kebab-case names"] : []),
    ...(some(/^(_?id|\w+_id)$/, isNumber) ? ["ids are numbers"] : []),
    ...(some(/(score|_count|_seconds)$/, isText) ? ["numbers in strings"] : []),
    ...(some(/_at$/, isNumber) ? ["times are numbers"] : []),
    ...(some(/_at$/, (value) => isText(value) && !/(Z|[+-]\d\d:?\d\d)$/.test(String(value)))
      ? ["times without a zone"]
      : []),
  ];
}

const toSnakeCase = (name: string): string => name.replace(/-|([a-z\d])(?=[A-Z])/g, "$1_").toLowerCase();
