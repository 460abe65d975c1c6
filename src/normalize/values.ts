import { isRecord } from "../is-record.ts";
import { type FieldKind, fieldOf } from "./fields.ts";

type Row = Record<string, unknown>;

/** The API's objects nest three deep; anything deeper is not the API's. */
const DEEPEST = 4;

/**
 * Normalizes an object to the spec's shape: names in snake case, each known field converted to its kind, or null where that fails. No text
 * is lost: a transcript in segments becomes lines. Unknown fields are kept. Changes the object in place unless a field has to be renamed.
 */
export function normalizeRecord(record: Row, depth = 0): Row {
  let isRenamed = false;
  for (const given in record) {
    const { name, kind } = fieldOf(given);
    isRenamed ||= name !== given;
    const value = record[given];
    if (kind && value !== null) record[given] = depth > DEEPEST ? null : READERS[kind](value, name, depth + 1);
  }
  return isRenamed ? rename(record) : record;
}

// A field present in both spellings keeps both.
const rename = (record: Row): Row =>
  Object.fromEntries(
    Object.entries(record).map(([given, value]) => {
      const { name } = fieldOf(given);
      return [name in record ? given : name, value];
    }),
  );

const READERS: Readonly<Record<FieldKind, (value: unknown, name: string, depth: number) => unknown>> = {
  id: readId,
  text: toText,
  number: readNumber,
  flag: readFlag,
  time: readTime,
  texts: (value) => (Array.isArray(value) ? value : [value]).map(toText),
  rows: readRows,
  record: (value, _, depth) =>
    isRecord(value) ? normalizeRecord(value, depth) : isScalar(value) ? { name: String(value) } : null,
};

const isScalar = (value: unknown): boolean => typeof value === "string" || typeof value === "number";

/** Identifiers are text, whatever JSON type they come as. */
function readId(value: unknown): string | null {
  const id = isRecord(value) ? (value["id"] ?? value["$oid"]) : value;
  return isScalar(id) ? String(id) : null;
}

// Anchored to a name ending in `id`: trying every digit would take longer than parsing the body.
const LONG_ID = /d":\s*\d{16}/i;

/** Quotes identifiers with more digits than a number can hold, which parsing would change. */
export const quoteLongIds = (json: string): string =>
  LONG_ID.test(json) ? json.replace(/("\w*id":\s*)(\d{16,})(?=\s*[,}])/gi, '$1"$2"') : json;

/** Reads a flag, also one as 0 and 1 or in a string. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  const text = String(value);
  return /^(true|1)$/.test(text) ? true : /^(false|0)$/.test(text) ? false : null;
}

/** Reads a number, also one in a string. */
export function readNumber(value: unknown): number | null {
  if (typeof value === "string" && /^\s*-?\d+(\.\d+)?\s*$/.test(value)) return Number(value);
  return typeof value === "number" ? value : null;
}

const ZONELESS = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/;

/** ISO 8601: a time without a zone is UTC (assumed), a number is seconds or milliseconds since 1970. */
function readTime(value: unknown): string | null {
  const epoch = readNumber(value);
  if (epoch === null) {
    if (typeof value !== "string") return null;
    return ZONELESS.test(value) ? `${value.replace(" ", "T")}Z` : value;
  }
  const date = new Date(Math.abs(epoch) < 1e11 ? epoch * 1000 : epoch);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** Rows of an object: also a single one, a bare name or quote for each, or an object with a member for each. */
function readRows(value: unknown, field: string, depth: number): unknown {
  const key = field === "evidence" ? "quote" : "name";
  const isByName = isRecord(value) && Object.values(value).every((row) => isRecord(row) || typeof row === "number");
  const rows = isByName
    ? Object.entries(value as Row).map(([name, row]) => ({ name, ...(isRecord(row) ? row : { score: row }) }))
    : Array.isArray(value)
      ? value
      : [value];
  return rows
    .filter((row) => isRecord(row) || isScalar(row))
    .map((row) => (isRecord(row) ? normalizeRecord(row, depth) : { [key]: String(row) }));
}

/** Text of anything: the lines of a transcript's segments, the JSON of other objects. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(segmentText).join("\n");
  return segmentText(value);
}

/** No meeting lasts 100 hours. */
const MOST_SECONDS = 360_000;

function segmentText(value: unknown): string {
  if (typeof value !== "object") return String(value);
  const {
    text,
    content,
    speaker,
    speaker_name = speaker,
    name = speaker_name,
    start,
    start_time = start,
    ...rest
  } = (value ?? {}) as Row;
  const said = text ?? content;
  if (typeof said !== "string") return toJson(value);
  const at = readNumber(start_time ?? rest["timestamp"] ?? rest["timestamp_seconds"]);
  const clock = at === null || !(at >= 0 && at < MOST_SECONDS) ? "" : `[${clockText(at)}] `;
  return `${clock}${isScalar(name) ? `${name}: ` : ""}${said}`;
}

/** `HH:MM:SS`; hours may exceed 24. */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}`.padStart(2, "0") + new Date(seconds * 1000).toISOString().slice(13, 19);

// JSON of a value; empty where it is nested too deeply.
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return "";
  }
}
