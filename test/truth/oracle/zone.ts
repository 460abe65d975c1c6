const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** What clocks of a zone show, as milliseconds since the epoch as if they were in UTC; to the second. */
export function wallTime(at: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en-US", {
      ...{ timeZone: zone, hourCycle: "h23", era: "short", year: "numeric", month: "numeric", day: "numeric" },
      ...{ hour: "numeric", minute: "numeric", second: "numeric" },
    });
  formats.set(zone, format);
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(
    part["year"] ?? 0,
    (part["month"] ?? 1) - 1,
    part["day"],
    part["hour"],
    part["minute"],
    part["second"],
  );
}

/** The first minute at which the day of the zone is on or after a date, found by looking at every quarter of an hour. */
export function dayStart(date: string, zone: string): number {
  const wanted = Date.parse(`${date}T00:00:00Z`);
  let at = wanted - DAY_MS;
  while (wallTime(at, zone) < wanted) at += 15 * MINUTE_MS;
  return at;
}

/** The date of the zone at an instant, and dates beside a date. */
export const dateAt = (at: number, zone: string): string => new Date(wallTime(at, zone)).toISOString().slice(0, 10);
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
/** The Monday on or before a date. */
export const mondayOf = (date: string): string => addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
export const addMonths = (date: string, months: number): string => {
  const first = new Date(date);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
};
