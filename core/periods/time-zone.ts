import { TZDate } from "@date-fns/tz";

/** A wall-clock reading: year, month (1-12), day, hour, minute, second, millisecond. Values out of range roll over. */
export type WallTime = readonly [
  year: number,
  month: number,
  day: number,
  hour?: number,
  minute?: number,
  second?: number,
  millisecond?: number,
];

/** Converts an instant to wall-clock time in the time zone. */
export function readWallTime(instant: Date, timeZone: string): Required<WallTime> {
  const local = timeZone === "UTC" ? undefined : new TZDate(instant.getTime(), timeZone);
  if (!local)
    return [
      instant.getUTCFullYear(),
      instant.getUTCMonth() + 1,
      instant.getUTCDate(),
      instant.getUTCHours(),
      instant.getUTCMinutes(),
      instant.getUTCSeconds(),
      instant.getUTCMilliseconds(),
    ];
  return [
    local.getFullYear(),
    local.getMonth() + 1,
    local.getDate(),
    local.getHours(),
    local.getMinutes(),
    local.getSeconds(),
    local.getMilliseconds(),
  ];
}

/** Converts wall-clock time in the time zone to an instant. A skipped time counts as that much later than the skip. */
export function toInstant(wallTime: WallTime, timeZone: string): Date {
  const [year, month, day, ...rest] = wallTime as Required<WallTime>;
  if (timeZone === "UTC") {
    // `Date.UTC` maps the years 0 to 99 to 1900 to 1999.
    const [hour = 0, minute = 0, second = 0, millisecond = 0] = rest;
    const midnight = new Date(0).setUTCFullYear(year, month - 1, day);
    return new Date(new Date(midnight).setUTCHours(hour, minute, second, millisecond));
  }
  return new Date(new TZDate(year, month - 1, day, ...rest, timeZone).getTime());
}

/** The day of an instant in the time zone: `2026-11-09`. */
export function isoDay(instant: Date, timeZone: string): string {
  const [year, month, day] = readWallTime(instant, timeZone);
  return new Date(new Date(0).setUTCFullYear(year, month - 1, day)).toISOString().slice(0, 10);
}
