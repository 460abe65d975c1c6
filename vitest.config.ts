import { randomInt } from "node:crypto";
import { defineConfig } from "vitest/config";
import { lightPlatformInTests } from "./scripts/light-platform.ts";
import { ONLY_IN_ALL } from "./test/support/only-in-all.ts";
import { SlowestFirst } from "./test/support/slowest-first.ts";

// npm test: tables are drawn from by this seed, see test/support/draw.ts. The workers inherit it.
if (process.argv.includes("drawn")) process.env["SVC_TEST_SEED"] ??= String(randomInt(1_000_000));
const IS_DRAWN = process.env["SVC_TEST_SEED"] !== undefined;

/** Tests that replace objects of the platform, by msw or by starting the server program in this process, or that count timers. */
const APART = [
  "test/sdk/transport/msw.test.ts",
  "test/mcp/organization-store.test.ts",
  "examples/testing-with-msw.test.ts",
  "examples/{hono-app/app,widget/widget}.test.ts",
  "test/examples/recipes.test.ts",
  "server-mock/test/{integrator,commands,help}.test.ts",
];

const CHAOS = "server-mock/test/chaos/**/*.test.ts";
const LEFT_OUT = IS_DRAWN ? Object.keys(ONLY_IN_ALL) : [];

export default defineConfig({
  plugins: [lightPlatformInTests],
  test: {
    // Through the plugin.
    server: { deps: { inline: ["openapi-fetch"] } },
    globalSetup: ["test/support/generated-files.mjs", ...(IS_DRAWN ? ["test/support/draw-seed.mjs"] : [])],
    // Catches what hangs. What is only slow, on a machine with other work, is none of its business.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A little less, so that it is said what never came.
    // A test that asserts nothing fails: its loop has no rows, or nobody calls its callback.
    expect: { poll: { timeout: 55_000 }, requireAssertions: true },
    // Many files wait for processes that they start: with a core kept free for those, a third of all CPU time was idle.
    maxWorkers: "100%",
    sequence: { sequencer: SlowestFirst },
    experimental: { fsModuleCache: true },
    projects: [
      // A process for each file would load the code under test again for each: twice the time of the suite.
      {
        extends: true,
        test: {
          name: "shared",
          include: ["test/**/*.test.ts", "examples/**/*.test.ts", "server-mock/test/**/*.test.ts"],
          exclude: [...APART, CHAOS, ...LEFT_OUT],
          isolate: false,
          setupFiles: "test/support/shared-process.ts",
        },
      },
      { extends: true, test: { name: "apart", include: APART, exclude: LEFT_OUT } },
      // Processes that are killed, disks that fill up, leases that run out.
      {
        extends: true,
        test: {
          name: "chaos",
          include: [CHAOS],
          exclude: LEFT_OUT,
          isolate: false,
          setupFiles: "test/support/shared-process.ts",
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 290_000 }, requireAssertions: true },
        },
      },
    ],
    // npm run coverage
    coverage: {
      include: [
        "src/**/*.ts",
        "core/**/*.ts",
        "copy/**/*.ts",
        "machine/**/*.ts",
        "design/**/*.ts",
        "cli/**/*.ts",
        "mcp/**/*.ts",
        "server-mock/**/*.ts",
      ],
      // What runs only in processes that the tests start is not seen by the coverage of this one.
      exclude: [
        // The patterns above match anywhere in a path: test/cli is no source of the command line.
        "test/**",
        "server-mock/test/**",
        "**/generated/**",
        "**/*.config.ts",
        "**/bundle/**",
        "**/main.ts",
        "cli/process/**",
        "mcp/{stdio,protocol}/**",
        "mcp/{serve,run-mcp}.ts",
        "server-mock/program/{job-thread,run-in-process}.ts",
        "server-mock/jobs/{worker-thread,run-in-thread,listen-for-jobs}.ts",
      ],
      reporter: ["text-summary", "json-summary"],
      // One failure does not cost the figures of a run of minutes.
      reportOnFailure: true,
      // About one below what a run finds where Chromium and PostgreSQL are installed.
      thresholds: {
        "src/**": { statements: 98, branches: 96, functions: 98, lines: 98.5 },
        "design/**": { statements: 99, branches: 96, functions: 99, lines: 99 },
        "core/**": { statements: 98, branches: 96, functions: 99, lines: 98.5 },
        "cli/**": { statements: 96.5, branches: 91.5, functions: 96, lines: 97 },
        "mcp/**": { statements: 96, branches: 94, functions: 96.5, lines: 97 },
        "server-mock/**": { statements: 94.5, branches: 88.5, functions: 95, lines: 95.5 },
        "server-mock/dashboard/**": { statements: 95.5, branches: 86, functions: 98, lines: 97 },
      },
    },
  },
});
