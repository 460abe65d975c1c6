/** Completeness of a pagination at its end. */
export interface PaginationSummary {
  /** Items returned. */
  readonly items: number;
  /** Items that the list has, by the service's last `total`; undefined where it gives none, or where only a part was wanted. */
  readonly expected: number | undefined;
  /** Items that came again and were left out. */
  readonly duplicates: number;
  /** Items that moved to pages already read, found by reading those again. */
  readonly repaired: number;
  /** Whether every item that existed throughout was returned; `unknown` without a `total`, when rows were deleted meanwhile, or when only a part was read. */
  readonly verified: boolean | "unknown";
}
