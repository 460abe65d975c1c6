/**
 * Readers for members that the API document leaves open: any of them may be absent, null or of another type, depending on the service.
 */

/** Text, or a number as text; undefined for anything else and for blank text. */
export function readText(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

/** Reads a finite number, also from text. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

/** A list without its null members; empty for anything else. */
export function readList<Item>(value: readonly Item[] | null | undefined): NonNullable<Item>[] {
  return Array.isArray(value) ? value.filter((item) => item !== null && item !== undefined) : [];
}

/** Epoch milliseconds of a timestamp: ISO 8601 (in UTC unless it has an offset), or epoch seconds or milliseconds. */
export function readTime(value: unknown): number | undefined {
  const number = readNumber(value);
  if (number !== undefined) return number < EPOCH_MS_FROM ? number * 1000 : number;
  if (typeof value !== "string") return undefined;
  const isZoneless = /T[\d:.]+$/.test(value);
  const time = Date.parse(isZoneless ? `${value}Z` : value);
  return Number.isNaN(time) ? undefined : time;
}

/** From this value on, milliseconds: it is the year 1973 in milliseconds, and 5138 in seconds. */
const EPOCH_MS_FROM = 100_000_000_000;
