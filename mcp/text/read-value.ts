/**
 * Readers for members that the API document leaves open: any of them may be absent or null. The SDK has given the others the type that
 * their name has in the spec.
 */

/** Text; undefined for anything else and for blank text. */
export function readText(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

/** A finite number; undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  return Number.isFinite(value) ? (value as number) : undefined;
}

/** A list; empty where it is absent or null. */
export function readList<Item>(value: readonly Item[] | null | undefined): readonly Item[] {
  return value ?? [];
}

/** Epoch milliseconds of a timestamp. */
export function readTime(value: unknown): number | undefined {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
