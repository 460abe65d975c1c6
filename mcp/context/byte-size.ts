const PER_MEMBER = 8;
const PER_VALUE = 24;

/** Estimates the memory of a parsed JSON value in bytes. */
export function byteSizeOf(value: unknown): number {
  if (typeof value === "string") return PER_VALUE + value.length * (/[^\0-\xff]/.test(value) ? 2 : 1);
  if (typeof value !== "object" || value === null) return PER_MEMBER;
  let bytes = PER_VALUE;
  for (const member of Array.isArray(value) ? value : Object.values(value)) bytes += PER_MEMBER + byteSizeOf(member);
  return bytes;
}
