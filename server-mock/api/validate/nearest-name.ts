import { closest, distance } from "fastest-levenshtein";

/** Error message for an unknown name: suggests the nearest known one, or lists them all. */
export function unknownNameMessage(name: string, known: readonly string[]): string {
  if (known.length === 0) return "is unknown; there is no parameter here";
  // A long name is no typo, and is slow to compare.
  const nearest = name.length <= 64 ? closest(name.toLowerCase(), known) : undefined;
  if (nearest !== undefined && distance(name.toLowerCase(), nearest) <= Math.max(2, nearest.length / 3)) {
    return `is unknown; did you mean \`${nearest}\`?`;
  }
  return `is unknown; known are ${known.map((candidate) => `\`${candidate}\``).join(", ")}`;
}
