/** Formats a value as flat text: strings unchanged, null as nothing, lists of strings joined, nested values as JSON. */
export function flatText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.join("; ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
