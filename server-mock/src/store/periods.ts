/** Lengths of the text of a period at each level: everything, a year, a month, a day. */
const PERIOD_LENGTHS = [0, 4, 7, 10] as const;

export const FIRST_MOMENT = "0000-01-01T00:00:00.000Z";
export const LAST_MOMENT = "9999-12-31T23:59:59.999Z";

const YEAR = 1;
const MONTH = 2;
const DAY = 3;

/** Whole periods of one level, both ends included. */
export interface PeriodSpan {
  level: number;
  first: string;
  last: string;
}

/** Moments that do not fill a day, both ends included. */
export interface MomentSpan {
  from: string;
  to: string;
}

/** Every period that a moment lies in: `["", "2026", "2026-11", "2026-11-12"]`. */
export function periodsOf(moment: string): string[] {
  return PERIOD_LENGTHS.map((length) => moment.slice(0, length));
}

/**
 * Takes a range of time apart into whole years, months and days, and the rest of the days at its ends. A count over any
 * range then adds up a few dozen tallies, however many rows it covers.
 */
export function splitRange(from: string, to: string): { periods: PeriodSpan[]; rests: MomentSpan[] } {
  if (from > to) return { periods: [], rests: [] };
  if (from === FIRST_MOMENT && to === LAST_MOMENT) return { periods: [{ level: 0, first: "", last: "" }], rests: [] };
  const startsAtMidnight = from.endsWith("T00:00:00.000Z");
  const endsAtMidnight = to.endsWith("T23:59:59.999Z");
  const sameDay = from.slice(0, 10) === to.slice(0, 10);
  if (sameDay && !(startsAtMidnight && endsAtMidnight)) return { periods: [], rests: [{ from, to }] };

  const rests: MomentSpan[] = [];
  if (!startsAtMidnight) rests.push({ from, to: `${from.slice(0, 10)}T23:59:59.999Z` });
  if (!endsAtMidnight) rests.push({ from: `${to.slice(0, 10)}T00:00:00.000Z`, to });
  const firstDay = startsAtMidnight ? from.slice(0, 10) : shiftDay(from, 1);
  const lastDay = endsAtMidnight ? to.slice(0, 10) : shiftDay(to, -1);
  return { periods: splitDays(firstDay, lastDay), rests };
}

function splitDays(first: string, last: string): PeriodSpan[] {
  if (first > last) return [];
  const startsMonth = first.endsWith("-01");
  const endsMonth = isLastOfMonth(last);
  if (first.slice(0, 7) === last.slice(0, 7) && !(startsMonth && endsMonth)) return [{ level: DAY, first, last }];

  const spans: PeriodSpan[] = [];
  if (!startsMonth) spans.push({ level: DAY, first, last: `${first.slice(0, 7)}-31` });
  if (!endsMonth) spans.push({ level: DAY, first: `${last.slice(0, 7)}-01`, last });
  const firstMonth = startsMonth ? first.slice(0, 7) : shiftMonth(first, 1);
  const lastMonth = endsMonth ? last.slice(0, 7) : shiftMonth(last, -1);
  return [...spans, ...splitMonths(firstMonth, lastMonth)];
}

function splitMonths(first: string, last: string): PeriodSpan[] {
  if (first > last) return [];
  const startsYear = first.endsWith("-01");
  const endsYear = last.endsWith("-12");
  if (first.slice(0, 4) === last.slice(0, 4) && !(startsYear && endsYear)) return [{ level: MONTH, first, last }];

  const spans: PeriodSpan[] = [];
  if (!startsYear) spans.push({ level: MONTH, first, last: `${first.slice(0, 4)}-12` });
  if (!endsYear) spans.push({ level: MONTH, first: `${last.slice(0, 4)}-01`, last });
  const firstYear = startsYear ? first.slice(0, 4) : yearText(Number(first.slice(0, 4)) + 1);
  const lastYear = endsYear ? last.slice(0, 4) : yearText(Number(last.slice(0, 4)) - 1);
  return firstYear > lastYear ? spans : [...spans, { level: YEAR, first: firstYear, last: lastYear }];
}

function shiftDay(moment: string, days: number): string {
  const date = new Date(`${moment.slice(0, 10)}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return dayText(date);
}

function isLastOfMonth(day: string): boolean {
  return shiftDay(day, 1).slice(0, 7) !== day.slice(0, 7);
}

function shiftMonth(day: string, months: number): string {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${yearText(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** Years beyond four digits sort after every year, those before 0 before. */
function yearText(year: number): string {
  if (year < 0) return "";
  return year > 9999 ? "~" : String(year).padStart(4, "0");
}

function dayText(date: Date): string {
  const year = yearText(date.getUTCFullYear());
  return year.length === 4 ? `${year}-${date.toISOString().slice(-19, -14)}` : year;
}
