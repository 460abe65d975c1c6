const MOST_CANDIDATES = 10;

/** The first of what a name may mean, and how many more there are. */
export function listCandidates(texts: readonly string[], separator = ", "): string {
  const more = texts.length > MOST_CANDIDATES ? `, and ${texts.length - MOST_CANDIDATES} more` : "";
  return `${texts.slice(0, MOST_CANDIDATES).join(separator)}${more}`;
}
