import fc from "fast-check";
import { expect, it } from "vitest";
import { maskKey, maskKeys } from "../../core/secrets/mask-keys.ts";
import { countText, formatCount } from "../../core/words/count-text.ts";
import { clockText, durationText, timecodeText } from "../../core/words/duration-text.ts";
import { changeText, scoreText } from "../../core/words/score-text.ts";
import { dateText, dayText, spanText, timeText, zonedTimeText } from "../../core/words/span-text.ts";

it.each([
  [0, "meeting", undefined, "0 meetings"],
  [1, "meeting", undefined, "1 meeting"],
  [1234, "meeting", undefined, "1,234 meetings"],
  [1, "person", "people", "1 person"],
  [2, "criterion", "criteria", "2 criteria"],
])("%s of `%s` is said with its noun", (count, one, many, text) => {
  expect(countText(count, one, many)).toBe(text);
});

it("counts are grouped as `Intl` groups them in English", () => {
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(formatCount(count)).toBe(new Intl.NumberFormat("en").format(count));
    }),
  );
});

it("scores are rounded half up once, and none is a dash", () => {
  expect([72.45, 90.55, 0, 100].map((score) => scoreText(score))).toEqual(["72.5", "90.6", "0.0", "100.0"]);
  expect([scoreText(null), scoreText(null, "no score")]).toEqual(["–", "no score"]);
});

it.each([
  [1.2, 1, "+1.2"],
  [-3, 1, "-3.0"],
  [0, 1, "±0.0"],
  // What rounds to nothing has no direction.
  [-0.04, 1, "±0.0"],
  [12, 0, "+12"],
  [null, 1, "–"],
])("a change of %s with %s decimals is %s", (change, places, text) => {
  expect(changeText(change, places)).toBe(text);
});

it("a length is said in units, as a player's clock, and as a transcript's time", () => {
  expect([7, 2480, 3725].map(durationText)).toEqual(["7s", "41m 20s", "1h 02m"]);
  expect([7, 245, 3729, null].map(clockText)).toEqual(["0:07", "4:05", "1:02:09", "–"]);
  expect([0, 83.9, 36_000].map(timecodeText)).toEqual(["00:00:00", "00:01:23", "10:00:00"]);
});

const BERLIN = "Europe/Berlin";

it.each([
  ["2026-11-09T00:00:00.000Z", "2026-11-15T23:59:59.999Z", "UTC", "Week 46, 9-15 November 2026"],
  ["2026-11-08T23:00:00.000Z", "2026-11-15T22:59:59.999Z", BERLIN, "Week 46, 9-15 November 2026"],
  // A week of 167 hours, and one that belongs to the year of its Thursday.
  ["2026-03-22T23:00:00.000Z", "2026-03-29T21:59:59.999Z", BERLIN, "Week 13, 23-29 March 2026"],
  ["2024-12-30T00:00:00.000Z", "2025-01-05T23:59:59.999Z", "UTC", "Week 1, 30 December 2024 - 5 January 2025"],
  ["2026-09-28T00:00:00.000Z", "2026-10-04T23:59:59.999Z", "UTC", "Week 40, 28 September - 4 October 2026"],
  ["2026-11-10T00:00:00.000Z", "2026-11-16T23:59:59.999Z", "UTC", "10-16 November 2026"],
  ["2026-11-09T00:00:00.000Z", "2026-11-09T23:59:59.999Z", "UTC", "9 November 2026"],
  ["2026-11-01T00:00:00.000Z", "2026-11-30T23:59:59.999Z", "UTC", "November 2026"],
  ["2026-10-01T00:00:00.000Z", "2026-12-31T23:59:59.999Z", "UTC", "Q4 2026"],
  ["2026-01-01T00:00:00.000Z", "2026-12-31T23:59:59.999Z", "UTC", "2026"],
  // A day that begins at one o'clock, and the day before it.
  ["2026-09-06T04:00:00.000Z", "2026-09-07T02:59:59.999Z", "America/Santiago", "6 September 2026"],
  ["2026-09-05T04:00:00.000Z", "2026-09-06T03:59:59.999Z", "America/Santiago", "5 September 2026"],
  ["2026-11-09T00:00:00.000Z", "2026-11-15T12:30:00.000Z", "UTC", "9 Nov 2026, 00:00 to 15 Nov 2026, 12:30"],
])("%s to %s in %s is %s", (from, to, zone, text) => {
  expect(spanText({ from, to }, zone)).toBe(text);
});

it.each([
  ["2026-09-24T12:00:00.000Z", "UTC", "24 Sep 2026, 12:00 UTC"],
  ["2026-09-30T23:59:59.999Z", "UTC", "30 Sep 2026, 23:59 UTC"],
  ["2026-09-30T22:30:00.000Z", "Europe/Berlin", "1 Oct 2026, 00:30 UTC+2"],
  ["2026-06-01T02:00:00.000Z", "America/New_York", "31 May 2026, 22:00 UTC-4"],
  ["2026-06-01T02:00:59.999Z", "Asia/Kolkata", "1 Jun 2026, 07:30 UTC+5:30"],
])("%s in %s is %s, and a date or a day is its beginning", (iso, zone, text) => {
  const date = text.replace(/,.*/, "");
  expect([zonedTimeText(iso, zone), dateText(iso, zone)]).toEqual([text, date]);
  expect(date).toContain(`${dayText(iso, zone)} `);
});

it("a time that is no time is shown as it came", () => {
  expect(timeText("soon", "UTC")).toBe("soon");
});

it("masked keys show two characters of what nobody could guess the rest of, and masking again changes nothing", () => {
  const key = `svc_live_${"ab0".repeat(10)}zz`;
  expect([maskKey(key), maskKey("hunter2")]).toEqual(["svc_live_ab…", "…"]);
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const masked = maskKeys(`${before}${key}${after}`);
      expect(masked).not.toContain(key.slice(0, 14));
      expect(maskKeys(masked)).toBe(masked);
    }),
  );
});
