/** Completeness of a pagination at its end. */
export interface PaginationSummary {
  /** Items returned. */
  readonly items: number;
  /** Items that the list has, by the service's last `total`; undefined where it gives none, or where only a part was wanted. */
  readonly expected: number | undefined;
  /** Items that came again and were left out. */
  readonly duplicates: number;
  /** Items that had moved to pages read before, and were found by reading those again. */
  readonly repaired: number;
  /** Whether every item that was there throughout was returned; `unknown` where the service gives no `total`, rows were deleted meanwhile, or a part was wanted. */
  readonly verified: boolean | "unknown";
}
