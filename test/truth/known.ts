/** A disagreement that is known, and will end. */
export interface Known {
  /** Matches the names of its cells. */
  cells: RegExp;
  reason: string;
  /** The organization in which it shows; both unless given. */
  organization?: "demo" | "hostile";
}

/** What is known to be wrong. An entry without a wrong cell fails the test: remove it. */
export const KNOWN: readonly Known[] = [];
