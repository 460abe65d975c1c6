const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** First millisecond of a day such as `2026-11-20` in a time zone; undefined for what is no day. */
export function startOfDay(day: string, zone: string): Date | undefined {
  const utc = DAY.test(day) ? Date.parse(`${day}T00:00:00.000Z`) : Number.NaN;
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== day) return undefined;
  // The offset before the day's clock change, or after it: only with the right one is it midnight there.
  const guess = utc - offsetAt(new Date(utc), zone);
  const time = utc - offsetAt(new Date(guess), zone);
  return new Date(dayAt(new Date(time), zone) === day ? time : guess);
}

/** Last millisecond of a day in a time zone; days last 23 to 25 hours. */
export function endOfDay(day: string, zone: string): Date | undefined {
  const start = startOfDay(day, zone);
  if (!start) return undefined;
  const next = startOfDay(new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10), zone);
  return next && new Date(next.getTime() - 1);
}

/** The day that it is in a time zone at an instant. */
export function dayAt(instant: Date, zone: string): string {
  return wallTime(instant, zone).toISOString().slice(0, 10);
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: Date, zone: string): number {
  const whole = Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;
  return wallTime(new Date(whole), zone).getTime() - whole;
}

/** What clocks in a zone show, as if it were UTC. */
function wallTime(instant: Date, zone: string): Date {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = ["year", "month", "day", "hour", "minute"].map(
    (type) => parts.get(type as Intl.DateTimeFormatPartTypes) ?? 0,
  );
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const digits = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { ...digits, timeZone, hourCycle: "h23" });
  formats.set(timeZone, format);
  return format;
}
