import { closest, distance } from "fastest-levenshtein";

/** The candidate closest to a mistyped name. */
export function findSimilar(name: string, candidates: readonly string[]): string | undefined {
  if (name.length > 60) return undefined;
  const given = normalize(name);
  const best = closest(given, candidates.map(normalize));
  const similar = candidates.find((candidate) => normalize(candidate) === best);
  if (similar !== undefined && distance(given, best) <= Math.max(1, Math.floor(best.length / 3))) return similar;
  const parts = given.split("_");
  return candidates.find((candidate) => parts.includes(candidate) || normalize(candidate).split("_").includes(given));
}

/** ` Did you mean …?`, or nothing. */
export function didYouMean(name: string, candidates: readonly string[]): string {
  const similar = findSimilar(name, candidates);
  return similar === undefined ? "" : ` Did you mean \`${similar}\`?`;
}

const normalize = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[\s-]/g, "_");
