import type { Random } from "./prng.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Minutes before `now` at which the newest meetings began, whatever the hour and the day. */
const newestMinutes = [24, 71, 128, 186, 251, 322, 408, 520, 655, 870, 1180, 1390];

/**
 * How long before `now` meeting number `index` took place, in days. The golden ratio spreads the meetings evenly
 * however many there are; the exponent puts more of them into recent months.
 */
export function ageInDays(index: number, random: Random): number {
  const newest = newestMinutes[index];
  if (newest !== undefined) return newest / (24 * 60);
  const position = (index * 0.6180339887498949 + random.fraction() * 0.004) % 1;
  return 1.1 + 363 * position ** 1.75;
}

export interface StartOptions {
  now: Date;
  ageDays: number;
  durationSeconds: number;
  utcOffsetMinutes: number;
}

/** When the meeting began: the newest ones exactly at their age, the others in working hours of that day. */
export function startOf({ now, ageDays, durationSeconds, utcOffsetMinutes }: StartOptions, random: Random): Date {
  const minuteOfDay = random.weighted(workingQuarters) + random.integer(0, 3);
  const second = random.integer(0, 59);
  const daysBack = random.integer(1, 5);
  if (ageDays < 1) return new Date(now.getTime() - Math.round(ageDays * 24 * 60) * minuteMs - second * 1000);
  const localNow = now.getTime() + utcOffsetMinutes * minuteMs;
  let day = Math.floor((localNow - ageDays * dayMs) / dayMs);
  if (isWeekend(day)) day = weekdayBefore(day, daysBack);
  let start = day * dayMs + minuteOfDay * minuteMs + second * 1000;
  if (start + durationSeconds * 1000 + 30 * minuteMs > localNow) start -= (day - weekdayBefore(day, 1)) * dayMs;
  return new Date(start - utcOffsetMinutes * minuteMs);
}

/** Starts of calls, in minutes of the day, on the quarter hours between 8:30 and 17:30 with a quiet lunch. */
const workingQuarters = Array.from({ length: 37 }, (_, index) => {
  const minute = 8 * 60 + 30 + index * 15;
  const isLunch = minute >= 12 * 60 && minute < 13 * 60 + 30;
  const isOnTheHour = minute % 60 === 0;
  const isEdge = minute < 9 * 60 || minute > 16 * 60 + 30;
  return [minute, (isLunch ? 1 : isEdge ? 2 : 5) * (isOnTheHour ? 3 : minute % 30 === 0 ? 2 : 1)] as const;
});

/** Day 0 of the epoch was a Thursday. */
function isWeekend(day: number): boolean {
  const weekday = (day + 4) % 7;
  return weekday === 0 || weekday === 6;
}

function weekdayBefore(day: number, count: number): number {
  let found = day;
  for (let left = count; left > 0; ) {
    found -= 1;
    if (!isWeekend(found)) left -= 1;
  }
  return found;
}

export function secondsLater(start: Date, seconds: number): Date {
  return new Date(start.getTime() + seconds * 1000);
}

/** The moment as the API writes it, never after `now`. */
export function timestamp(moment: Date, now: Date): string {
  return (moment > now ? now : moment).toISOString();
}
