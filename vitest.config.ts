import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./test/support/slowest-first.ts";

/** Tests that replace objects of the platform, by msw or by starting the server program in this process. */
const APART = [
  "test/sdk/transport/msw.test.ts",
  "examples/testing-with-msw.test.ts",
  "examples/hono-app/app.test.ts",
  "server-mock/test/{integrator,commands,help}.test.ts",
];

export default defineConfig({
  test: {
    globalSetup: "test/support/generated-files.mjs",
    // Catches what hangs. What is only slow, on a machine with other work, is none of its business.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A little less, so that it is said what never came.
    expect: { poll: { timeout: 290_000 } },
    // One core is left to the processes that tests start.
    maxWorkers: "75%",
    sequence: { sequencer: SlowestFirst },
    projects: [
      // A process for each file would load the code under test again for each: twice the time of the suite.
      {
        extends: true,
        test: {
          name: "shared",
          include: ["test/**/*.test.ts", "examples/**/*.test.ts", "server-mock/test/**/*.test.ts"],
          exclude: APART,
          isolate: false,
          setupFiles: "test/support/shared-process.ts",
        },
      },
      { extends: true, test: { name: "apart", include: APART } },
    ],
    // npm run coverage
    coverage: {
      include: [
        "src/**/*.ts",
        "analysis/**/*.ts",
        "design/**/*.ts",
        "cli/**/*.ts",
        "mcp/**/*.ts",
        "server-mock/src/**/*.ts",
      ],
      // What runs only in processes that the tests start is not seen by the coverage of this one.
      exclude: [
        "**/generated/**",
        "**/*.config.ts",
        "**/bundle/**",
        "**/main.ts",
        "cli/process/**",
        "mcp/{stdio,protocol}/**",
        "mcp/{serve,run-mcp}.ts",
        "server-mock/src/{job-thread,run-in-process}.ts",
        "server-mock/src/jobs/{worker-thread,run-in-thread,listen-for-jobs}.ts",
      ],
      reporter: ["text-summary", "json-summary"],
      // One failure does not cost the figures of a run of minutes.
      reportOnFailure: true,
      thresholds: {
        "src/**": { statements: 98, branches: 93, functions: 98, lines: 98 },
        "design/**": { statements: 98, branches: 96, functions: 98, lines: 98 },
        "analysis/**": { statements: 98, branches: 96, functions: 98, lines: 98 },
        "cli/**": { statements: 92, branches: 83, functions: 93, lines: 94 },
        "mcp/**": { statements: 92, branches: 82, functions: 91, lines: 94 },
        "server-mock/src/**": { statements: 91, branches: 85, functions: 93, lines: 93 },
        "server-mock/src/dashboard/**": { statements: 93, branches: 82, functions: 96, lines: 95 },
      },
    },
  },
});
