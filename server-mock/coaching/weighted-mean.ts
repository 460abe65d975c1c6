/** A criterion's weight, and its score if it has one. */
interface Weighted {
  weight: number;
  score: number | null;
}

/**
 * Mean of the criteria that were assessed, by their weights. Where only criteria of weight 0 were assessed, they count alike.
 * Null when there is none.
 */
export function weightedMean(criteria: readonly Weighted[]): number | null {
  const assessed = criteria.filter(
    (criterion): criterion is { weight: number; score: number } => criterion.score !== null,
  );
  if (assessed.length === 0) return null;
  const total = assessed.reduce((sum, { weight }) => sum + weight, 0);
  const weightOf = (weight: number) => (total === 0 ? 1 / assessed.length : weight / total);
  return assessed.reduce((sum, { weight, score }) => sum + weightOf(weight) * score, 0);
}
