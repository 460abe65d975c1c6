import { isRecord } from "../is-record.ts";
import { type FieldKind, fieldOf } from "./fields.ts";

/**
 * Fast path: the rows of a body that is exactly as documented, as nearly all are. Nothing has to be found, renamed or converted, and no
 * number is beyond double precision. Undefined for any other body.
 */
export function readDocumentedRows(body: unknown): unknown[] | undefined {
  if (!isRecord(body) || !Array.isArray(body["data"])) return undefined;
  // A second array could be the rows as well.
  for (const name in body) if (name !== "data" && Array.isArray(body[name])) return undefined;
  const rows: unknown[] = body["data"];
  for (const row of rows) if (!isRecord(row) || !isDocumented(row, 0)) return undefined;
  return rows;
}

const DEEPEST = 3;

/** Whether an object has its known fields under their own names, with values of the right kind; unknown fields may hold anything but objects. */
function isDocumented(record: Record<string, unknown>, depth: number): boolean {
  for (const given in record) {
    const { name, kind, isOther } = fieldOf(given);
    if (name !== given || (isOther && depth === 0) || !isOfKind(record[given], kind, depth)) return false;
  }
  return true;
}

function isOfKind(value: unknown, kind: FieldKind | undefined, depth: number): boolean {
  switch (typeof value) {
    case "string":
      return kind === undefined || kind === "text" || kind === "id" || (kind === "time" && value.endsWith("Z"));
    case "number":
      return kind === "number" || (kind === undefined && Math.abs(value) < 1e15);
    case "boolean":
      return kind === undefined || kind === "flag";
    default:
      return value === null || (depth < DEEPEST && isNested(value, kind, depth + 1));
  }
}

function isNested(value: unknown, kind: FieldKind | undefined, depth: number): boolean {
  if (kind === "record") return isRecord(value) && isDocumented(value, depth);
  if (!Array.isArray(value)) return false;
  if (kind === "texts") return value.every((text) => typeof text === "string");
  return kind === "rows" && value.every((row) => isRecord(row) && isDocumented(row, depth));
}
