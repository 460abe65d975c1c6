import { itemId } from "./seen-ids.ts";

interface SeenContent {
  readonly fingerprint: string;
  readonly pageNumber: number;
}

/**
 * Detects repeated pages: a service that ignores `page`, or cycles, would otherwise be asked forever.
 * Besides the previous page it remembers an older one, moved ever more rarely (Brent's algorithm), which finds a cycle of any length.
 *
 * @returns a function that returns the number of the earlier page that held exactly the same, if any
 */
export function createRepeatGuard(): (items: readonly unknown[], pageNumber: number) => number | undefined {
  let previous: SeenContent | undefined;
  let longAgo: SeenContent | undefined;
  let pagesSince = 0;
  let pagesToKeep = 1;
  return (items, pageNumber) => {
    if (items.length === 0) return undefined;
    const fingerprint = items.map((item) => itemId(item) ?? JSON.stringify(item)).join("\n");
    const same = [previous, longAgo].find((seen) => seen?.fingerprint === fingerprint);
    if (same) return same.pageNumber;
    previous = { fingerprint, pageNumber };
    pagesSince += 1;
    if (pagesSince < pagesToKeep) return undefined;
    longAgo = previous;
    pagesSince = 0;
    pagesToKeep *= 2;
    return undefined;
  };
}
