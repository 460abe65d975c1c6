import { PaginationError } from "../errors/usage-errors.ts";
import { itemId } from "./dedupe.ts";

interface SeenContent {
  readonly fingerprint: string;
  readonly pageNumber: number;
}

/**
 * Detects repeated pages: a service that ignores `page`, or cycles, would otherwise be asked forever.
 * Besides the previous page it remembers an older one, moved ever more rarely (Brent's algorithm), which finds a cycle of any length.
 *
 * @returns a check that throws a {@link PaginationError} when a page holds exactly what an earlier one held
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
        `Page ${pageNumber} repeats page ${same.pageNumber}: the service seems to ignore \`page\`. Pagination stops here.`,
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
