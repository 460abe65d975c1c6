/** One of five bands, 1 the lowest. A scorer that chooses between five described bands is repeatable; one that may give any number is not. */
export type Band = 1 | 2 | 3 | 4 | 5;

/** Bands from the lowest, as a model reads them. */
export const BANDS: Readonly<Record<Band, string>> = {
  1: "absent or harmful: the seller did not do it, or did the opposite",
  2: "weak: a first attempt that did not help the conversation",
  3: "fair: done in part, or done without effect",
  4: "good: done as the criterion describes, with an effect on the conversation",
  5: "exemplary: done so well that others could learn from this moment",
};

/** Score of a band, 0 to 100. */
export function scoreOfBand(band: Band): number {
  return (band - 1) * 25;
}
