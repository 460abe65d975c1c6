import { afterAll, expect } from "vitest";

// Test files share the process of their worker, so none may leave it changed for those after it. Those that have to are listed in
// vitest.config.ts, and get a process of their own.

const PLATFORM = ["fetch", "Request", "Response", "Headers", "Date", "setTimeout", "crypto", "console"] as const;

const takeSnapshot = () => ({
  platform: PLATFORM.map((name) => globalThis[name]),
  environment: { ...process.env },
  folder: process.cwd(),
  fatal: process.listenerCount("uncaughtException") + process.listenerCount("unhandledRejection"),
});

const before = takeSnapshot();

afterAll(() => {
  const after = takeSnapshot();
  const replaced = PLATFORM.filter((_, index) => after.platform[index] !== before.platform[index]);
  expect(replaced, "objects of the platform that this file replaced").toEqual([]);
  expect(after.environment).toEqual(before.environment);
  expect(after.folder).toBe(before.folder);
  expect(after.fatal, "listeners for fatal errors").toBe(before.fatal);
});
