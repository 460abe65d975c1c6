import { isRecord } from "../../../../core/formats/is-record.ts";
import { readClock } from "../../../../core/transcript/clock.ts";
import { parseTime } from "../../../api/validate/timestamps.ts";

/** An object of a JSON file. */
export type Json = Record<string, unknown>;

export function objectsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Returns nonempty text, or a number as text; undefined for anything else. */
export function textIn(value: unknown): string | undefined {
  if (Number.isFinite(value)) return String(value);
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

/** Creates an object with the member, or an empty one for an undefined value. */
export function given<Key extends string, Value>(key: Key, value: Value | undefined): { [Name in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { [Name in Key]?: Value };
}

/** Like {@link given}, for nonempty text. */
export function optional<Key extends string>(key: Key, value: unknown): { [Name in Key]?: string } {
  return given(key, typeof value === "string" && value !== "" ? value : undefined);
}

/** Units of numeric times, in seconds. */
export const UNITS = { s: 1, ms: 1e-3, us: 1e-6, ns: 1e-9 } as const;
export type Unit = keyof typeof UNITS;

/** From here on, a number of seconds is a date: 1 January 2001. */
export const FIRST_DATE_SECONDS = 978_307_200;
/** 1 January 2100: a larger number is no date but, as `20261103140000`, its digits. */
const LAST_DATE_SECONDS = 4_102_444_800;
const WITH_UNIT = /^(-?\d+(?:\.\d+)?)\s*(s|ms|us|ns)$/;

/** Reads seconds: a number in a unit, `1.3s`, `00:01:23.4`, or a date as seconds since 1970. Null for anything else. */
export function secondsIn(value: unknown, unit: Unit = "s"): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value * UNITS[unit] : null;
  if (typeof value !== "string" || value.trim() === "") return null;
  const text = value.trim();
  if (Number.isFinite(Number(text))) return Number(text) * UNITS[unit];
  const [, amount, written] = WITH_UNIT.exec(text) ?? [];
  if (amount !== undefined) return Number(amount) * UNITS[written as Unit];
  const clock = readClock(text.replace(/^-/, ""));
  if (clock !== undefined) return (text.startsWith("-") ? -clock : clock) / 1000;
  const date = parseTime(text)?.getTime();
  return date === undefined ? null : date / 1000;
}

/** Reads a start as a date, from seconds or milliseconds; undefined for a time within the recording. */
export function dateIn(value: unknown): string | undefined {
  const seconds = secondsIn(value) ?? 0;
  if (seconds < FIRST_DATE_SECONDS) return undefined;
  const isInMilliseconds = seconds >= FIRST_DATE_SECONDS * 1000;
  const time = isInMilliseconds ? seconds : seconds * 1000;
  return time >= LAST_DATE_SECONDS * 1000 ? undefined : new Date(Math.round(time)).toISOString();
}
