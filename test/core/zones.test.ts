import { expect, it } from "vitest";
import { endOfUnit, startOfUnit } from "../../core/periods/calendar.ts";
import { draw } from "../support/draw.ts";

const HOUR_MS = 3_600_000;
const STEP_MS = 30 * 24 * HOUR_MS;

/** What `Intl` shows in a zone: an implementation of zones that shares nothing with the core's. */
function clockOf(timeZone: string) {
  const digits = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const;
  const format = new Intl.DateTimeFormat("en-US", {
    ...digits,
    timeZone,
    hourCycle: "h23",
    timeZoneName: "longOffset",
  });
  const read = (time: number) =>
    Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value])) as Record<string, string>;
  return {
    dayAt: (time: number): string => {
      const { year, month, day } = read(time);
      return `${year}-${month}-${day}`;
    },
    offsetAt: (time: number): string => read(time)["timeZoneName"] ?? "",
  };
}

/** Times at which the clocks of a zone change, to the hour. */
function clockChanges({ offsetAt }: ReturnType<typeof clockOf>, from: number, to: number): number[] {
  const changes: number[] = [];
  for (let start = from; start < to; start += STEP_MS) {
    let [low, high] = [start, Math.min(start + STEP_MS, to)];
    if (offsetAt(low) === offsetAt(high)) continue;
    while (high - low > HOUR_MS) {
      const middle = low + Math.floor((high - low) / 2 / HOUR_MS) * HOUR_MS || low + HOUR_MS;
      if (offsetAt(middle) === offsetAt(low)) low = middle;
      else high = middle;
    }
    changes.push(high);
  }
  return changes;
}

it("days on which clocks change are whole days in every zone: no hour is in none, or in two", () => {
  const [from, to] = [Date.UTC(2025, 0, 1), Date.UTC(2027, 0, 1)];
  let checked = 0;
  for (const timeZone of draw("zones", Intl.supportedValuesOf("timeZone"), 80)) {
    const clock = clockOf(timeZone);
    for (const change of clockChanges(clock, from, to)) {
      for (const at of [change - 24 * HOUR_MS, change - 1, change, change + 24 * HOUR_MS]) {
        const [start, end] = [startOfUnit(new Date(at), "day", timeZone), endOfUnit(new Date(at), "day", timeZone)];
        const day = clock.dayAt(at);
        const seen = [start.getTime(), end.getTime()].map(clock.dayAt);
        expect([timeZone, start.getTime() <= at && at <= end.getTime(), ...seen]).toEqual([timeZone, true, day, day]);
        const around = [start.getTime() - 1, end.getTime() + 1].map(clock.dayAt);
        expect([timeZone, day, around.includes(day)]).toEqual([timeZone, day, false]);
      }
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(40);
});
