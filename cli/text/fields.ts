/** The value at a dotted path, `undefined` where the path ends early. */
export function readPath(item: unknown, path: string): unknown {
  let value = item;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** An object with only the chosen fields, dotted paths as keys. */
export const pickFields = (item: unknown, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, readPath(item, field) ?? null]));
