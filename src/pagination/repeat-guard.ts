import { PaginationError } from "../errors/usage-errors.ts";
import { itemId } from "./dedupe.ts";

/** Ends a walk that gets the same page again: a service that ignores `page` would otherwise be asked for ever. */
export class RepeatGuard {
  #previous: string | undefined;

  /** @throws {@link PaginationError} when the page holds just what the one before it held. */
  check(items: readonly unknown[], pageNumber: number): void {
    if (items.length === 0) return;
    const fingerprint = items.map((item) => itemId(item) ?? JSON.stringify(item)).join("\n");
    if (fingerprint === this.#previous) {
      throw new PaginationError(
        `Page ${pageNumber} repeats page ${pageNumber - 1}: the service seems to ignore \`page\`. The walk ends here, so that it does not go on for ever.`,
        pageNumber,
      );
    }
    this.#previous = fingerprint;
  }
}
