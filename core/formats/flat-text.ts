/** The text of a value in a flat format: strings as they are, nothing for null, a list of texts one after the other, JSON for what nests. */
export function flatText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.join("; ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
