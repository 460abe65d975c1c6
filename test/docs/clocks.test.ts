import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** What makes a test depend on how fast, or how busy, the machine is. */
const TIMED: readonly (readonly [RegExp, string])[] = [
  [/performance\.now|hrtime|cpuUsage|Date\.now\(\) - [a-z]/, "measures time"],
  [/import \{[^}]*setTimeout[^}]*\} from "node:timers\/promises"|=> (void )?setTimeout\(/, "sleeps"],
  [/\bretry: ?[1-9]/, "tries a test again"],
];

/** What gives up earlier than the suite does, and so fails on a machine that is only slow. */
const IMPATIENT: readonly (readonly [RegExp, string])[] = [
  [/^ *\}, ?[\d_]+\);$|[{,] timeout: [\d_]+ \}, (async )?\(/m, "has a limit of its own"],
  [/\bvi\.wait(For|Until)\(|\.poll\([^;]*\btimeout:/, "waits with a limit of its own"],
  [/\.newContext\(|\b[A-Za-z]+\.waitFor\([^)]*timeout/, "waits for a page with a limit of its own"],
];

/** What counts on how much happened while something else went on. */
const COUNTING = /toBeGreaterThan(OrEqual)?\((?!0\))/;

/** Files that do, and why that is no assertion on the machine. */
const EXEMPT: Readonly<Record<string, string>> = {
  "test/support/built-programs.ts": "looks whether another worker has built the programs",
  "test/support/fault-server.ts": "notes when a request came; waits are asserted to be long enough, never short enough",
  "test/support/faults/accelerated-clock.ts": "is a clock",
  "test/support/faults/pipeline-faults.ts": "the delay of the service is the fault",
  "test/support/faults/size-and-stall-faults.ts": "the delay of the service is the fault",
  "server-mock/test/support/movable-clock.mjs": "is a clock",
  "server-mock/test/support/measure-turns.mjs":
    "shows in the chaos table what the server worked and what it waited for",
  "test/sdk/call/clock.test.ts": "timers of the platform are its subject, and fire in order",
  "server-mock/test/import/kill.test.ts": "looks whether another process has written",
  "server-mock/test/coaching/litellm.test.ts": "looks whether another process listens",
};

/** Scenarios whose processes, databases and leases are real. Their times are asserted in `npm run test:chaos` alone, without other tests. */
const EXEMPT_FOLDER = "server-mock/test/chaos/";

const SOURCES = ["test", "server-mock/test", "examples"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|mjs|cjs)$/.test(name) && !name.includes("node_modules"))
    .filter((name) => folder !== "examples" || name.endsWith(".test.ts"))
    .map((name) => join(folder, name)),
);

const findIn = (file: string, rules: typeof TIMED): string[] => {
  const text = readFileSync(join(ROOT, file), "utf8");
  return rules.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${file} ${what}`);
};
const timesOf = (file: string): string[] => findIn(file, TIMED);

it("no test measures time, sleeps or is tried again", () => {
  const own = "test/docs/clocks.test.ts";
  const checked = SOURCES.filter((file) => file !== own && !(file in EXEMPT) && !file.startsWith(EXEMPT_FOLDER));
  expect(checked.length).toBeGreaterThan(300);
  expect(checked.flatMap(timesOf)).toEqual([]);
});

it("no test gives up earlier than the suite does", () => {
  const own = ["test/docs/clocks.test.ts", "test/dashboard/support/browser.ts"];
  const checked = SOURCES.filter((file) => !own.includes(file));
  expect(checked.flatMap((file) => findIn(file, IMPATIENT))).toEqual([]);
});

it("no scenario of processes that work beside each other asserts how much they did meanwhile", () => {
  const scenarios = SOURCES.filter((file) => file.startsWith(EXEMPT_FOLDER));
  expect(scenarios.length).toBeGreaterThan(10);
  expect(scenarios.flatMap((file) => findIn(file, [[COUNTING, "counts"]]))).toEqual([]);
});

it("no shipped code leaves it to the platform to combine signals or to end them in time", () => {
  const shipped = ["src", "cli", "mcp", "core", "design", "server-mock"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.startsWith("test/"))
      .map((name) => join(folder, name)),
  );
  expect(shipped.length).toBeGreaterThan(800);
  // On Node 20 these may never fire once garbage was collected.
  const isLeft = (file: string) => /AbortSignal\.(any|timeout)\(/.test(readFileSync(join(ROOT, file), "utf8"));
  expect(shipped.filter(isLeft)).toEqual([]);
});

it("every exemption is needed", () => {
  expect(Object.keys(EXEMPT).filter((file) => timesOf(file).length === 0)).toEqual([]);
});

it.each([
  ["const start = performance.now();", "measures time"],
  ["expect(Date.now() - startedAt).toBeLessThan(5);", "measures time"],
  [`import { setTimeout as wait } from "node:timers/promises";`, "sleeps"],
  ["await new Promise((resolve) => setTimeout(resolve, 5));", "sleeps"],
  ["it('flakes', { retry: 2 }, () => undefined);", "tries a test again"],
  ["}, 60_000);", "has a limit of its own"],
  ["it('hurries', { timeout: 60_000 }, async () => undefined);", "has a limit of its own"],
  ["await vi.waitFor(() => expect(lines).toHaveLength(1));", "waits with a limit of its own"],
  ["await expect.poll(read, { timeout: 500 }).toBe(1);", "waits with a limit of its own"],
  ["const context = await browser.newContext();", "waits for a page with a limit of its own"],
])("%s %s", (line, what) => {
  expect([...TIMED, ...IMPATIENT].filter(([pattern]) => pattern.test(line)).map(([, found]) => found)).toEqual([what]);
});
