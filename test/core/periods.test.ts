import fc from "fast-check";
import { expect, it } from "vitest";
import { CALENDAR_UNITS, endOfUnit, startOfUnit } from "../../core/periods/calendar.ts";
import { isTimeZone } from "../../core/periods/is-time-zone.ts";
import { MOMENT_HELP } from "../../core/periods/moment-help.ts";
import { calendarPeriod, periodBefore } from "../../core/periods/period.ts";
import { readMoment } from "../../core/periods/read-moment.ts";
import { readPeriod } from "../../core/periods/read-period.ts";
import { splitByUnit, trendStarts, unitsUpToNow } from "../../core/periods/split-period.ts";
import { timeRangePeriod } from "../../core/periods/time-range.ts";
import { isoDay } from "../../core/periods/time-zone.ts";

// A Saturday.
const now = new Date("2026-11-21T12:00:00.000Z");
const range = (text: string, timeZone = "UTC", at = now): string | undefined => {
  const period = readPeriod(text, { now: at, timeZone });
  return period && `${period.from} ${period.to}`;
};

it.each([
  ["today", "2026-11-21T00:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["yesterday", "2026-11-20T00:00:00.000Z 2026-11-20T23:59:59.999Z"],
  ["this week", "2026-11-16T00:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["last week", "2026-11-09T00:00:00.000Z 2026-11-15T23:59:59.999Z"],
  ["Last_Week", "2026-11-09T00:00:00.000Z 2026-11-15T23:59:59.999Z"],
  ["the previous week", "2026-11-09T00:00:00.000Z 2026-11-15T23:59:59.999Z"],
  ["this month", "2026-11-01T00:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["last-month", "2026-10-01T00:00:00.000Z 2026-10-31T23:59:59.999Z"],
  ["this quarter", "2026-10-01T00:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["last quarter", "2026-07-01T00:00:00.000Z 2026-09-30T23:59:59.999Z"],
  ["current year", "2026-01-01T00:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["last year", "2025-01-01T00:00:00.000Z 2025-12-31T23:59:59.999Z"],
  ["7d", "2026-11-14T12:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["last 7 days", "2026-11-14T12:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["past 12 hours", "2026-11-21T00:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["4w", "2026-10-24T12:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["2026-11-01", "2026-11-01T00:00:00.000Z 2026-11-01T23:59:59.999Z"],
  ["2026-W47", "2026-11-16T00:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["2026-W01", "2025-12-29T00:00:00.000Z 2026-01-04T23:59:59.999Z"],
  ["2026-W53", "2026-12-28T00:00:00.000Z 2027-01-03T23:59:59.999Z"],
  ["2024-02", "2024-02-01T00:00:00.000Z 2024-02-29T23:59:59.999Z"],
  ["2026-Q3", "2026-07-01T00:00:00.000Z 2026-09-30T23:59:59.999Z"],
  ["2025", "2025-01-01T00:00:00.000Z 2025-12-31T23:59:59.999Z"],
  ["March", "2026-03-01T00:00:00.000Z 2026-03-31T23:59:59.999Z"],
  ["mar. 2025", "2025-03-01T00:00:00.000Z 2025-03-31T23:59:59.999Z"],
  ["Sept 2025", "2025-09-01T00:00:00.000Z 2025-09-30T23:59:59.999Z"],
  ["november", "2026-11-01T00:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["December", "2025-12-01T00:00:00.000Z 2025-12-31T23:59:59.999Z"],
  ["Q3", "2026-07-01T00:00:00.000Z 2026-09-30T23:59:59.999Z"],
  ["Q4 2025", "2025-10-01T00:00:00.000Z 2025-12-31T23:59:59.999Z"],
  ["last 3 months", "2026-08-21T12:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["9 months", "2026-02-21T12:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["1 day", "2026-11-20T12:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["1 week", "2026-11-14T12:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["the past 2 weeks", "2026-11-07T12:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["1 hour", "2026-11-21T11:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["1h", "2026-11-21T11:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["the last_quarter", "2026-07-01T00:00:00.000Z 2026-09-30T23:59:59.999Z"],
  ["past year", "2025-01-01T00:00:00.000Z 2025-12-31T23:59:59.999Z"],
  ["previous day", "2026-11-20T00:00:00.000Z 2026-11-20T23:59:59.999Z"],
  ["2026-11-21", "2026-11-21T00:00:00.000Z 2026-11-21T12:00:00.000Z"],
  [" this  week ", "2026-11-16T00:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["january", "2026-01-01T00:00:00.000Z 2026-01-31T23:59:59.999Z"],
])("`%s` is %s", (text, expected) => {
  expect(range(text)).toBe(expected);
});

it.each([
  ["this week", "Asia/Tokyo", "2026-11-15T15:00:00.000Z 2026-11-21T12:00:00.000Z"],
  ["last month", "America/New_York", "2026-10-01T04:00:00.000Z 2026-11-01T03:59:59.999Z"],
  // The month in which clocks go back is an hour longer.
  ["last month", "Europe/Berlin", "2026-09-30T22:00:00.000Z 2026-10-31T22:59:59.999Z"],
  ["2026-10-25", "Europe/Berlin", "2026-10-24T22:00:00.000Z 2026-10-25T22:59:59.999Z"],
  // Where clocks go forward at midnight the day begins at one o'clock.
  ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z 2026-09-07T02:59:59.999Z"],
])("`%s` in %s is %s", (text, timeZone, expected) => {
  expect(range(text, timeZone)).toBe(expected);
});

it("Months back end with the last day of a shorter month, and a month that begins right now is the latest", () => {
  const [lastOfMay, firstOfMay] = ["2026-05-31T12:00:00.000Z", "2026-05-01T00:00:00.000Z"];
  expect(range("3 months", "UTC", new Date(lastOfMay))).toBe(`2026-02-28T12:00:00.000Z ${lastOfMay}`);
  expect(range("May", "UTC", new Date(firstOfMay))).toBe(`${firstOfMay} ${firstOfMay}`);
});

it.each([
  "",
  "soon",
  "last",
  "week",
  "last decade",
  "0d",
  "2025-W53",
  "2026-02-30",
  "2026-13",
  "2026-Q5",
  "7",
  "-7d",
  "marchs",
  "Q5",
  "sep 26",
  "mayo",
  "the",
  "this fortnight",
  "last2weeks",
  "100000d",
  "2026-00-10",
  "0999",
])("`%s` is no period", (text) => {
  expect(range(text)).toBeUndefined();
});

it.each([
  ["2d", null, true],
  ["current month", "month", true],
  ["2026-11-21", "day", true],
  ["2026-11-20", "day", false],
  ["last quarter", "quarter", false],
])("`%s` has the unit %s, and runs: %s", (text, unit, isRunning) => {
  expect(readPeriod(text, { now, timeZone: "UTC" })).toMatchObject({ unit, isRunning, timeZone: "UTC" });
});

const before = (text: string, at = now, timeZone = "UTC"): string => {
  const period = readPeriod(text, { now: at, timeZone });
  if (!period) throw new Error(`${text} is not read`);
  const { from, to } = periodBefore(period, timeZone);
  return `${from} ${to}`;
};

it.each([
  ["last week", "2026-11-02T00:00:00.000Z 2026-11-08T23:59:59.999Z"],
  ["last month", "2026-09-01T00:00:00.000Z 2026-09-30T23:59:59.999Z"],
  ["last quarter", "2026-04-01T00:00:00.000Z 2026-06-30T23:59:59.999Z"],
  ["yesterday", "2026-11-19T00:00:00.000Z 2026-11-19T23:59:59.999Z"],
  ["today", "2026-11-20T00:00:00.000Z 2026-11-20T12:00:00.000Z"],
  ["this week", "2026-11-09T00:00:00.000Z 2026-11-14T12:00:00.000Z"],
  ["this month", "2026-10-01T00:00:00.000Z 2026-10-21T12:00:00.000Z"],
  ["this quarter", "2026-07-01T00:00:00.000Z 2026-08-21T12:00:00.000Z"],
  ["this year", "2025-01-01T00:00:00.000Z 2025-11-21T12:00:00.000Z"],
  ["7d", "2026-11-07T11:59:59.999Z 2026-11-14T11:59:59.999Z"],
])("Before `%s` comes %s", (text, expected) => {
  expect(before(text)).toBe(expected);
});

it.each([
  ["today", "2026-12-01T08:30:00.000Z", "2026-11-30T00:00:00.000Z 2026-11-30T08:30:00.000Z"],
  ["this month", "2026-12-05T08:30:00.000Z", "2026-11-01T00:00:00.000Z 2026-11-05T08:30:00.000Z"],
  ["this month", "2026-03-31T08:30:00.000Z", "2026-02-01T00:00:00.000Z 2026-02-28T08:30:00.000Z"],
  ["this quarter", "2026-11-30T08:30:00.000Z", "2026-07-01T00:00:00.000Z 2026-08-30T08:30:00.000Z"],
  ["this quarter", "2026-12-31T08:30:00.000Z", "2026-07-01T00:00:00.000Z 2026-09-30T08:30:00.000Z"],
])("Before `%s` at %s comes the same part of the one before", (text, at, expected) => {
  expect(before(text, new Date(at))).toBe(expected);
});

it("The period before begins where the calendar says, also across a change of clocks", () => {
  expect(before("last week", new Date("2026-11-02T12:00:00Z"), "Europe/Berlin")).toBe(
    "2026-10-18T22:00:00.000Z 2026-10-25T22:59:59.999Z",
  );
  // In Nuuk clocks skipped the last hour of that day.
  expect(before("today", new Date("2024-04-01T00:30:00Z"), "America/Nuuk")).toBe(
    "2024-03-30T02:00:00.000Z 2024-03-31T00:59:59.999Z",
  );
});

it("Before a morning comes the afternoon before", () => {
  const morning = { from: "2026-11-20T00:00:00.000Z", to: "2026-11-20T11:59:59.999Z" };
  expect(periodBefore(morning, "UTC")).toEqual({ from: "2026-11-19T12:00:00.000Z", to: "2026-11-19T23:59:59.999Z" });
});

it.each([
  // Of 168 hours behind a Sunday of 25, and of 743 hours of March.
  ["2026-10-26", "2026-11-01", "2026-10-18T22:00:00.000Z 2026-10-25T22:59:59.999Z"],
  ["2026-03-01", "2026-03-31", "2026-01-28T23:00:00.000Z 2026-02-28T22:59:59.999Z"],
])("Before the days from %s to %s in Berlin come as many whole days", (first, last, expected) => {
  const timeZone = "Europe/Berlin";
  const from = startOfUnit(new Date(`${first}T12:00:00Z`), "day", timeZone).toISOString();
  const to = endOfUnit(new Date(`${last}T12:00:00Z`), "day", timeZone).toISOString();
  const earlier = periodBefore({ from, to }, timeZone);
  expect(`${earlier.from} ${earlier.to}`).toBe(expected);
});

const ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia"];
const instants = fc.date({ min: new Date("2015-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });

it("Units follow each other without a gap or an overlap, in every zone", () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...CALENDAR_UNITS), fc.constantFrom(...ZONES), (at, unit, zone) => {
      const [start, end] = [startOfUnit(at, unit, zone), endOfUnit(at, unit, zone)];
      expect(start <= at && at <= end).toBe(true);
      expect(startOfUnit(end, unit, zone)).toEqual(start);
      expect(startOfUnit(new Date(end.getTime() + 1), unit, zone).getTime()).toBe(end.getTime() + 1);
      const earlier = periodBefore(calendarPeriod(unit, { now: at, timeZone: zone }, { offset: -1 }), zone);
      expect(earlier.to).toBe(new Date(startOfUnit(at, unit, zone, -1).getTime() - 1).toISOString());
    }),
  );
});

it("A week begins on the Monday that Intl shows in the zone, at its first hour", () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...ZONES), (at, timeZone) => {
      const start = startOfUnit(at, "week", timeZone);
      const options = { timeZone, weekday: "long", hour: "2-digit", hourCycle: "h23" } as const;
      const parts = new Intl.DateTimeFormat("en", options).formatToParts(start);
      expect(parts.find(({ type }) => type === "weekday")?.value).toBe("Monday");
      expect(Number(parts.find(({ type }) => type === "hour")?.value)).toBe(0);
    }),
  );
});

const moment = (text: string, edge: "from" | "to", timeZone = "UTC"): string | undefined =>
  readMoment(text, edge, { now, timeZone })?.toISOString();

it.each([
  ["now", "from", "UTC", "2026-11-21T12:00:00.000Z"],
  ["7d", "from", "UTC", "2026-11-14T12:00:00.000Z"],
  ["2w", "to", "UTC", "2026-11-07T12:00:00.000Z"],
  ["today", "to", "UTC", "2026-11-21T23:59:59.999Z"],
  ["last week", "from", "UTC", "2026-11-09T00:00:00.000Z"],
  ["last week", "to", "UTC", "2026-11-15T23:59:59.999Z"],
  ["2026-11-01T09:30", "from", "Europe/Berlin", "2026-11-01T08:30:00.000Z"],
  ["2026-11-01 09:30:15.5", "to", "UTC", "2026-11-01T09:30:15.500Z"],
  ["2026-11-01T09:30:00+02:00", "from", "Asia/Tokyo", "2026-11-01T07:30:00.000Z"],
  ["2026-11-01", "to", "America/New_York", "2026-11-02T04:59:59.999Z"],
  [" 2026-11-01 09:30:15.25z ", "from", "Asia/Tokyo", "2026-11-01T09:30:15.250Z"],
] as const)("%s as the edge `%s` in %s is %s", (text, edge, timeZone, expected) => {
  expect(moment(text, edge, timeZone)).toBe(expected);
});

it.each([
  ...["2026-02-30T10:00:00Z", "2026-02-30", "2026-11-01T24:00", "2026-11-01T09:60", "2026-11-01T09:30:60"],
  ...["2026-11-01T25:00Z", "tomorrow", ""],
])("`%s` is no moment", (text) => {
  expect(moment(text, "from")).toBeUndefined();
});

it("A period splits into weeks of the calendar, every millisecond in one of them", () => {
  const parts = splitByUnit({ from: "2026-11-05T00:00:00.000Z", to: "2026-11-21T12:00:00.000Z" }, "week", "UTC");
  expect(parts).toEqual([
    { from: "2026-11-05T00:00:00.000Z", to: "2026-11-08T23:59:59.999Z" },
    { from: "2026-11-09T00:00:00.000Z", to: "2026-11-15T23:59:59.999Z" },
    { from: "2026-11-16T00:00:00.000Z", to: "2026-11-21T12:00:00.000Z" },
  ]);
});

it("Both ends of a period are in it, also where a unit begins with the last millisecond", () => {
  const [from, to] = ["2026-11-20T00:00:00.000Z", "2026-11-21T00:00:00.000Z"];
  expect(trendStarts({ from, to }, "UTC")).toEqual([Date.parse(from), Date.parse(to)]);
  expect(splitByUnit({ from: to, to }, "week", "UTC")).toEqual([{ from: to, to }]);
  expect(unitsUpToNow("month", 2, { now, timeZone: "UTC" })).toEqual([
    { from: "2026-10-01T00:00:00.000Z", to: "2026-10-31T23:59:59.999Z" },
    { from: "2026-11-01T00:00:00.000Z", to: now.toISOString() },
  ]);
  const week = trendStarts({ from: "2026-11-14T12:00:00.000Z", to: now.toISOString() }, "UTC");
  expect(new Date(week.at(-1) ?? 0).toISOString()).toBe("2026-11-20T12:00:00.000Z");
  const { isRunning } = calendarPeriod("day", { now: new Date("2026-11-20T23:59:59.999Z"), timeZone: "UTC" });
  expect(isRunning).toBe(false);
});

it("A time range of the API is that many days up to now, and a day is that of the zone", () => {
  expect(timeRangePeriod("week", now)).toEqual({
    ...{ from: "2026-11-14T12:00:00.000Z", to: now.toISOString(), unit: null, isRunning: true, timeZone: "UTC" },
  });
  expect([isoDay(now, "UTC"), isoDay(now, "Pacific/Kiritimati")]).toEqual(["2026-11-21", "2026-11-22"]);
});

it.each([
  ["2026-11-07T12:00:00.000Z", 14],
  ["2026-11-06T12:00:00.000Z", 3],
  ["2026-11-14T12:00:00.000Z", 7],
  ["2026-08-21T12:00:00.000Z", 14],
  ["2025-11-21T12:00:00.000Z", 26],
  ["2026-11-21T11:00:00.000Z", 1],
])("A trend from %s has %d parts", (from, count) => {
  const starts = trendStarts({ from, to: now.toISOString() }, "UTC");
  expect(starts).toHaveLength(count);
  expect(starts[0]).toBe(Date.parse(from));
});

it.each([
  // The clocks go back on Sunday.
  ["2026-W43", "2026-11-21T12:00:00Z", ["19", "20", "21", "22", "23", "24", "25"]],
  ["2026-W13", "2026-11-21T12:00:00Z", ["23", "24", "25", "26", "27", "28", "29"]],
  ["this week", "2026-11-18T09:00:00Z", ["16", "17", "18"]],
  ["this week", "2026-11-21T12:00:00Z", ["16", "17", "18", "19", "20", "21"]],
  ["2026-10", "2026-11-21T12:00:00Z", ["01", "08", "15", "22", "29"]],
  ["2026-02", "2026-11-21T12:00:00Z", ["01", "08", "15", "22"]],
])("A trend over %s in Berlin has a point per day or week from midnight, on %s", (text, at, days) => {
  const timeZone = "Europe/Berlin";
  const period = readPeriod(text, { now: new Date(at), timeZone });
  if (period === undefined) throw new Error(text);
  const local = trendStarts(period, timeZone).map((start) =>
    new Date(start).toLocaleString("sv", { timeZone }).slice(8),
  );
  expect(local).toEqual(days.map((day) => `${day} 00:00:00`));
});

it("A unit that begins right now runs, one that begins later does not", () => {
  const midnight = new Date("2026-11-21T00:00:00.000Z");
  expect(calendarPeriod("day", { now: midnight, timeZone: "UTC" })).toMatchObject({
    ...{ from: midnight.toISOString(), to: midnight.toISOString(), isRunning: true },
  });
  const later = calendarPeriod("day", { now: midnight, timeZone: "UTC" }, { offset: 1 });
  expect(later).toMatchObject({ isRunning: false, to: "2026-11-22T23:59:59.999Z" });
});

it.each([
  [1, 1, 1],
  [14, 14, 1],
  [15, 3, 7],
  [28, 4, 7],
  [29, 5, 7],
  [182, 26, 7],
  [183, 23, 8],
  [365, 25, 15],
])("A trend over %i days from midnight has %i parts of %i days", (days, parts, each) => {
  const start = Date.UTC(2026, 0, 1);
  const period = { from: new Date(start).toISOString(), to: new Date(start + days * 86_400_000 - 1).toISOString() };
  expect(trendStarts(period, "UTC")).toEqual(
    Array.from({ length: parts }, (_, index) => start + index * each * 86_400_000),
  );
});

it("Parts of a trend are in order, within the period, and no more than 27", () => {
  const instant = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2028, 0) });
  fc.assert(
    fc.property(
      instant,
      instant,
      fc.constantFrom("UTC", "Europe/Berlin", "America/St_Johns", "Pacific/Apia"),
      fc.boolean(),
      (one, other, timeZone, fromMidnight) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const from = fromMidnight ? startOfUnit(new Date(first), "day", timeZone) : new Date(first);
        const starts = trendStarts({ from: from.toISOString(), to: new Date(last).toISOString() }, timeZone);
        expect(starts[0]).toBe(from.getTime());
        expect(starts.length).toBeLessThanOrEqual(27);
        expect(starts.at(-1)).toBeLessThanOrEqual(last);
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      },
    ),
  );
});

it("A time zone is one that this system knows by name", () => {
  expect(["UTC", "Europe/Berlin", "Europe/Nowhere", "+02:00", ""].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it("Every way to write a moment that the help names is read", () => {
  const ways = (help: string): string[] => help.split(/, | or /);
  expect(ways(MOMENT_HELP).map((text) => [text, moment(text, "from") !== undefined])).toEqual(
    ways(MOMENT_HELP).map((text) => [text, true]),
  );
});
