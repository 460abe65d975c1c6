import { closest, distance } from "fastest-levenshtein";

/** Message about a name that does not exist: suggests the nearest one that does, or lists all of them. */
export function unknownNameMessage(name: string, known: readonly string[], what: "parameter" | "field"): string {
  if (known.length === 0) return `is unknown; there is no ${what} here`;
  // A long name cannot be a slip of the keyboard, and takes long to compare.
  const nearest = name.length <= 64 ? closest(name.toLowerCase(), known) : undefined;
  if (nearest !== undefined && distance(name.toLowerCase(), nearest) <= Math.max(2, nearest.length / 3)) {
    return `is unknown; did you mean \`${nearest}\`?`;
  }
  return `is unknown; known are ${known.map((candidate) => `\`${candidate}\``).join(", ")}`;
}
