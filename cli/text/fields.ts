import { UsageError } from "../errors/cli-error.ts";

/** The value at a dotted path, `undefined` where the path ends early. */
export function readPath(item: unknown, path: string): unknown {
  let value = item;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** Splits `--fields id,scenario.name`; an empty name is refused. */
export function parseFields(list: string): string[] {
  const fields = list.split(",").map((field) => field.trim());
  if (fields.includes("")) throw new UsageError("Expected --fields to be names with commas between them.");
  return [...new Set(fields)];
}

/** Refuses fields that neither the items nor the known columns have, naming those that exist. */
export function checkFields(fields: readonly string[], items: readonly unknown[], known: readonly string[]): void {
  if (items.length === 0) return;
  const unknown = fields.filter(
    (field) => !known.includes(field) && items.every((item) => readPath(item, field) === undefined),
  );
  if (unknown.length === 0) return;
  const available = [...new Set([...items.flatMap((item) => Object.keys(Object(item))), ...known])];
  throw new UsageError(
    `There is no field ${unknown.map((field) => `\`${field}\``).join(", ")}.`,
    `Fields: ${available.join(", ")}`,
  );
}

/** An object with only the chosen fields, dotted paths as keys. */
export const pickFields = (item: unknown, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, readPath(item, field) ?? null]));
