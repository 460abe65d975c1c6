/** Rows, and how many of them carry a figure. */
export interface Coverage {
  rows: number;
  count: number;
}

/**
 * Says on how many rows a figure stands, e.g. `12 of 20 reports carry a score`; `undefined` when all of them do.
 *
 * @param noun the rows in the plural, e.g. `reports`
 * @param figure what they should carry, with its article, e.g. `a score`
 */
export function coverageText({ rows, count }: Coverage, noun: string, figure: string): string | undefined {
  return count === rows ? undefined : `${count} of ${rows} ${noun} ${count === 1 ? "carries" : "carry"} ${figure}`;
}
