/** Usage of scoring: model calls and tokens. */
export interface ScoringUsage {
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

/** Usage without requests, to add to. */
export const noUsage = (): ScoringUsage => ({ calls: 0, inputTokens: 0, outputTokens: 0 });

/** Adds the usage of one scoring, or of several like it; returns the total. */
export function addUsage(total: ScoringUsage, used: ScoringUsage = noUsage(), times = 1): ScoringUsage {
  total.calls += used.calls * times;
  total.inputTokens += used.inputTokens * times;
  total.outputTokens += used.outputTokens * times;
  return total;
}
