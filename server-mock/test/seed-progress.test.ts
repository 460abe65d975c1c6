import { expect, it } from "vitest";
import { SeedProgress } from "../program/seed-progress.ts";

it("says how many are stored, how fast that goes and how long it takes yet", () => {
  let time = 0;
  const progress = new SeedProgress(1_000_000, () => time);
  time = 4_000;
  expect(progress.lineAt(20_000)).toBe("20,000 of 1,000,000 meetings, 5,000 a second, 3 min 16 s left");
  time = 190_000;
  expect(progress.lineAt(950_000)).toBe("950,000 of 1,000,000 meetings, 5,000 a second, 10 s left");
});

it("says nothing more than once in two seconds, and nothing before there is something to say", () => {
  let time = 0;
  const progress = new SeedProgress(100, () => time);
  expect(progress.lineAt(10)).toBeUndefined();
  time = 2_500;
  expect([progress.lineAt(0), progress.lineAt(20), progress.lineAt(30)]).toEqual([
    undefined,
    expect.any(String),
    undefined,
  ]);
});
