import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAt, endOfDay, startOfDay } from "../../dashboard/records/days.ts";

const ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Kiritimati", "Australia/Lord_Howe"];

describe("days", () => {
  it.each([
    ["2026-11-20", "UTC", "2026-11-20T00:00:00.000Z", "2026-11-20T23:59:59.999Z"],
    ["2026-11-20", "America/New_York", "2026-11-20T05:00:00.000Z", "2026-11-21T04:59:59.999Z"],
    // 23 and 25 hours.
    ["2026-03-29", "Europe/Berlin", "2026-03-28T23:00:00.000Z", "2026-03-29T21:59:59.999Z"],
    ["2026-10-25", "Europe/Berlin", "2026-10-24T22:00:00.000Z", "2026-10-25T22:59:59.999Z"],
    // Clocks go forward at midnight: the day begins at one o'clock.
    ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z", "2026-09-07T02:59:59.999Z"],
  ])("%s in %s lasts from %s to %s", (day, zone, from, to) => {
    expect(startOfDay(day, zone)?.toISOString()).toBe(from);
    expect(endOfDay(day, zone)?.toISOString()).toBe(to);
  });

  it.each(["", "2026-02-30", "2026-13-01", "20.11.2026", "2026-11-20T00:00", "'; drop table"])(
    "%j is no day",
    (day) => {
      expect([startOfDay(day, "UTC"), endOfDay(day, "UTC")]).toEqual([undefined, undefined]);
    },
  );

  it("cover time without gap or overlap in every zone", () => {
    const instant = fc.date({ min: new Date("2000-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.constantFrom(...ZONES), (time, zone) => {
        const day = dayAt(time, zone);
        const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)];
        expect(start?.getTime()).toBeLessThanOrEqual(time.getTime());
        expect(end?.getTime()).toBeGreaterThanOrEqual(time.getTime());
        expect(dayAt(new Date((start?.getTime() ?? 0) - 1), zone)).not.toBe(day);
      }),
    );
  });
});
