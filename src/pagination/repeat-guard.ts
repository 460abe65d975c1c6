import { PaginationError } from "../errors/usage-errors.ts";
import { itemId } from "./dedupe.ts";

interface SeenContent {
  readonly fingerprint: string;
  readonly pageNumber: number;
}

/**
 * Ends a walk that gets the same pages again: a service that ignores `page`, or goes round in a circle, would otherwise be asked for ever.
 * Besides the page before it remembers one of long ago, moved on ever more rarely (Brent's algorithm): that finds a circle of any length.
 *
 * @returns what throws a {@link PaginationError} when a page holds just what an earlier one held
 */
export function createRepeatGuard(): (items: readonly unknown[], pageNumber: number) => void {
  let previous: SeenContent | undefined;
  let longAgo: SeenContent | undefined;
  let pagesSince = 0;
  let pagesToKeep = 1;
  return (items, pageNumber) => {
    if (items.length === 0) return;
    const fingerprint = items.map((item) => itemId(item) ?? JSON.stringify(item)).join("\n");
    const same = [previous, longAgo].find((seen) => seen?.fingerprint === fingerprint);
    if (same) {
      throw new PaginationError(
        `Page ${pageNumber} repeats page ${same.pageNumber}: the service seems to ignore \`page\`. The walk ends here.`,
        pageNumber,
      );
    }
    previous = { fingerprint, pageNumber };
    pagesSince += 1;
    if (pagesSince < pagesToKeep) return;
    longAgo = previous;
    pagesSince = 0;
    pagesToKeep *= 2;
  };
}
