/** Flags that select a period. */
export interface PeriodFlags {
  last?: string;
  /** Length of a period that no flag begins; `7d` by default. */
  usual?: string;
  /** `true` for this calendar week, or an ISO week: `2026-W47`. */
  week?: string | true;
  /** `true` for this calendar month, or an ISO month: `2026-11`. */
  month?: string | true;
  from?: string;
  to?: string;
  tz?: string;
}

/** Reports whether one of `--last`, `--week` and `--month` is given. */
export const namesPeriod = ({ last, week, month }: PeriodFlags): boolean => (last ?? week ?? month) !== undefined;
