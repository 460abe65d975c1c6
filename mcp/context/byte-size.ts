const PER_MEMBER = 8;
const PER_VALUE = 24;

/** About how many bytes a value as read from JSON takes in memory. */
export function byteSizeOf(value: unknown): number {
  if (typeof value === "string") return PER_VALUE + value.length * (/[^\0-\xff]/.test(value) ? 2 : 1);
  if (typeof value !== "object" || value === null) return PER_MEMBER;
  let bytes = PER_VALUE;
  for (const member of Array.isArray(value) ? value : Object.values(value)) bytes += PER_MEMBER + byteSizeOf(member);
  return bytes;
}
