/** Number of rows, and of those that have a figure. */
export interface Coverage {
  rows: number;
  count: number;
}

/**
 * States how many rows a figure is based on, e.g. `12 of 20 reports carry a score`; `undefined` if all are.
 *
 * @param noun the rows in the plural, e.g. `reports`
 * @param figure what they should carry, with its article, e.g. `a score`
 */
export function coverageText({ rows, count }: Coverage, noun: string, figure: string): string | undefined {
  return count === rows ? undefined : `${count} of ${rows} ${noun} ${count === 1 ? "carries" : "carry"} ${figure}`;
}
