import { PaginationError } from "../errors/usage-errors.ts";
import { itemId } from "./dedupe.ts";

interface SeenContent {
  readonly fingerprint: string;
  readonly pageNumber: number;
}

/**
 * Ends a walk that gets the same pages again: a service that ignores `page`, or goes round in a circle, would otherwise be asked for ever.
 * Besides the page before it remembers one of long ago, moved on ever more rarely (Brent's algorithm): that finds a circle of any length.
 */
export class RepeatGuard {
  #previous: SeenContent | undefined;
  #longAgo: SeenContent | undefined;
  #pagesSince = 0;
  #pagesToKeep = 1;

  /** @throws {@link PaginationError} when the page holds just what an earlier one held. */
  check(items: readonly unknown[], pageNumber: number): void {
    if (items.length === 0) return;
    const fingerprint = items.map((item) => itemId(item) ?? JSON.stringify(item)).join("\n");
    const same = [this.#previous, this.#longAgo].find((seen) => seen?.fingerprint === fingerprint);
    if (same) {
      throw new PaginationError(
        `Page ${pageNumber} repeats page ${same.pageNumber}: the service seems to ignore \`page\`. The walk ends here, so that it does not go on for ever.`,
        pageNumber,
      );
    }
    this.#previous = { fingerprint, pageNumber };
    this.#pagesSince += 1;
    if (this.#pagesSince < this.#pagesToKeep) return;
    this.#longAgo = this.#previous;
    this.#pagesSince = 0;
    this.#pagesToKeep *= 2;
  }
}
