import { isRecord } from "../is-record.ts";
import { fieldOf, OTHER_NAMES } from "./fields.ts";
import { normalizeRecord } from "./values.ts";

type Row = Record<string, unknown>;

const WRAPPERS = ["data", "result", "response", "payload", "_embedded"];
const ROWS = ["items", "results", "records", "rows", "list", "content", "values"];
const DEEPEST = 4;

/**
 * Finds the rows of a list's body and normalizes each: an array, bare or in an envelope, under the resource's name or a
 * usual one. Undefined when there is none.
 */
export function readRows(body: unknown, path: string): unknown[] | undefined {
  return findRows(body, resourceNames(path), 0)?.map((row) => normalizeItem(row, path));
}

/** Finds the object in a body and normalizes it: in the envelope, bare, or under the resource's name. */
export function readItem(body: unknown, path: string): Row | undefined {
  const item = findItem(body, resourceNames(path), 0);
  return item && (normalizeItem(item, path) as Row);
}

/** The members of an envelope under snake-case names; the envelope itself where they already have them. */
export function members(record: Row): Row {
  for (const name in record) {
    if (fieldOf(name).name !== name)
      return Object.fromEntries(Object.entries(record).map(([given, value]) => [fieldOf(given).name, value]));
  }
  return record;
}

function findRows(value: unknown, names: readonly string[], depth: number): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value) || depth > DEEPEST) return undefined;
  const known = members(value);
  const inside = (name: string) => (Array.isArray(known[name]) ? (known[name] as unknown[]) : undefined);
  const rows = firstOf(names, inside) ?? firstOf(ROWS, inside);
  return rows ?? firstOf(WRAPPERS, (name) => findRows(known[name], names, depth + 1));
}

function findItem(value: unknown, names: readonly string[], depth: number): Row | undefined {
  if (!isRecord(value) || depth > DEEPEST) return undefined;
  const known = members(value);
  const fields = Object.keys(known).filter((name) => fieldOf(name).kind);
  if (fields.length > 1 || known["id"] !== undefined) return value;
  const inner = firstOf([...WRAPPERS, ...names], (name) => findItem(known[name], names, depth + 1));
  return inner ?? (depth > 0 || fields.length > 0 ? value : undefined);
}

function firstOf<T>(names: readonly string[], find: (name: string) => T | undefined): T | undefined {
  for (const name of names) {
    const found = find(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

const namesByPath = new Map<string, readonly string[]>();

// `/api/v1/meetings/{id}/report`: report, reports, meeting, meetings. Memoized, as there are few paths.
function resourceNames(path: string): readonly string[] {
  const known = namesByPath.get(path);
  if (known) return known;
  const parts = path.split("/").filter((part) => /^[a-z]{4,}$/.test(part));
  const names = parts.reverse().flatMap((part) => [part.replace(/s$/, ""), part, `${part}s`]);
  namesByPath.set(path, names);
  return names;
}

function normalizeItem(given: unknown, path: string): unknown {
  if (!isRecord(given)) return given;
  const { attributes } = given;
  // JSON:API.
  const item = normalizeRecord(isRecord(attributes) ? flatten(given, attributes) : given);
  for (const name in item) if (fieldOf(name).isOther) return renameOthers(item, path);
  return item;
}

const flatten = ({ attributes: _, ...rest }: Row, attributes: Row): Row => ({ ...rest, ...attributes });

function renameOthers(item: Row, path: string): Row {
  for (const [other, [name, where]] of OTHER_NAMES) {
    if (!(other in item) || name in item || !where.test(path)) continue;
    Object.assign(item, normalizeRecord({ [name]: item[other] }));
    delete item[other];
  }
  return item;
}
