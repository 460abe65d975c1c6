import type { Start } from "./read-archive.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Reports and insights exist half an hour after the end of a call. */
const productionMs = 30 * minuteMs;
/** Days between a story and its repetition, so that trends over a year still show. */
const repeatDays = 6;
const goldenRatio = 0.6180339887498949;

/** Start of a story, in milliseconds: exactly at its age on the last day, otherwise at its minute of a working day. */
export function startOf(start: Start, { now, repetition }: { now: Date; repetition: number }): number {
  const [age, minuteOfDay, second, daysBack, utcOffsetMinutes, durationSeconds] = start;
  const ageDays = age + ((repetition * goldenRatio) % 1) * repeatDays;
  if (ageDays < 1) return now.getTime() - Math.round(ageDays * 24 * 60) * minuteMs - second * 1000;
  const localNow = now.getTime() + utcOffsetMinutes * minuteMs;
  let day = Math.floor((localNow - ageDays * dayMs) / dayMs);
  if (isWeekend(day)) day = weekdayBefore(day, daysBack);
  let local = day * dayMs + minuteOfDay * minuteMs + second * 1000;
  if (local + durationSeconds * 1000 + productionMs > localNow) local -= (day - weekdayBefore(day, 1)) * dayMs;
  return local - utcOffsetMinutes * minuteMs;
}

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
