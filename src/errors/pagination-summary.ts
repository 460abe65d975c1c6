/** Completeness of a pagination at its end. */
export interface PaginationSummary {
  /** Items returned. */
  readonly items: number;
  /** Items in the list by the service's last `total`; undefined without one, or if only a part was requested. */
  readonly expected: number | undefined;
  /** Repeated items that were skipped. */
  readonly duplicates: number;
  /** Items that moved to pages already read, found by reading those again. */
  readonly repaired: number;
  /** Whether every item that existed throughout was returned; `unknown` without a `total`, when rows were deleted meanwhile, or when only a part was read. */
  readonly verified: boolean | "unknown";
}
