/** Flags that say which period is meant. */
export interface PeriodFlags {
  last?: string;
  /** `true` for this calendar week, or its ISO name: `2026-W47`. */
  week?: string | true;
  /** `true` for this calendar month, or its name: `2026-11`. */
  month?: string | true;
  from?: string;
  to?: string;
  tz?: string;
}

/** Reports whether a period is named by one word. */
export const namesPeriod = ({ last, week, month }: PeriodFlags): boolean => (last ?? week ?? month) !== undefined;
