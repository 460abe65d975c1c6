import { expect, it } from "vitest";
import { checkTimeZone, resolveDate } from "../../cli/time/dates.ts";
import { resolvePeriod } from "../../cli/time/when.lazy.ts";

const now = new Date("2026-11-21T12:00:00.000Z");

const resolve = async (text: string, edge: "from" | "to", timeZone = "UTC"): Promise<string> =>
  (await resolveDate(text, { flag: `--${edge}`, edge, now, timeZone })).toISOString();

it.each([
  ["7d", "from", "2026-11-14T12:00:00.000Z"],
  ["12h", "from", "2026-11-21T00:00:00.000Z"],
  ["2w", "to", "2026-11-07T12:00:00.000Z"],
  ["now", "to", "2026-11-21T12:00:00.000Z"],
  ["today", "from", "2026-11-21T00:00:00.000Z"],
  ["yesterday", "from", "2026-11-20T00:00:00.000Z"],
  ["yesterday", "to", "2026-11-20T23:59:59.999Z"],
  ["2026-11-01", "from", "2026-11-01T00:00:00.000Z"],
  ["2026-11-01", "to", "2026-11-01T23:59:59.999Z"],
  ["2026-12-31", "to", "2026-12-31T23:59:59.999Z"],
  ["2024-02-29", "from", "2024-02-29T00:00:00.000Z"],
  ["2026-11-01T09:30", "from", "2026-11-01T09:30:00.000Z"],
  ["2026-11-01 09:30:15.5", "to", "2026-11-01T09:30:15.500Z"],
  ["2026-11-01T09:30:00Z", "from", "2026-11-01T09:30:00.000Z"],
  ["2026-11-01T09:30:00+02:00", "from", "2026-11-01T07:30:00.000Z"],
] as const)("%s as --%s is %s", async (text, edge, expected) => {
  expect(await resolve(text, edge)).toBe(expected);
});

it.each([
  ["2026-11-01", "from", "Europe/Berlin", "2026-10-31T23:00:00.000Z"],
  ["2026-11-01", "to", "America/New_York", "2026-11-02T04:59:59.999Z"],
  ["yesterday", "from", "Asia/Tokyo", "2026-11-19T15:00:00.000Z"],
  ["2026-07-01T09:30", "from", "Europe/Berlin", "2026-07-01T07:30:00.000Z"],
  // The day on which clocks go back has 25 hours.
  ["2026-10-25", "from", "Europe/Berlin", "2026-10-24T22:00:00.000Z"],
  ["2026-10-25", "to", "Europe/Berlin", "2026-10-25T22:59:59.999Z"],
  ["2026-11-01", "from", "Asia/Kathmandu", "2026-10-31T18:15:00.000Z"],
] as const)("%s as --%s in %s is %s", async (text, edge, timeZone, expected) => {
  expect(await resolve(text, edge, timeZone)).toBe(expected);
});

it.each(["", "soon", "2026-02-30", "2026-13-01", "2026-11-01T25:00", "7", "-7d", "2026-11-1", "1e3d"])(
  "`%s` is rejected with the ways to write a date",
  async (text) => {
    await expect(resolve(text, "from")).rejects.toMatchObject({
      message: `Expected --from to be a date, got \`${text}\`.`,
      hint: expect.stringContaining("yesterday"),
      exit: "usage",
    });
  },
);

it("A time zone that does not exist is rejected", () => {
  expect(() => checkTimeZone("Europe/Nowhere")).toThrow("Expected a time zone");
  expect(checkTimeZone("Europe/Berlin")).toBe("Europe/Berlin");
});

it.each([
  ["2026-11-20", "UTC", "2026-11-14T00:00:00.000Z"],
  ["2026-10-25", "Europe/Berlin", "2026-10-18T22:00:00.000Z"],
  ["2026-11-20T12:00", "UTC", "2026-11-13T12:00:00.000Z"],
])("Only --to %s in %s ends as many days, from midnight if it is a day", async (to, timeZone, from) => {
  expect(await resolvePeriod({ now: () => now } as never, { to }, timeZone)).toMatchObject({ from });
});
