import type { PeriodSpan } from "./periods.ts";
import type { SqlValue, Values } from "./query.ts";

/** What fills the numbered slots of a statement over whole periods and what is left at the ends of a range. */
export function rangeValues(parts: { periods: PeriodSpan[]; rests: { from: SqlValue; to: SqlValue }[] }): Values {
  const periods = parts.periods.flatMap(({ level, first, last }, index) => [
    [`level${index}`, level],
    [`first${index}`, first],
    [`last${index}`, last],
  ]);
  const rests = parts.rests.flatMap(({ from, to }, index) => [
    [`from${index}`, from],
    [`to${index}`, to],
  ]);
  return Object.fromEntries([...periods, ...rests]) as Values;
}
