import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts", "examples/**/*.test.ts", "server-mock/test/**/*.test.ts"],
    globalSetup: "test/support/generated-files.mjs",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // npm run coverage
    coverage: {
      include: ["src/**/*.ts", "analysis/**/*.ts", "cli/**/*.ts", "mcp/**/*.ts", "server-mock/src/**/*.ts"],
      // What runs only in processes that the tests start is not seen by the coverage of this one.
      exclude: [
        "**/generated/**",
        "**/*.config.ts",
        "**/bundle/**",
        "**/main.ts",
        "cli/process/**",
        "mcp/{stdio,protocol}/**",
        "mcp/{serve,run-mcp}.ts",
        "server-mock/src/jobs/{worker-thread,listen-for-jobs}.ts",
      ],
      reporter: ["text-summary", "json-summary"],
      thresholds: {
        "src/**": { statements: 98, branches: 93, functions: 98, lines: 98 },
        "analysis/**": { statements: 98, branches: 96, functions: 98, lines: 98 },
        "cli/**": { statements: 92, branches: 83, functions: 93, lines: 94 },
        "mcp/**": { statements: 92, branches: 82, functions: 91, lines: 94 },
        "server-mock/src/**": { statements: 91, branches: 85, functions: 93, lines: 93 },
      },
    },
  },
});
