import type { PeriodSpan } from "./periods.ts";
import type { SqlValue, Values } from "./query.ts";

/** Values for the numbered slots of a statement over whole periods and the remainders of a range. */
export function rangeValues(parts: { periods: PeriodSpan[]; rests: { from: SqlValue; to: SqlValue }[] }): Values {
  const values: Values = {};
  for (const [index, { level, first, last }] of parts.periods.entries()) {
    values[`level${index}`] = level;
    values[`first${index}`] = first;
    values[`last${index}`] = last;
  }
  for (const [index, { from, to }] of parts.rests.entries()) {
    values[`from${index}`] = from;
    values[`to${index}`] = to;
  }
  return values;
}
