import { parseQuery } from "../../../../core/text/word-query.ts";
import type { Tracker } from "../../../coaching/trackers/tracker.ts";
import { MOST_SEARCHED } from "../../views/layout.ts";

/**
 * Search for everything said about what an insight names: the words of its tracker, as many as a search takes, or its title in a row.
 * Undefined where that is nothing to search for.
 */
export function searchPath(title: string, tracker: Tracker | undefined, days: URLSearchParams): string | undefined {
  const phrases = tracker ? [tracker.name, ...Object.values(tracker.words).flat()] : [title];
  let search = "";
  for (const phrase of new Set(phrases.map((text) => `"${text.replace(/["\u201c\u201d\u201e]/g, " ").trim()}"`))) {
    const longer = `${search} ${phrase}`.trim();
    if (longer.length <= MOST_SEARCHED) search = longer;
  }
  if (parseQuery(search).terms.length === 0) return undefined;
  return `/search?${new URLSearchParams([["q", search], ...days])}`;
}
