import { UsageError } from "../errors/cli-error.ts";
import { readPath } from "../text/fields.ts";

/** Rejects fields that neither the items nor the known columns have, naming those that exist. */
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
