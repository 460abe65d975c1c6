import type { Organization, Row } from "./service/organization.ts";

/** Where a field is: the resource, then the names that lead to it; of arrays, every row. */
export type FieldPath = readonly [resource: keyof Organization, ...names: string[]];

/** What may be wrong with a field; `undefined` leaves it out. */
export const MUTATIONS: readonly (readonly [name: string, value: unknown])[] = [
  ["left out", undefined],
  ["null", null],
  ["an object", { x: { y: 1 } }],
  ["a number", 7],
  ["another text", "wrong"],
  ["a list", [null, 1, "x"]],
];

/** Every field of every object of the organization, nested ones included. */
export function everyField(organization: Organization): FieldPath[] {
  const resources = Object.keys(organization) as (keyof Organization)[];
  return resources.flatMap((resource) => {
    const value = organization[resource];
    const rows = Array.isArray(value) ? value : [value];
    const paths = new Map(rows.flatMap(pathsOf).map((path) => [path.join("."), path]));
    return [...paths.values()].map((path): FieldPath => [resource, ...path]);
  });
}

function pathsOf(row: Row): string[][] {
  return Object.entries(row).flatMap(([name, value]) => {
    const inner = (Array.isArray(value) ? value : [value]).filter(isRow).flatMap(pathsOf);
    return [[name], ...inner.map((path) => [name, ...path])];
  });
}

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** Changes the field of an object, or of the objects in it. */
export function changeField(row: Row, [name = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    if (value === undefined) delete row[name];
    else row[name] = value;
    return;
  }
  const inner = row[name];
  for (const each of Array.isArray(inner) ? inner : [inner]) if (isRow(each)) changeField(each, rest, value);
}
