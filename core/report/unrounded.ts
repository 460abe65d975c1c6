/** Unrounded averages behind the report's figures, for changes and gates. */
export interface UnroundedFigures {
  average: number | null;
  /** Reports that carry a score: the averages stand on these. */
  scored: number;
  /** By person's id. */
  people: ReadonlyMap<string, number | null>;
  /** By criterion's name. */
  criteria: ReadonlyMap<string, number | null>;
}
